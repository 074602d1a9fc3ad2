import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The photo sources and related services, configured by the environment and the user's keys.
struct Services {
  /// `VESPER_OFFLINE=1`: no requests are sent.
  let isOffline: Bool
  /// Whether a service's variable, such as `VESPER_OPENVERSE_URL`, names a server on this machine, which is reachable
  /// without a network.
  let serviceIsOnThisMachine: Bool
  /// All sources in the order in which they are offered, including those that are offered only with a key.
  let sources: [any PhotoSource]
  /// Access to the user's saved photos.
  let saved: SavedPhotosAccess
  let saver: any PhotoSaver
  /// Photo files for other applications.
  let copies: PhotoCopies
  let cameraData: CameraDataReader
  /// The repair of a damaged library of saved photos, or `nil` if none was needed.
  let repair = Property<SavedPhotosLibrary.Repair?>(nil)
  /// The user's own keys.
  let keys: any APIKeyStore
  /// Messages to show the user before the first search, such as that a key is not used.
  var warnings: [String]
  /// The transport for all requests, including those of the sources.
  let transport: any HTTPTransport
  /// The cache of responses on disk, or `nil` if no requests are sent.
  let cache: HTTPCache?
  /// The photos of services that were shown last.
  let seen: SeenPhotos
  /// The processes that decode images.
  let decoder: DecoderProcesses
  let thumbnailLoader: ImageLoader
  /// The thumbnails of the results, and whole photos, as textures.
  let thumbnails: PicturePipeline
  let pictures: PicturePipeline

  /// All photos that come with the program, or none if they are not installed.
  var samplePhotos: [Photo] { sources.lazy.compactMap { $0 as? SamplePhotosSource }.first?.photos ?? [] }

  /// Returns the offered sources in order.
  static func sourceIDs(_ environment: [String: String]) -> [PhotoSourceID] {
    let keys = keys(environment)
    let services = PhotoService.all.filter { service in
      service.isOffered(hasOwnServer: environment[service.environmentVariable] ?? "" != "", keys: keys)
    }
    return services.map(\.id) + [.all, .saved] + (Installation.current.choices.samplePhotos ? [.samples] : [])
  }

  /// Returns the source with a stored name, or the first one if this version does not know the name.
  static func known(_ name: String) -> PhotoSourceID {
    let known = PhotoService.all.map(\.id) + [.all, .saved, .samples]
    return known.first { $0.rawValue == name } ?? known[0]
  }

  /// - Parameter cacheSize: The size limit of the disk cache, in millions of bytes.
  init(
    environment: [String: String], executablePath: String, cacheSize: Int = 256
  ) throws(ServiceURL.Invalid) {
    let timeoutFactor = TimeFactor.timeouts(environment)
    isOffline = environment["VESPER_OFFLINE"].map { !["", "0"].contains($0) } ?? false
    var bases: [PhotoSourceID: URL] = [:]
    for service in PhotoService.all { bases[service.id] = try Self.base(service.environmentVariable, environment) }
    serviceIsOnThisMachine = bases.values.contains(where: URLPolicy.isLoopback)
    let keys = Self.keys(environment)
    self.keys = keys
    var warnings: [String] = []
    let directory = UserDirectories(environment).cache + "/vesper"
    seen = SeenPhotos(directory: directory)
    let transport: any HTTPTransport
    if isOffline {
      cache = nil
      transport = OfflineTransport()
    } else {
      let cache = HTTPCache(directory: directory, maximumBytes: cacheSize * 1_000_000)
      if !cache.isUsable { warnings.append(Strings.cacheUnusable(directory)) }
      self.cache = cache
      transport = CachingTransport(
        CurlTransport(
          product: "Vesper/\(Version.number) (\(Version.homepage))", timeoutFactor: timeoutFactor,
          proxy: UserProxy(environment: ProxySettings(environment: environment)).proxy),
        cache: cache)
    }
    // A service that needs its key reports problems with it when it is searched.
    for service in PhotoService.all where service.key.isOptional {
      do {
        _ = try keys.key(for: service.id)
      } catch {
        warnings.append(Strings.sentence(for: error))
      }
    }
    decoder = DecoderProcesses(program: Installation.current.decoder, patience: .seconds(20 * timeoutFactor))
    self.warnings = warnings
    self.transport = transport
    let saved = SavedPhotosAccess(
      directory: SavedPhotosLibrary.defaultDirectory(environment: environment),
      database: SavedPhotosLibrary.defaultDatabase(environment: environment),
      onRepair: { [repair] made in Task { @MainActor in repair.value = made } })
    self.saved = saved
    var sources = PhotoService.all.map { $0.source(baseURL: bases[$0.id], keys: keys, transport: transport) }
    let savedPhotos = SavedPhotosSource(saved)
    sources.append(AllSources(sources + [savedPhotos], seen: seen))
    sources.append(savedPhotos)
    if Installation.current.choices.samplePhotos {
      sources.append(
        SamplePhotosSource(
          directory: SamplePhotosSource.defaultDirectory(environment: environment, executablePath: executablePath)))
    }
    self.sources = sources
    let policy = URLPolicy(bases: Array(bases.values))
    saver = SavedPhotosSaver(saved, transport: transport, policy: policy)
    copies = PhotoCopies(
      directory: UserDirectories(environment).cache + "/vesper/photos", saved: saved, transport: transport,
      policy: policy)
    cameraData = CameraDataReader(transport: transport, policy: policy)
    thumbnailLoader = ImageLoader(transport: transport, policy: policy)
    // 128 MB in total. The encoded images are cached on disk, so not in memory as well.
    thumbnails = PicturePipeline(thumbnailLoader, decoder: decoder, maximumBytes: 96_000_000)
    pictures = PicturePipeline(
      ImageLoader(transport: transport, policy: policy, maximumBytes: 40_000_000), decoder: decoder,
      maximumBytes: 32_000_000)
  }

  /// Returns the server that a variable names, or `nil` for the public service.
  private static func base(_ variable: String, _ environment: [String: String]) throws(ServiceURL.Invalid) -> URL? {
    guard let value = environment[variable], !value.isEmpty else { return nil }
    return try ServiceURL.parse(value, variable: variable)
  }

  private static func keys(_ environment: [String: String]) -> APIKeyDirectory {
    APIKeyDirectory(directory: APIKeyDirectory.defaultDirectory(environment: environment))
  }
}

/// The user's proxy, from the environment variables that terminal programs use, or else from the desktop's settings.
nonisolated struct UserProxy: Sendable {
  private let environment: ProxySettings
  private let lookup: @Sendable (String) async throws -> [String]

  /// - Parameter lookup: Returns the desktop's proxies for an address, in order of preference. It may take a while.
  init(
    environment: ProxySettings, lookup: @escaping @Sendable (String) async throws -> [String] = UserProxy.askDesktop
  ) {
    self.environment = environment
    self.lookup = lookup
  }

  /// Returns the proxy for an address, or `nil` for a direct connection or if the desktop does not know.
  @Sendable func proxy(for url: URL) async -> String? {
    guard environment.proxy == nil else { return environment.proxy(for: url) }
    // The settings may name a script that sees the address, which may contain a key, so pass only the server.
    guard let scheme = url.scheme, let host = url.host(percentEncoded: true) else { return nil }
    let port = url.port.map { ":\($0)" } ?? ""
    return try? await lookup("\(scheme)://\(host)\(port)/").first
  }

  private static let askDesktop: @Sendable (String) async throws -> [String] = { address in
    try await Gio.ProxyResolver.default.lookup(address)
  }
}
