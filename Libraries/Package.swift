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

/// The minor versions of Libadwaita that a program can ask for by a trait, and those of GTK that they need. Without one it
/// runs with 1.2 and all later ones.
let adwaitaVersions = [
  (adwaita: 3, gtk: 10), (adwaita: 4, gtk: 12), (adwaita: 5, gtk: 14), (adwaita: 6, gtk: 16), (adwaita: 7, gtk: 18),
  (adwaita: 8, gtk: 20), (adwaita: 9, gtk: 22), (adwaita: 10, gtk: 24),
]

/// A program for each.
let examples = [
  (name: "Notes", module: "Adwaita"), (name: "Editor", module: "GtkSource"), (name: "PhotoMap", module: "Shumate"),
  (name: "Browser", module: "WebKit"),
]

let package = Package(
  name: "libraries",
  products: libraries.map { .library(name: $0.module, targets: [$0.module]) },
  traits: Set(
    adwaitaVersions.map { version in
      .trait(
        name: "ADW_1_\(version.adwaita)",
        description: "What Libadwaita has since 1.\(version.adwaita), which the program then needs.",
        enabledTraits: Set(
          adwaitaVersions.filter { $0.adwaita < version.adwaita }.suffix(1).map { "ADW_1_\($0.adwaita)" }))
    }),
  dependencies: [
    .package(
      name: "vesper", path: "..",
      traits: Set(
        adwaitaVersions.map {
          .trait(name: "GTK_4_\($0.gtk)", condition: .when(traits: ["ADW_1_\($0.adwaita)"]))
        }))
  ],
  targets: libraries.flatMap { library -> [Target] in
    [
      .systemLibrary(name: "C\(library.module)", pkgConfig: library.pkgConfig, providers: [.apt([library.apt])]),
      .target(
        name: library.module,
        dependencies: [
          .byName(name: "C\(library.module)"), .product(name: "BindingCore", package: "vesper"),
          .product(name: "Gtk", package: "vesper"),
        ] + (library.module == "Adwaita" ? [.byName(name: "CAdwaitaVersion")] : []),
        exclude: ["Generated/Unmapped.md", "Manifest.json5"]
          + (library.module == "Adwaita" ? ["Newer/Later.json", "Newer/Unmapped.md"] : []),
        swiftSettings: mainActor),
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
      // Says in a sentence that an older Libadwaita is installed than a trait asks for.
      .target(
        name: "CAdwaitaVersion", dependencies: ["CAdwaita"],
        cSettings: adwaitaVersions.map {
          .define("ADW_1_\($0.adwaita)", .when(traits: ["ADW_1_\($0.adwaita)"]))
        }),
      .testTarget(
        name: "LibraryExamplesTests",
        dependencies: examples.map { .byName(name: $0.name) } + [.product(name: "GtkTesting", package: "vesper")],
        swiftSettings: mainActor),
      .testTarget(
        name: "LibrariesTests",
        dependencies: libraries.map { .byName(name: $0.module) } + examples.map { .byName(name: $0.name) } + [
          .product(name: "BindingCore", package: "vesper"), .product(name: "Gtk", package: "vesper"),
          .product(name: "CGtk", package: "vesper"), .product(name: "MainLoopBoot", package: "vesper"),
        ],
        swiftSettings: mainActor),
    ],
  swiftLanguageModes: [.v6]
)
