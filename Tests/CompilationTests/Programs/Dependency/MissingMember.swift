import Heirloom

protocol APIClient: Sendable {}

protocol Logger: Sendable {}

// expected-note@+1 {{'init(apiClient:logger:)' declared here}}
struct AppDependency: Dependency {
  let apiClient: any APIClient
  let logger: any Logger
}

struct SampleClient: APIClient {}

struct SampleLogger: Logger {}

// expected-error@+1 {{missing argument for parameter 'logger' in call}}
let dependency = AppDependency(apiClient: SampleClient())
