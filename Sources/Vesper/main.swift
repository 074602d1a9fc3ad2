// Vesper finds free photos and checks credits, in a window or, with --print and --credits, in the terminal.

import FoundationEssentials
import Glibc
import Gtk
import PhotoSearchCore

func tell(_ line: String) {
  GLib.printError("vesper: \(line)")
}

func run() -> Int32 {
  let environment = ProcessInfo.processInfo.environment
  Installation.current.announce(environment: environment)
  GLib.useLocaleOfEnvironment()
  Strings.useTranslations(in: Installation.current.share + "/locale")
  GLib.applicationName = Strings.applicationName
  // The session bus starts the program this way when a window is requested: GIO handles this option.
  if CommandLine.arguments.dropFirst() == ["--gapplication-service"] { return runWindow(environment) }
  let options: CommandLineOptions
  do {
    options = try CommandLineOptions(parsing: CommandLine.arguments, sources: Services.sourceIDs(environment))
  } catch {
    tell(error.reason)
    tell(Strings.seeHelp)
    return 2
  }
  switch options.mode {
  case .help(let text):
    print(text)
    return 0
  case .version(let isVerbose):
    print("\(Strings.applicationName) \(Version.number)")
    return isVerbose ? MainLoop.run { await tellDecoder() } : 0
  case .print(let text):
    return runPrint(text, options, environment)
  case .credits(let path, let isCommercial, let copy, let asCaptions):
    return runCredits(
      path, isCommercial: isCommercial, copy: copy, asCaptions: asCaptions, options, environment)
  case .window:
    return runWindow(environment)
  }
}

/// Prints what decodes images, and what protects the user from it.
func tellDecoder() async -> Int32 {
  let factor = TimeFactor.timeouts(ProcessInfo.processInfo.environment)
  let decoder = DecoderProcesses(program: Installation.current.decoder, patience: .seconds(20 * factor))
  do {
    let protections = try await decoder.protections()
    print(Strings.decoder(decoder.program))
    print(Strings.protections("\(protections)"))
    let missing = DecoderProtections.all.subtracting(protections)
    if !missing.isEmpty { print(Strings.missingProtections("\(missing)")) }
    return 0
  } catch {
    tell(Strings.decoderMissing(decoder.program))
    return 1
  }
}

func runPrint(_ text: String, _ options: CommandLineOptions, _ environment: [String: String]) -> Int32 {
  let preferences = Preferences(environment: environment, report: tell)
  let services: Services
  do {
    services = try Services(
      environment: environment, executablePath: Installation.current.executablePath,
      cacheSize: preferences.cacheSize.property.value)
  } catch {
    tell(Strings.sentence(for: error))
    return 1
  }
  services.warnings.forEach(tell)
  let repairs = services.repair.ignoreNils().map(Strings.repaired).observeNext(with: tell)
  defer { repairs.dispose() }
  let viewModel = PhotoSearchViewModel(
    sources: services.sources,
    chosenSource: options.source ?? Services.known(preferences.source.property.value),
    today: Date(),
    // An explicitly chosen source is not replaced by another one.
    standsInWithoutNetwork: options.source == nil)
  if services.isOffline, options.source == nil { viewModel.networkIsAvailable.value = false }
  options.apply(to: viewModel.searchMetadataViewModel)
  let command = PrintCommand(
    viewModel: viewModel, text: text, limit: options.limit, asJSON: options.asJSON,
    collection: options.collection.map { ($0, services.saved) }, output: { print($0) }, message: tell)
  return MainLoop.run { await command.run() }
}

func runCredits(
  _ path: String, isCommercial: Bool, copy: String?, asCaptions: Bool, _ options: CommandLineOptions,
  _ environment: [String: String]
) -> Int32 {
  // No service is asked.
  let environment = environment.merging(["VESPER_OFFLINE": "1"]) { $1 }
  let services: Services
  do {
    services = try Services(environment: environment, executablePath: Installation.current.executablePath)
  } catch {
    tell(Strings.sentence(for: error))
    return 2
  }
  func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
  let command = CreditsCommand(
    path: absolute(path), copy: copy.map(absolute), asCaptions: asCaptions, isCommercial: isCommercial,
    asJSON: options.asJSON,
    saved: services.saved,
    samples: services.sources.lazy.compactMap { $0 as? SamplePhotosSource }.first, seen: services.seen,
    decoder: services.decoder,
    output: { print($0) }, message: tell)
  return MainLoop.run { await command.run() }
}

func runWindow(_ environment: [String: String]) -> Int32 {
  guard Application.hasDisplay else {
    tell(Strings.noDisplay)
    return 1
  }
  return VesperApplication(environment: environment).run(CommandLine.arguments)
}

/// Flushes the output. Returns the exit code, or 1 if output was lost, as on a full disk.
func finishOutput(_ code: Int32) -> Int32 {
  guard fflush(nil) != 0 else { return code }
  tell(Strings.outputLost)
  return 1
}

ProcessMemory.useOneHeap()
// Writing to a file that may not grow should fail as on a full disk instead of ending the program.
signal(SIGXFSZ, SIG_IGN)
exit(finishOutput(run()))
