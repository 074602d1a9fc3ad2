// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "differential-tests",
  dependencies: [
    .package(name: "vesper", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    .testTarget(
      name: "BindingCoreDifferentialTests",
      dependencies: [
        "OpenCombine", .product(name: "BindingCore", package: "vesper"),
        .product(name: "BindingTesting", package: "vesper"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
