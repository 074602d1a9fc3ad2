import CGtk

extension Object {
  /// Returns a Swift object that is owned by the GObject and released with it, creating it on first use.
  final func attachment<Attachment: AnyObject>(_ quark: GQuark, make: () -> Attachment) -> Attachment {
    let object: UnsafeMutablePointer<GObject> = cast()
    if let existing = g_object_get_qdata(object, quark) {
      return Unmanaged<Attachment>.fromOpaque(existing).takeUnretainedValue()
    }
    let attachment = make()
    g_object_set_qdata_full(object, quark, Unmanaged.passRetained(attachment).toOpaque()) { attachment in
      Unmanaged<AnyObject>.fromOpaque(attachment!).release()
    }
    return attachment
  }
}
