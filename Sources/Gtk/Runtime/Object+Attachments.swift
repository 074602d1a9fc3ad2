import CGtk

extension Object {
  /// A Swift object that belongs to the GObject and goes away with it, made when it is first wanted.
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
