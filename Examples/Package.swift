// swift-tools-version: 6.2
import PackageDescription

/// Widgets and what binds them live on the main actor, so everything does that does not say otherwise.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let examples = [
  // The first steps: the program of the README, and those of Bond's tutorial.
  "Greeter", "PrintAsYouType", "Uppercase", "SpinnerWhileText", "SliderAndEntry",
  // 7GUIs.
  "Counter", "TemperatureConverter", "FlightBooker", "Timer", "CRUD", "CircleDrawer", "Cells",
  // Lists.
  "MillionRows", "SectionedList", "Swatches",
  // A widget that draws itself.
  "Dial",
  // What the tutorial builds.
  "PhotoSearch",
]

/// The application of the book, as it is at the end of each chapter.
let chapters = (1...10).map { ($0 < 10 ? "Chapter0" : "Chapter") + "\($0)" }

let package = Package(
  name: "examples",
  dependencies: [.package(name: "vesper", path: "..")],
  targets: examples.map {
    .executableTarget(
      name: $0,
      dependencies: [.product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper")],
      swiftSettings: settings)
  }
    + chapters.map {
      .executableTarget(
        name: $0,
        dependencies: [.product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper")],
        path: "Book/\($0)", swiftSettings: settings)
    } + [
      .testTarget(
        name: "BookTests",
        dependencies: chapters.map { .byName(name: $0) } + [
          .product(name: "BindingTesting", package: "vesper"), .product(name: "GtkTesting", package: "vesper"),
        ],
        swiftSettings: settings),
      .testTarget(
        name: "ExamplesTests",
        dependencies: examples.map { .byName(name: $0) } + [
          .product(name: "BindingTesting", package: "vesper"), .product(name: "MainLoopBoot", package: "vesper"),
        ],
        swiftSettings: settings),
    ],
  swiftLanguageModes: [.v6]
)
