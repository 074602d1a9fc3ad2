public import BindingCore
import CGtk

extension Widget {
  private static let reuseBagQuark = g_quark_from_string("swift-reuse-bag")

  /// What belongs to the element that the widget shows as a cell of a list. Emptied before the cell shows another one,
  /// or the same with new content.
  public final var onReuseBag: DisposeBag { attachment(Self.reuseBagQuark) { DisposeBag() } }

  final func emptyReuseBag() {
    guard let bag = g_object_get_qdata(cast(), Self.reuseBagQuark) else { return }
    Unmanaged<DisposeBag>.fromOpaque(bag).takeUnretainedValue().removeAll()
  }
}
