import BindingCore
import Gtk
import PhotoSearchCore

/// What the person wants to do with the photos: each wish a check mark.
final class LicenseWishRow: SettingRow {
  private static let offered: [LicenseWish] = [.commercialUse, .changes, .noCredit]

  init(_ wishes: Property<Set<LicenseWish>>) {
    let checks = Box(orientation: .vertical, spacing: 2)
    super.init(title: Words.licenseWishes, hint: Words.licenseWishesHint, control: checks)
    for wish in Self.offered {
      let button = CheckButton(label: Words.name(of: wish))
      checks.append(button)
      wishes.map { $0.contains(wish) }.bind(to: button.reactive.isOn)
      // What another wish changes meanwhile stays as it is.
      button.reactive.isOn.dropFirst(1).removeDuplicates().bind(to: wishes) { wishes, isOn in
        guard wishes.value.contains(wish) != isOn else { return }
        if isOn { wishes.value.insert(wish) } else { wishes.value.remove(wish) }
      }
    }
  }
}
