import FoundationEssentials
import PhotoSearchCore

/// The sources of photos, as the environment asks for them.
struct Services {
  /// `VESPER_OFFLINE=1`: nothing is ever sent.
  let isOffline: Bool
  /// `VESPER_OPENVERSE_URL` names a server on this machine, so no network is needed to reach it.
  let serviceIsOnThisMachine: Bool
  /// In the order in which they are offered.
  let sources: [any PhotoSource]
  let thumbnails: ImageLoader

  /// The sources that this version knows.
  static let sourceIDs: [PhotoSourceID] = [.openverse, .samples]

  /// The source that was remembered under a name; the first one where this version knows none of that name.
  static func known(_ name: String) -> PhotoSourceID {
    sourceIDs.first { $0.rawValue == name } ?? sourceIDs[0]
  }

  init(environment: [String: String], executablePath: String) throws(ServiceURL.Invalid) {
    isOffline = environment["VESPER_OFFLINE"].map { !["", "0"].contains($0) } ?? false
    var base = OpenverseSource.defaultBaseURL
    if let value = environment[OpenverseSource.environmentVariable], !value.isEmpty {
      base = try ServiceURL.parse(value, variable: OpenverseSource.environmentVariable)
      serviceIsOnThisMachine = URLPolicy.isLoopback(base)
    } else {
      serviceIsOnThisMachine = false
    }
    let transport: any HTTPTransport =
      isOffline
      ? OfflineTransport()
      : CurlTransport(
        product: "Vesper/\(Version.number) (\(Version.homepage))", proxy: ProxySettings(environment: environment).proxy)
    let samples = SamplePhotosSource(
      directory: SamplePhotosSource.defaultDirectory(environment: environment, executablePath: executablePath))
    let policy = URLPolicy(bases: [base])
    sources = [OpenverseSource(baseURL: base, transport: transport), samples]
    thumbnails = ImageLoader(transport: transport, policy: policy)
  }
}

/// Which program this is.
nonisolated enum Version {
  static let number = "0.1.0"
  static let homepage = "https://github.com/vesper-photos/vesper"
}
