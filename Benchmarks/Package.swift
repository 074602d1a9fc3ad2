// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "vesper", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    // Counts what is allocated.
    .target(name: "CHeap"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CHeap", "OpenCombine", .product(name: "BindingCore", package: "vesper")],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    // Widgets and signals as they are in C, and the stopwatch for both. GTK's headers are found as the library finds them.
    .target(name: "CWidgetTwin", dependencies: [.product(name: "Gtk", package: "vesper")]),
    .executableTarget(
      name: "WidgetBenchmarks",
      dependencies: [
        "CWidgetTwin", .product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    // Lists as they are in C, and the stopwatch for both.
    .target(name: "CListTwin", dependencies: [.product(name: "Gtk", package: "vesper")]),
    .executableTarget(
      name: "ListBenchmarks",
      dependencies: [
        "CListTwin", .product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    // Long tables as GTK's own models filter and sort them.
    .target(name: "CTableTwin", dependencies: [.product(name: "Gtk", package: "vesper")]),
    .executableTarget(
      name: "TableBenchmarks",
      dependencies: [
        "CTableTwin", .product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    // The network, the caches and the saved photos.
    .executableTarget(
      name: "PhotoBenchmarks",
      dependencies: [
        .product(name: "PhotoSearchCore", package: "vesper"), .product(name: "ReplayServer", package: "vesper"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    // Images, in processes of their own and in this one.
    .executableTarget(
      name: "ImageBenchmarks",
      dependencies: [.product(name: "Gtk", package: "vesper"), .product(name: "ReplayServer", package: "vesper")],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    // Sees what happens on an X server's screen, and presses keys.
    .target(name: "CScreen", linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xdamage")]),
    // The program itself, seen from outside.
    .executableTarget(
      name: "VesperBenchmarks",
      dependencies: [
        "CScreen", .product(name: "PhotoSearchCore", package: "vesper"),
        .product(name: "ReplayServer", package: "vesper"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
