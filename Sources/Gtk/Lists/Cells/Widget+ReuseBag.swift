public import BindingCore
import CGtk

extension Widget {
  private static let reuseBagQuark = g_quark_from_string("swift-reuse-bag")

  /// The bag of the element that the widget shows as a list cell. Emptied before the cell shows another element or new
  /// content.
  public final var onReuseBag: DisposeBag { attachment(Self.reuseBagQuark) { DisposeBag() } }

  final func emptyReuseBag() {
    guard let bag = g_object_get_qdata(cast(), Self.reuseBagQuark) else { return }
    Unmanaged<DisposeBag>.fromOpaque(bag).takeUnretainedValue().removeAll()
  }
}
