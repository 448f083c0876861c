import Heirloom

protocol APIClient: Sendable {}

protocol Logger: Sendable {}

struct AppDependency: Dependency {
  let apiClient: any APIClient
  let logger: any Logger
}

struct SampleClient: APIClient {}

struct SampleLogger: Logger {}

let dependency = AppDependency(apiClient: SampleClient(), logger: SampleLogger())
