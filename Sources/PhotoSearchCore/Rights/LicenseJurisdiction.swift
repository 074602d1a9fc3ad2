/// The jurisdictions to which Creative Commons licences of versions 1.0 to 3.0 were ported.
nonisolated enum LicenseJurisdiction {
  /// The name used in a licence's name, by the code in its address. From https://creativecommons.org/licenses/list.en
  static let names: [String: String] = [
    "am": "Armenia", "ar": "Argentina", "at": "Austria", "au": "Australia", "az": "Azerbaijan", "be": "Belgium",
    "bg": "Bulgaria", "br": "Brazil", "ca": "Canada", "ch": "Switzerland", "cl": "Chile", "cn": "China Mainland",
    "co": "Colombia", "cr": "Costa Rica", "cz": "Czech Republic", "de": "Germany", "dk": "Denmark", "ec": "Ecuador",
    "ee": "Estonia", "eg": "Egypt", "es": "Spain", "fi": "Finland", "fr": "France", "ge": "Georgia", "gr": "Greece",
    "gt": "Guatemala", "hk": "Hong Kong", "hr": "Croatia", "hu": "Hungary", "ie": "Ireland", "igo": "IGO",
    "il": "Israel", "in": "India", "it": "Italy", "jp": "Japan", "kr": "Korea", "lu": "Luxembourg",
    "mk": "Macedonia", "mt": "Malta", "mx": "Mexico", "my": "Malaysia", "nl": "Netherlands", "no": "Norway",
    "nz": "New Zealand", "pe": "Peru", "ph": "Philippines", "pl": "Poland", "pr": "Puerto Rico", "pt": "Portugal",
    "ro": "Romania", "rs": "Serbia", "scotland": "UK: Scotland", "se": "Sweden", "sg": "Singapore",
    "si": "Slovenia", "th": "Thailand", "tw": "Taiwan", "ug": "Uganda", "uk": "UK: England & Wales",
    "us": "United States", "vn": "Vietnam", "za": "South Africa",
  ]
}
