@_exported import Foundation
@_exported import Heirloom
@_exported import KittensModel
@_exported import KittensScreens
