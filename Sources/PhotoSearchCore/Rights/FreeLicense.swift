/// A free licence accepted by Wikimedia Commons, other than the Creative Commons licences: anyone may use, change and
/// share the work.
public nonisolated enum FreeLicense: Sendable, Hashable, CaseIterable {
  /// The GNU Free Documentation License.
  case gfdl
  /// The Free Art License, Licence Art Libre.
  case freeArt
  /// Any use with attribution: the template "Attribution" of Wikimedia Commons.
  case attribution
  /// Any use: the template "Copyrighted free use" of Wikimedia Commons.
  case copyrightedFreeUse
  /// The Open Government Licence of the United Kingdom.
  case openGovernment
  /// Datenlizenz Deutschland - Namensnennung.
  case germanData
  /// Datenlizenz Deutschland - Zero.
  case germanDataZero
  /// The French government's Licence Ouverte.
  case licenceOuverte
  /// The Korea Open Government License, type 1.
  case koreanOpenGovernment
  /// The Government Open Data License of India.
  case indianOpenData
  /// The GNU General Public License.
  case gpl
  /// The GNU Lesser General Public License.
  case lgpl
  /// The GNU Affero General Public License.
  case agpl
  /// The MIT license.
  case mit
  /// The licences of the Berkeley Software Distribution.
  case bsd
  /// The Apache License.
  case apache
  /// The Open Database License.
  case odbl
  /// The Do What The Fuck You Want To Public License.
  case wtfpl
}

nonisolated extension FreeLicense {
  /// The common name of the licence, such as "GFDL".
  public var shortName: String { facts.shortName }

  /// The official name, without a version.
  public var name: String { facts.name }

  /// Returns the address of the terms, or `nil` if there is none.
  func address(version: String?) -> String? {
    switch (self, version) {
    case (.gfdl, "1.1"?), (.gfdl, "1.2"?), (.gpl, "1.0"?), (.gpl, "2.0"?), (.lgpl, "2.0"?), (.lgpl, "2.1"?):
      "https://www.gnu.org/licenses/old-licenses/\(gnuName)-\(version ?? "").html"
    case (.gfdl, let version?), (.gpl, let version?), (.lgpl, let version?), (.agpl, let version?):
      "https://www.gnu.org/licenses/\(gnuName)-\(version).html"
    case (.openGovernment, let version?):
      "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/\(version.prefix { $0 != "." })/"
    case (.apache, let version?): "https://www.apache.org/licenses/LICENSE-\(version)"
    default: facts.address
    }
  }

  private var gnuName: String {
    self == .gfdl ? "fdl" : shortName.lowercased()
  }

  /// The address prefixes of the licences' terms, without scheme and "www.".
  private static let addressPrefixes: [(prefix: String, license: FreeLicense)] = [
    ("gnu.org/copyleft/fdl", .gfdl), ("gnu.org/licenses/fdl", .gfdl), ("gnu.org/licenses/old-licenses/fdl", .gfdl),
    ("gnu.org/copyleft/gpl", .gpl), ("gnu.org/licenses/gpl", .gpl), ("gnu.org/licenses/old-licenses/gpl", .gpl),
    ("gnu.org/copyleft/lesser", .lgpl), ("gnu.org/licenses/lgpl", .lgpl),
    ("gnu.org/licenses/old-licenses/lgpl", .lgpl), ("gnu.org/licenses/agpl", .agpl),
    ("artlibre.org/", .freeArt), ("nationalarchives.gov.uk/doc/open-government-licence", .openGovernment),
    ("govdata.de/dl-de/by-2-0", .germanData), ("govdata.de/dl-de/zero-2-0", .germanDataZero),
    ("etalab.gouv.fr/licence-ouverte", .licenceOuverte), ("kogl.or.kr/info/licensetype1", .koreanOpenGovernment),
    ("data.gov.in/government-open-data-license-india", .indianOpenData), ("opensource.org/license/mit", .mit),
    ("opensource.org/licenses/mit", .mit), ("opensource.org/license/bsd", .bsd), ("opensource.org/licenses/bsd", .bsd),
    ("apache.org/licenses/license-", .apache), ("opendatacommons.org/licenses/odbl", .odbl), ("wtfpl.net", .wtfpl),
  ]

  /// Creates the licence with its terms at a location, or `nil` if it is none of these.
  ///
  /// - Parameter location: The host and path, see `License.init(address:)`.
  init?(location: String) {
    guard let (prefix, license) = Self.addressPrefixes.first(where: { location.hasPrefix($0.prefix) }),
      // The type number may have more digits: "licenseType1" is free, but a type 10 might not be.
      license != .koreanOpenGovernment || location.dropFirst(prefix.count).first?.isNumber != true
    else { return nil }
    self = license
  }

  /// The requirements of the licence, see https://commons.wikimedia.org/wiki/Commons:Copyright_tags and the licence
  /// texts.
  var demands: [License.Demand] {
    switch self {
    case .gfdl, .gpl, .lgpl, .agpl: [.attribution, .licenseNotice, .licenseText, .changesIndicated, .shareAlike]
    case .freeArt: [.attribution, .sourceLink, .licenseNotice, .changesIndicated, .shareAlike]
    case .attribution, .licenceOuverte, .koreanOpenGovernment: [.attribution]
    case .openGovernment, .indianOpenData: [.attribution, .licenseNotice]
    case .germanData: [.attribution, .sourceLink, .licenseNotice, .changesIndicated]
    case .mit, .bsd: [.attribution, .licenseText]
    case .apache: [.attribution, .licenseText, .changesIndicated]
    case .odbl: [.attribution, .licenseNotice, .shareAlike]
    case .copyrightedFreeUse, .germanDataZero, .wtfpl: []
    }
  }

  private var facts: (shortName: String, name: String, address: String?) {
    switch self {
    case .gfdl: ("GFDL", "GNU Free Documentation License", "https://www.gnu.org/copyleft/fdl.html")
    case .freeArt: ("FAL", "Free Art License", "https://artlibre.org/licence/lal/en/")
    case .attribution: ("Attribution", "Attribution", nil)
    case .copyrightedFreeUse: ("Copyrighted free use", "Copyrighted free use", nil)
    case .openGovernment:
      (
        "OGL", "Open Government Licence",
        "https://www.nationalarchives.gov.uk/doc/open-government-licence/"
      )
    case .germanData: ("dl-de/by", "Datenlizenz Deutschland – Namensnennung", "https://www.govdata.de/dl-de/by-2-0")
    case .germanDataZero: ("dl-de/zero", "Datenlizenz Deutschland – Zero", "https://www.govdata.de/dl-de/zero-2-0")
    case .licenceOuverte:
      ("Licence Ouverte", "Licence Ouverte", "https://www.etalab.gouv.fr/licence-ouverte-open-licence/")
    case .koreanOpenGovernment:
      ("KOGL Type 1", "Korea Open Government License Type 1", "https://www.kogl.or.kr/info/licenseType1.do")
    case .indianOpenData:
      (
        "GODL-India", "Government Open Data License - India",
        "https://data.gov.in/government-open-data-license-india"
      )
    case .gpl: ("GPL", "GNU General Public License", "https://www.gnu.org/licenses/gpl.html")
    case .lgpl: ("LGPL", "GNU Lesser General Public License", "https://www.gnu.org/licenses/lgpl.html")
    case .agpl: ("AGPL", "GNU Affero General Public License", "https://www.gnu.org/licenses/agpl.html")
    case .mit: ("MIT", "MIT License", "https://opensource.org/license/mit")
    case .bsd: ("BSD", "BSD License", "https://opensource.org/license/bsd-3-clause")
    case .apache: ("Apache", "Apache License", "https://www.apache.org/licenses/LICENSE-2.0")
    case .odbl: ("ODbL", "Open Database License", "https://opendatacommons.org/licenses/odbl/1-0/")
    case .wtfpl: ("WTFPL", "Do What The Fuck You Want To Public License", "https://www.wtfpl.net/")
    }
  }
}
