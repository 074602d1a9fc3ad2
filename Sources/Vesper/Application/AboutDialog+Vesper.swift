import Gtk
import PhotoSearchCore

extension AboutDialog {
  /// Creates a dialog with Vesper's description, its licence and the authors of its sample photos.
  convenience init(aboutVesperWith services: Services) {
    self.init()
    programName = Words.applicationName
    version = Version.number
    comments = Words.commandLineSummary
    logoIconName = VesperApplication.id
    website = Version.homepage
    websiteLabel = Words.homepage
    copyright = Words.copyright
    licenseType = .mitX11
    authors = [Words.authors]
    let samples = services.sources.compactMap { $0 as? SamplePhotosSource }.flatMap(\.photos)
    if !samples.isEmpty { addCreditSection(Words.sourceName(.samples), people: samples.map(Words.sampleCredit)) }
  }
}
