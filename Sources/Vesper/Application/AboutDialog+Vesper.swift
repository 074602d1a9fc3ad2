import Gtk
import PhotoSearchCore

extension AboutDialog {
  /// Creates a dialog with Vesper's description, its licence and the authors of its sample photos.
  convenience init(aboutVesperWith services: Services) {
    self.init()
    programName = Strings.applicationName
    version = Version.number
    comments = Strings.commandLineSummary
    logoIconName = VesperApplication.id
    website = Version.homepage
    websiteLabel = Strings.homepage
    copyright = Strings.copyright
    licenseType = .mitX11
    authors = [Strings.authors]
    let samples = services.sources.compactMap { $0 as? SamplePhotosSource }.flatMap(\.photos)
    if !samples.isEmpty { addCreditSection(Strings.sourceName(.samples), people: samples.map(Strings.sampleCredit)) }
  }
}
