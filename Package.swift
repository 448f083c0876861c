// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "heirloom",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Heirloom", targets: ["Heirloom"]),
    .library(name: "HeirloomPreviews", targets: ["HeirloomPreviews"]),
    .library(name: "HeirloomTesting", targets: ["HeirloomTesting"]),
    .library(name: "HeirloomSwiftUI", targets: ["HeirloomSwiftUI"]),
  ],
  traits: [
    .trait(name: "SQLite", description: "Qiita Viewer can keep saved articles in SQLite.")
  ],
  targets: [
    .target(
      name: "Heirloom",
      swiftSettings: [
        // The resolver that cannot escape its maker, and `write(2)` without importing a C library.
        .enableExperimentalFeature("Lifetimes"),
        .enableExperimentalFeature("Extern"),
      ]
    ),
    // Empty where SwiftUI does not exist, and so is what the previews have for it.
    .target(name: "HeirloomSwiftUI", dependencies: ["Heirloom"]),
    .target(name: "HeirloomPreviews", dependencies: ["Heirloom", "HeirloomSwiftUI"]),
    .target(name: "HeirloomTesting", dependencies: ["Heirloom", "HeirloomPreviews"]),
    .testTarget(name: "HeirloomTests", dependencies: ["Heirloom"]),
    .testTarget(name: "HeirloomPreviewsTests", dependencies: ["Heirloom", "HeirloomPreviews"]),
    .testTarget(
      name: "HeirloomTestingTests",
      dependencies: ["Heirloom", "HeirloomPreviews", "HeirloomTesting"]
    ),

    // Programs that must not compile, and providers that cross modules.
    .testTarget(
      name: "CompilationTests",
      dependencies: ["CounterModel", "Heirloom"],
      exclude: ["Programs"]
    ),
    .target(
      name: "InterfaceModule",
      dependencies: ["Heirloom"],
      path: "Tests/Modules/InterfaceModule"
    ),
    .target(
      name: "ImplementationModule",
      dependencies: ["Heirloom", "InterfaceModule"],
      path: "Tests/Modules/ImplementationModule"
    ),
    .target(
      name: "MainActorModule",
      dependencies: ["Heirloom"],
      path: "Tests/Modules/MainActorModule",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "ModulesTests",
      dependencies: ["Heirloom", "ImplementationModule", "InterfaceModule", "MainActorModule"]
    ),

    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "BenchmarkProviders",
      dependencies: ["Heirloom"],
      path: "Tests/BenchmarkProviders"
    ),
    .executableTarget(
      name: "heirloom-benchmarks",
      dependencies: ["AllocationCounter", "BenchmarkProviders", "Heirloom"],
      path: "Tests/HeirloomBenchmarks"
    ),

    // Qiita Viewer: the model knows nothing of Heirloom; its target does not depend on it, and the gate
    // refuses an import that a target does not declare.
    .target(name: "QiitaViewerModel", path: "Examples/QiitaViewer/Model"),
    .systemLibrary(name: "CSQLite", path: "Examples/QiitaViewer/CSQLite"),
    .target(
      name: "QiitaViewerSQLite",
      dependencies: [
        "QiitaViewerModel",
        .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
      ],
      path: "Examples/QiitaViewer/SQLite"
    ),
    .target(
      name: "QiitaViewerScreens",
      dependencies: [
        "Heirloom", "HeirloomPreviews", "QiitaViewerModel",
        .target(name: "QiitaViewerSQLite", condition: .when(traits: ["SQLite"])),
      ],
      path: "Examples/QiitaViewer/Screens"
    ),
    .executableTarget(
      name: "QiitaViewer",
      dependencies: ["QiitaViewerScreens"],
      path: "Examples/QiitaViewer/Main"
    ),
    .target(
      name: "QiitaViewerFixtures",
      dependencies: ["Heirloom", "HeirloomPreviews", "QiitaViewerModel", "QiitaViewerScreens"],
      path: "Examples/QiitaViewerPreviews/Fixtures"
    ),
    .executableTarget(
      name: "QiitaViewerPreviews",
      dependencies: ["HeirloomPreviews", "QiitaViewerFixtures"],
      path: "Examples/QiitaViewerPreviews/Main"
    ),
    .testTarget(
      name: "QiitaViewerModelTests",
      dependencies: [
        "Heirloom", "HeirloomPreviews", "HeirloomTesting", "LoopbackServer", "QiitaViewerModel",
        .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
        .target(name: "QiitaViewerSQLite", condition: .when(traits: ["SQLite"])),
      ],
      exclude: ["Scenarios/Transcripts"]
    ),
    .executableTarget(
      name: "qiita-viewer-saver",
      dependencies: ["Heirloom", "QiitaViewerModel", "QiitaViewerScreens"],
      path: "Tests/QiitaViewerSaver"
    ),
    .testTarget(
      name: "QiitaViewerStorageTests",
      dependencies: [
        "Heirloom", "QiitaViewer", "QiitaViewerModel", "QiitaViewerScreens", "qiita-viewer-saver",
      ]
    ),
    .executableTarget(
      name: "qiita-viewer-benchmarks",
      dependencies: ["QiitaViewerModel"],
      path: "Tests/QiitaViewerBenchmarks"
    ),
    .testTarget(
      name: "QiitaViewerScreensTests",
      dependencies: [
        "Heirloom", "HeirloomPreviews", "LoopbackServer", "QiitaViewerModel", "QiitaViewerScreens",
      ]
    ),
    .testTarget(
      name: "QiitaViewerTests",
      dependencies: ["LoopbackServer", "QiitaViewer"]
    ),

    .executableTarget(
      name: "fixture-samples",
      dependencies: ["Heirloom", "HeirloomPreviews"],
      path: "Tests/FixtureSamples"
    ),
    .testTarget(
      name: "QiitaViewerFixturesTests",
      dependencies: [
        "Heirloom", "HeirloomPreviews", "QiitaViewerFixtures", "QiitaViewerModel",
        "QiitaViewerPreviews", "QiitaViewerScreens", "fixture-samples",
      ],
      exclude: ["Snapshots"]
    ),

    // A state repository: its data layer knows nothing of Heirloom.
    .target(name: "StateRepositoryModel", path: "Examples/StateRepository/Model"),
    .target(
      name: "StateRepositoryScreens",
      dependencies: ["Heirloom", "HeirloomPreviews", "StateRepositoryModel"],
      path: "Examples/StateRepository/Screens"
    ),
    .executableTarget(
      name: "StateRepository",
      dependencies: ["Heirloom", "StateRepositoryModel", "StateRepositoryScreens"],
      path: "Examples/StateRepository/Main"
    ),
    .executableTarget(
      name: "StateRepositoryPreviews",
      dependencies: ["HeirloomPreviews", "StateRepositoryModel", "StateRepositoryScreens"],
      path: "Examples/StateRepositoryPreviews/Main"
    ),
    .testTarget(name: "StateRepositoryModelTests", dependencies: ["StateRepositoryModel"]),
    .testTarget(
      name: "StateRepositoryScreensTests",
      dependencies: [
        "Heirloom", "HeirloomPreviews", "StateRepositoryModel", "StateRepositoryScreens",
      ]
    ),

    // A scope for each request: the model knows nothing of Heirloom here, either.
    .target(name: "RequestScopeModel", path: "Examples/RequestScope/Model"),
    .target(
      name: "RequestScopeServer",
      dependencies: ["Heirloom", "RequestScopeModel"],
      path: "Examples/RequestScope/Server"
    ),
    .target(
      name: "RequestScopeClient",
      dependencies: ["RequestScopeServer"],
      path: "Examples/RequestScope/Client"
    ),
    .executableTarget(
      name: "RequestScope",
      dependencies: ["Heirloom", "RequestScopeClient", "RequestScopeModel", "RequestScopeServer"],
      path: "Examples/RequestScope/Main"
    ),
    .testTarget(name: "RequestScopeModelTests", dependencies: ["RequestScopeModel"]),
    .testTarget(
      name: "RequestScopeTests",
      dependencies: [
        "Heirloom", "RequestScope", "RequestScopeClient", "RequestScopeModel", "RequestScopeServer",
      ]
    ),

    // Small domains, each with a model that knows nothing of Heirloom.
    .target(name: "CounterModel", path: "Examples/Counter/Model"),
    .target(
      name: "CounterScreens",
      dependencies: ["CounterModel", "Heirloom", "HeirloomPreviews"],
      path: "Examples/Counter/Screens"
    ),
    .executableTarget(
      name: "Counter",
      dependencies: ["CounterModel", "CounterScreens", "Heirloom", "HeirloomPreviews"],
      path: "Examples/Counter/Main"
    ),
    .testTarget(
      name: "CounterTests",
      dependencies: ["CounterModel", "CounterScreens", "Heirloom", "HeirloomPreviews"]
    ),

    .target(name: "ContestModel", path: "Examples/Contest/Model"),
    .executableTarget(
      name: "Contest",
      dependencies: ["ContestModel", "Heirloom"],
      path: "Examples/Contest/Main",
      resources: [.embedInCode("kits.txt")]
    ),
    .testTarget(name: "ContestTests", dependencies: ["ContestModel"]),

    .target(name: "CaptureModel", path: "Examples/Capture/Model"),
    .target(
      name: "CaptureScreens",
      dependencies: ["CaptureModel", "Heirloom", "HeirloomPreviews"],
      path: "Examples/Capture/Screens"
    ),
    .executableTarget(
      name: "Capture",
      dependencies: ["CaptureModel", "CaptureScreens", "Heirloom", "HeirloomPreviews"],
      path: "Examples/Capture/Main"
    ),
    .testTarget(
      name: "CaptureTests",
      dependencies: [
        "CaptureModel", "CaptureScreens", "Heirloom", "HeirloomPreviews", "HeirloomTesting",
      ]
    ),

    .target(name: "KittensModel", path: "Examples/Kittens/Model"),
    .target(
      name: "KittensScreens",
      dependencies: ["Heirloom", "HeirloomPreviews", "KittensModel"],
      path: "Examples/Kittens/Screens"
    ),
    .executableTarget(
      name: "Kittens",
      dependencies: ["Heirloom", "HeirloomPreviews", "KittensModel", "KittensScreens"],
      path: "Examples/Kittens/Main"
    ),
    .testTarget(
      name: "KittensTests",
      dependencies: [
        "Heirloom", "HeirloomPreviews", "KittensModel", "KittensScreens", "LoopbackServer",
      ]
    ),

    // A server for the tests of the examples that speak HTTP.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
  ],
  swiftLanguageModes: [.v6]
)

// Elsewhere it is compiled against declared interfaces of SwiftUI and UIKit.
#if os(macOS)
package.targets += [
  .executableTarget(
    name: "QiitaViewerApp",
    dependencies: [
      "Heirloom", "HeirloomPreviews", "HeirloomSwiftUI", "QiitaViewerFixtures", "QiitaViewerModel",
      "QiitaViewerScreens",
    ],
    path: "Examples/QiitaViewerApp",
    exclude: ["README.md"]
  )
]
#endif

for target in package.targets where ![.plugin, .system].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .treatAllWarnings(as: .error),
    ]
}
