import Dispatch
import Heirloom

struct CycleDependency: Dependency {
  let text: String
}

extension Providers {
  var cycleEntrance: Provider<String> {
    Provider(fileID: "Sample/Entrance.swift") { $0.cycleFirst }
  }
  var cycleFirst: Provider<String> {
    Provider(fileID: "Sample/First.swift", line: 1) { $0.cycleSecond }
  }
  var cycleSecond: Provider<String> {
    Provider(fileID: "Sample/Second.swift", line: 2) { $0.cycleThird }
  }
  var cycleThird: Provider<String> {
    Provider(fileID: "Sample/Third.swift", line: 3) { $0.cycleFirst }
  }
  var cycleLeaf: Provider<String> {
    Provider(fileID: "Sample/Leaf.swift", line: 4) { _ in "leaf" }
  }
  var cycleBranch: Provider<String> {
    Provider(fileID: "Sample/Branch.swift", line: 5) { "branch of \($0.cycleLeaf)" }
  }
  var cycleCaller: Provider<String> { Provider(fileID: "Sample/Caller.swift") { $0.cycleCall(1) } }
  var cycleCall: AssistedProvider<String, Int> {
    AssistedProvider(fileID: "Sample/Call.swift") { resolver, _ in resolver.cycleCaller }
  }
  var cycleSingleton: Provider<String> {
    Provider(fileID: "Sample/Singleton.swift") { $0.cycleSingletonUser }.singleton
  }
  var cycleSingletonUser: Provider<String> {
    Provider(fileID: "Sample/Singleton.swift") { $0.cycleSingleton }
  }
  var cycleDependencyUser: Provider<String> {
    Provider(fileID: "Sample/User.swift") { $0[CycleDependency.self]?.text ?? "" }
  }
  var cycleRendezvous: Provider<Rendezvous> { Provider { _ in Rendezvous(of: 2) } }
  var cycleLeft: Provider<String> {
    Provider(fileID: "Sample/Left.swift") { $0.cycleRendezvous.meet() ? $0.cycleRight : "" }
  }
  var cycleRight: Provider<String> {
    Provider(fileID: "Sample/Right.swift") { $0.cycleRendezvous.meet() ? $0.cycleLeft : "" }
  }
  var cycleBoth: Provider<String> {
    Provider(fileID: "Sample/Both.swift") { resolver in
      DispatchQueue.concurrentPerform(iterations: 2) { iteration in
        _ = iteration == 0 ? resolver.cycleLeft : resolver.cycleRight
      }
      return ""
    }
  }
  var cycleMain: MainProvider<String> {
    MainProvider(fileID: "Sample/Main.swift") { $0.cycleMainUser }
  }
  var cycleMainUser: MainProvider<String> {
    MainProvider(fileID: "Sample/Main.swift") { $0.cycleMain }
  }
}
