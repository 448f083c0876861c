/// The works of a file of entries, and what is wrong with its other lines.
public struct EntryFile: Hashable, Sendable {
  /// A line that makes no sense.
  public struct BadLine: Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let number: Int

    /// What is wrong and what to write instead.
    public let reason: String

    /// The line and what is wrong with it.
    public var description: String { "line \(number): \(reason)." }
  }

  /// The fields of a line, in their order.
  public static let columns = [
    "team", "region", "design", "originality", "social", "released", "kits", "votes",
    "final design", "final originality", "final social",
  ]

  /// The works, in the order of their lines.
  public private(set) var works: [Work] = []

  /// What is wrong, in the order of the lines.
  public private(set) var badLines: [BadLine] = []

  /// Reads a file of entries.
  ///
  /// - Parameter text: A work on each line; empty lines and those that begin with `#` mean nothing.
  public init(text: String) {
    var firstLines: [String: Int] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard !line.trimmed.isEmpty, !line.hasPrefix("#") else { continue }
      do {
        let work = try Work(line: line)
        if let first = firstLines[work.team] {
          throw EntryProblem(
            "the team \(work.team.debugDescription) is on line \(first) already; "
              + "a team enters once"
          )
        }
        firstLines[work.team] = index + 1
        works.append(work)
      } catch {
        badLines.append(BadLine(number: index + 1, reason: "\(error)"))
      }
    }
  }

  /// The regions, in the order of their first entry, with their works.
  public var regions: [(name: String, works: [Work])] {
    var names: [String] = []
    for work in works where !names.contains(work.region) { names.append(work.region) }
    return names.map { name in (name, works.filter { $0.region == name }) }
  }
}

/// What is wrong with a line.
private struct EntryProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Work {
  fileprivate init(line: some StringProtocol) throws {
    let fields: [String]
    do {
      fields = try EntryLine(line).fields
    } catch {
      throw EntryProblem("a quotation mark is out of place; double it within a field in quotes")
    }
    let columns = EntryFile.columns
    guard fields.count == columns.count else {
      let list = columns.joined(separator: ", ")
      throw EntryProblem("fields: \(fields.count); write \(columns.count): \(list)")
    }
    for index in 0..<2 where fields[index].isEmpty {
      throw EntryProblem("there is no \(columns[index]); write its name")
    }
    guard let isReleased = ["yes": true, "no": false][fields[5]] else {
      throw EntryProblem("released is \(fields[5].shown); write yes or no")
    }
    let votes = try Self.number(fields, 7)
    guard votes >= 0 else { throw EntryProblem("votes is \(votes); give 0 or more") }
    let isJudgedAgain = fields[8...10].contains { !$0.isEmpty }
    self.init(
      team: fields[0],
      region: fields[1],
      preliminary: try Judging(fields, at: 2),
      isReleased: isReleased,
      kits: fields[6].split(separator: ";").map(\.trimmed).filter { !$0.isEmpty },
      votes: votes,
      final: isJudgedAgain ? try Judging(fields, at: 8) : nil
    )
  }

  fileprivate static func number(_ fields: [String], _ index: Int) throws -> Int {
    guard let number = Int(fields[index]) else {
      let name = EntryFile.columns[index]
      throw EntryProblem("\(name) is \(fields[index].shown); write a whole number")
    }
    return number
  }
}

extension Judging {
  fileprivate init(_ fields: [String], at index: Int) throws {
    try self.init(
      design: Work.number(fields, index),
      originality: Work.number(fields, index + 1),
      socialValue: Work.number(fields, index + 2)
    )
  }
}

extension String {
  /// The beginning of a text, safe to print.
  fileprivate var shown: String { (count > 20 ? "\(prefix(20))…" : self).debugDescription }
}
