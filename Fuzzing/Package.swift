// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "vesper", path: "..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    // A link to the tests, which play the corpus against the same properties.
    .target(
      name: "FuzzTargets", dependencies: [.product(name: "PhotoSearchCore", package: "vesper")],
      swiftSettings: settings),
    .executableTarget(name: "Fuzz", dependencies: ["CFuzzer", "FuzzTargets"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
