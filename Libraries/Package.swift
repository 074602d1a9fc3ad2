// swift-tools-version: 6.2
import PackageDescription

/// As for `Gtk`: what is generated is on the main actor.
let mainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The modules, and what their C libraries are called by pkg-config and by Debian.
let libraries = [
  (module: "Adwaita", pkgConfig: "libadwaita-1", apt: "libadwaita-1-dev"),
  (module: "GtkSource", pkgConfig: "gtksourceview-5", apt: "libgtksourceview-5-dev"),
  (module: "Shumate", pkgConfig: "shumate-1.0", apt: "libshumate-dev"),
  (module: "WebKit", pkgConfig: "webkitgtk-6.0", apt: "libwebkitgtk-6.0-dev"),
]

/// A program for each.
let examples = [
  (name: "Notes", module: "Adwaita"), (name: "Editor", module: "GtkSource"), (name: "PhotoMap", module: "Shumate"),
  (name: "Browser", module: "WebKit"),
]

let package = Package(
  name: "libraries",
  products: libraries.map { .library(name: $0.module, targets: [$0.module]) },
  dependencies: [.package(name: "vesper", path: "..")],
  targets: libraries.flatMap { library -> [Target] in
    [
      .systemLibrary(name: "C\(library.module)", pkgConfig: library.pkgConfig, providers: [.apt([library.apt])]),
      .target(
        name: library.module,
        dependencies: [
          .byName(name: "C\(library.module)"), .product(name: "BindingCore", package: "vesper"),
          .product(name: "Gtk", package: "vesper"),
        ],
        exclude: ["Generated/Unmapped.md", "Manifest.json5"], swiftSettings: mainActor),
    ]
  }
    + examples.map { example in
      .executableTarget(
        name: example.name,
        dependencies: [
          .byName(name: example.module), .product(name: "BindingCore", package: "vesper"),
          .product(name: "Gtk", package: "vesper"),
        ],
        path: "Examples/\(example.name)", swiftSettings: [.defaultIsolation(MainActor.self)])
    } + [
      .testTarget(
        name: "LibrariesTests",
        dependencies: libraries.map { .byName(name: $0.module) } + examples.map { .byName(name: $0.name) } + [
          .product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper"),
          .product(name: "CGtk", package: "vesper"), .product(name: "MainLoopBoot", package: "vesper"),
        ],
        swiftSettings: mainActor)
    ],
  swiftLanguageModes: [.v6]
)
