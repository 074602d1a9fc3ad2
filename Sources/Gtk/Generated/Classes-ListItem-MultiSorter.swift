// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `ListItem` is used by list widgets to represent items in a `GListModel`.
open class ListItem: Object {
  open override class var gType: GType { gtk_list_item_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// If the item can be activated by the user.
  public final var activatable: Bool {
    get { gtk_list_item_get_activatable(opaque).isTrue }
    set { gtk_list_item_set_activatable(opaque, newValue.gboolean) }
  }

  /// Widget used for display.
  public final var child: Widget? {
    get { lentObject(gtk_list_item_get_child(opaque)) }
    set { gtk_list_item_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Displayed item.
  public final var item: Object? { lentObject(gtk_list_item_get_item(opaque)) }

  /// Position of the item.
  public final var position: Int { gtk_list_item_get_position(opaque).int }

  /// If the item can be selected by the user.
  public final var selectable: Bool {
    get { gtk_list_item_get_selectable(opaque).isTrue }
    set { gtk_list_item_set_selectable(opaque, newValue.gboolean) }
  }

  /// If the item is currently selected.
  public final var selected: Bool { gtk_list_item_get_selected(opaque).isTrue }
}

extension Reactive where Base: ListItem {
  /// If the item can be activated by the user.
  public var activatable: DynamicSubject<Bool> {
    property("activatable", get: { (object: ListItem) in object.activatable }, set: { $0.activatable = $1 })
  }

  /// Widget used for display.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Displayed item.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// Position of the item.
  public var position: SafeSignal<Int> { readOnlyProperty("position") }

  /// If the item can be selected by the user.
  public var selectable: DynamicSubject<Bool> {
    property("selectable", get: { (object: ListItem) in object.selectable }, set: { $0.selectable = $1 })
  }

  /// If the item is currently selected.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }
}

/// A `ListItemFactory` creates widgets for the items taken from a `GListModel`.
open class ListItemFactory: Object {
  open override class var gType: GType { gtk_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// A list-like data structure that can be used with the `TreeView`.
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_list_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListStore: UnsafeMutablePointer<GtkListStore> { pointer.assumingMemoryBound(to: GtkListStore.self) }

  /// Non-vararg creation function. Used primarily by language bindings.
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_list_store_newv(types.count.int32, &cTypes))
  }

  /// Appends a new row to `listStore`. `iter` will be changed to point to this new row. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func append() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_append(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes all rows from the list store.
  public final func clear() { gtk_list_store_clear(gtkListStore) }

  /// Creates a new row at `position`. `iter` will be changed to point to this new row. If `position` is -1 or is larger
  /// than the number of rows on the list, then the new row will be appended to the list. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func insert(_ position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert(gtkListStore, &cIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row after `sibling`. If `sibling` is `nil`, then the row will be prepended to the beginning of the
  /// list. `iter` will be changed to point to this new row. The row will be empty after this function is called. To
  /// fill in values, you need to call `gtk_list_store_set()` or `gtk_list_store_set_value()`.
  @discardableResult
  public final func insertAfter(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_after(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row before `sibling`. If `sibling` is `nil`, then the row will be appended to the end of the list.
  /// `iter` will be changed to point to this new row. The row will be empty after this function is called. To fill in
  /// values, you need to call `gtk_list_store_set()` or `gtk_list_store_set_value()`.
  @discardableResult
  public final func insertBefore(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_before(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// A variant of `gtk_list_store_insert_with_values()` which takes the columns and values as two arrays, instead of
  /// varargs.
  @discardableResult
  public final func insertWithValues(position: Int, columns: [Int], values: [any GValueWritable]) -> TreeIter {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cIter = GtkTreeIter()
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_insert_with_valuesv(
      gtkListStore, &cIter, position.int32, &cColumns, lent.values(values), columns.count.int32)
    return TreeIter(copying: &cIter)
  }

  /// Checks if the given iter is a valid iter for this `ListStore`.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_list_store_iter_is_valid(gtkListStore, iter.gtkTreeIter).isTrue
  }

  /// Moves `iter` in `store` to the position after `position`. Note that this function only works with unsorted stores.
  /// If `position` is `nil`, `iter` will be moved to the start of the list.
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_after(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Moves `iter` in `store` to the position before `position`. Note that this function only works with unsorted
  /// stores. If `position` is `nil`, `iter` will be moved to the end of the list.
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_before(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Prepends a new row to `listStore`. `iter` will be changed to point to this new row. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func prepend() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_prepend(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes the given row from the list store. After being removed, `iter` is set to be the next valid row, or
  /// invalidated if it pointed to the last row in `listStore`.
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_list_store_remove(gtkListStore, iter.gtkTreeIter).isTrue }

  /// Reorders `store` to follow the order indicated by `newOrder`. Note that this function only works with unsorted
  /// stores.
  public final func reorder(_ newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_list_store_reorder(gtkListStore, &cNewOrder)
  }

  /// This function is meant primarily for `GObject`s that inherit from `ListStore`, and should only be used when
  /// constructing a new `ListStore`. It will not function after a row has been added, or a method on the `TreeModel`
  /// interface is called.
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_list_store_set_column_types(gtkListStore, types.count.int32, &cTypes)
  }

  /// Sets the data in the cell specified by `iter` and `column`. The type of `value` must be convertible to the type of
  /// the column.
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_store_set_value(gtkListStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// A variant of `gtk_list_store_set_valist()` which takes the columns and values as two arrays, instead of varargs.
  /// This function is mainly intended for language-bindings and in case the number of columns to change is not known
  /// until run-time.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_set_valuesv(gtkListStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Swaps `a` and `b` in `store`. Note that this function only works with unsorted stores.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_list_store_swap(gtkListStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// `ListView` presents a large dynamic list of items.
open class ListView: ListBase {
  open override class var gType: GType { gtk_list_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ListView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_list_view_new(model?.given(), factory?.given()))
  }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_list_view_get_enable_rubberband(opaque).isTrue }
    set { gtk_list_view_set_enable_rubberband(opaque, newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_list_view_get_factory(opaque)) }
    set { gtk_list_view_set_factory(opaque, newValue?.opaque) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_list_view_get_model(opaque)) }
    set { gtk_list_view_set_model(opaque, newValue?.opaque) }
  }

  /// Show separators between rows.
  public final var showSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque).isTrue }
    set { gtk_list_view_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_list_view_get_single_click_activate(opaque).isTrue }
    set { gtk_list_view_set_single_click_activate(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: ListView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> {
    property(
      "enable-rubberband", get: { (object: ListView) in object.enableRubberband }, set: { $0.enableRubberband = $1 })
  }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Show separators between rows.
  public var showSeparators: DynamicSubject<Bool> {
    property("show-separators", get: { (object: ListView) in object.showSeparators }, set: { $0.showSeparators = $1 })
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> {
    property(
      "single-click-activate", get: { (object: ListView) in object.singleClickActivate },
      set: { $0.singleClickActivate = $1 })
  }

  /// Emitted when a row has been activated by the user, usually via activating the GtkListView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// A `MapListModel` maps the items in a list model to different items.
open class MapListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_map_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MapListModel` for the given arguments.
  public init(model: (any Gio.ListModel)? = nil, mapFunc: ((Object) -> Object)? = nil) {
    super.init(
      adopting: gtk_map_list_model_new(
        model?.given(), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
        mapFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// If a map is set for this model
  public final var hasMap: Bool { gtk_map_list_model_has_map(opaque).isTrue }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being mapped.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_map_list_model_get_model(opaque)) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Sets the function used to map items.
  public final func setMapFunc(_ mapFunc: ((Object) -> Object)?) {
    gtk_map_list_model_set_map_func(
      opaque, mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
      mapFunc == nil ? nil : releaseClosure)
  }

  /// Sets the model to be mapped.
  public final func setModel(_ model: (any Gio.ListModel)?) { gtk_map_list_model_set_model(opaque, model?.opaque) }
}

extension Reactive where Base: MapListModel {
  /// If a map is set for this model
  public var hasMap: SafeSignal<Bool> { readOnlyProperty("has-map") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being mapped.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MediaControls` is a widget to show controls for a video.
open class MediaControls: Widget {
  open override class var gType: GType { gtk_media_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MediaControls` managing the `stream` passed to it.
  public init(stream: MediaStream? = nil) {
    super.init(adopting: gtk_media_controls_new(stream?.gtkMediaStream))
  }

  /// The media-stream managed by this object or `nil` if none.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_media_controls_get_media_stream(opaque)) }
    set { gtk_media_controls_set_media_stream(opaque, newValue?.gtkMediaStream) }
  }
}

extension Reactive where Base: MediaControls {
  /// The media-stream managed by this object or `nil` if none.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// `MediaFile` implements `MediaStream` for files.
open class MediaFile: MediaStream {
  open override class var gType: GType { gtk_media_file_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMediaFile: UnsafeMutablePointer<GtkMediaFile> { pointer.assumingMemoryBound(to: GtkMediaFile.self) }

  /// Creates a new empty media file.
  public init() {
    super.init(adopting: gtk_media_file_new())
  }

  /// Creates a new media file to play `file`.
  public init(file: Gio.File) {
    super.init(adopting: gtk_media_file_new_for_file(file.opaque))
  }

  /// Creates a new media file for the given filename.
  public init(filename: String) {
    super.init(adopting: gtk_media_file_new_for_filename(filename))
  }

  /// Creates a new media file to play `stream`.
  public init(stream: Gio.InputStream) {
    super.init(adopting: gtk_media_file_new_for_input_stream(stream.gInputStream))
  }

  /// Creates a new new media file for the given resource.
  public init(resourcePath: String) {
    super.init(adopting: gtk_media_file_new_for_resource(resourcePath))
  }

  /// The file being played back or `nil` if not playing a file.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_media_file_get_file(gtkMediaFile)) }
    set { gtk_media_file_set_file(gtkMediaFile, newValue?.opaque) }
  }

  /// The stream being played back or `nil` if not playing a stream.
  public final var inputStream: Gio.InputStream? {
    get { lentObject(gtk_media_file_get_input_stream(gtkMediaFile)) }
    set { gtk_media_file_set_input_stream(gtkMediaFile, newValue?.gInputStream) }
  }

  /// Resets the media file to be empty.
  public final func clear() { gtk_media_file_clear(gtkMediaFile) }

  /// Sets the `GtkMediaFile to play the given file.
  public final func setFilename(_ filename: String?) { gtk_media_file_set_filename(gtkMediaFile, filename) }

  /// Sets the `GtkMediaFile to play the given resource.
  public final func setResource(_ resourcePath: String?) { gtk_media_file_set_resource(gtkMediaFile, resourcePath) }
}

extension Reactive where Base: MediaFile {
  /// The file being played back or `nil` if not playing a file.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The stream being played back or `nil` if not playing a stream.
  public var inputStream: DynamicSubject<Gio.InputStream?> { property("input-stream") }
}

/// `MediaStream` is the integration point for media playback inside GTK.
open class MediaStream: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_media_stream_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMediaStream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// The stream's duration in microseconds or 0 if unknown.
  public final var duration: Int { gtk_media_stream_get_duration(gtkMediaStream) }

  /// Set when playback has finished.
  public final var ended: Bool { getProperty("ended") }

  /// `nil` for a properly working stream or the `GError` that the stream is in.
  public final var error: GLib.Failure? { lentFailure(gtk_media_stream_get_error(gtkMediaStream)) }

  /// Whether the stream contains audio.
  public final var hasAudio: Bool { gtk_media_stream_has_audio(gtkMediaStream).isTrue }

  /// Whether the stream contains video.
  public final var hasVideo: Bool { gtk_media_stream_has_video(gtkMediaStream).isTrue }

  /// Try to restart the media from the beginning once it ended.
  public final var loop: Bool {
    get { gtk_media_stream_get_loop(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_loop(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the audio stream should be muted.
  public final var muted: Bool {
    get { gtk_media_stream_get_muted(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_muted(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the stream is currently playing.
  public final var playing: Bool {
    get { gtk_media_stream_get_playing(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_playing(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the stream has finished initializing and existence of audio and video is known.
  public final var prepared: Bool {
    get { getProperty("prepared") }
    set { setProperty("prepared", newValue) }
  }

  /// Set unless the stream is known to not support seeking.
  public final var seekable: Bool { getProperty("seekable") }

  /// Set while a seek is in progress.
  public final var seeking: Bool { getProperty("seeking") }

  /// The current presentation timestamp in microseconds.
  public final var timestamp: Int { gtk_media_stream_get_timestamp(gtkMediaStream) }

  /// Volume of the audio stream.
  public final var volume: Double {
    get { gtk_media_stream_get_volume(gtkMediaStream) }
    set { gtk_media_stream_set_volume(gtkMediaStream, newValue) }
  }

  /// Sets `self` into an error state.
  public final func gerror(_ error: GLib.Failure) { gtk_media_stream_gerror(gtkMediaStream, error.makeError()) }

  /// Returns whether the stream has finished initializing.
  public final var isPrepared: Bool { gtk_media_stream_is_prepared(gtkMediaStream).isTrue }

  /// Checks if a stream may be seekable.
  public final var isSeekable: Bool { gtk_media_stream_is_seekable(gtkMediaStream).isTrue }

  /// Checks if there is currently a seek operation going on.
  public final var isSeeking: Bool { gtk_media_stream_is_seeking(gtkMediaStream).isTrue }

  /// Pauses playback of the stream.
  public final func pause() { gtk_media_stream_pause(gtkMediaStream) }

  /// Starts playing the stream.
  public final func play() { gtk_media_stream_play(gtkMediaStream) }

  /// Called by users to attach the media stream to a `Gdk.Surface` they manage.
  public final func realize(_ surface: Gdk.Surface) { gtk_media_stream_realize(gtkMediaStream, surface.opaque) }

  /// Start a seek operation on `self` to `timestamp`.
  public final func seek(_ timestamp: Int) { gtk_media_stream_seek(gtkMediaStream, timestamp) }

  /// Ends a seek operation started via GtkMediaStream.seek() as a failure.
  public final func seekFailed() { gtk_media_stream_seek_failed(gtkMediaStream) }

  /// Ends a seek operation started via GtkMediaStream.seek() successfully.
  public final func seekSuccess() { gtk_media_stream_seek_success(gtkMediaStream) }

  /// Pauses the media stream and marks it as ended.
  public final func streamEnded() { gtk_media_stream_stream_ended(gtkMediaStream) }

  /// Called by `MediaStream` implementations to advertise the stream being ready to play and providing details about
  /// the stream.
  public final func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
    gtk_media_stream_stream_prepared(gtkMediaStream, hasAudio.gboolean, hasVideo.gboolean, seekable.gboolean, duration)
  }

  /// Resets a given media stream implementation.
  public final func streamUnprepared() { gtk_media_stream_stream_unprepared(gtkMediaStream) }

  /// Undoes a previous call to `gtk_media_stream_realize()`.
  public final func unrealize(_ surface: Gdk.Surface) { gtk_media_stream_unrealize(gtkMediaStream, surface.opaque) }

  /// Media stream implementations should regularly call this function to update the timestamp reported by the stream.
  public final func update(_ timestamp: Int) { gtk_media_stream_update(gtkMediaStream, timestamp) }
}

extension Reactive where Base: MediaStream {
  /// The stream's duration in microseconds or 0 if unknown.
  public var duration: SafeSignal<Int> { readOnlyProperty("duration") }

  /// Set when playback has finished.
  public var ended: SafeSignal<Bool> { readOnlyProperty("ended") }

  /// `nil` for a properly working stream or the `GError` that the stream is in.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// Whether the stream contains audio.
  public var hasAudio: SafeSignal<Bool> { readOnlyProperty("has-audio") }

  /// Whether the stream contains video.
  public var hasVideo: SafeSignal<Bool> { readOnlyProperty("has-video") }

  /// Try to restart the media from the beginning once it ended.
  public var loop: DynamicSubject<Bool> {
    property("loop", get: { (object: MediaStream) in object.loop }, set: { $0.loop = $1 })
  }

  /// Whether the audio stream should be muted.
  public var muted: DynamicSubject<Bool> {
    property("muted", get: { (object: MediaStream) in object.muted }, set: { $0.muted = $1 })
  }

  /// Whether the stream is currently playing.
  public var playing: DynamicSubject<Bool> {
    property("playing", get: { (object: MediaStream) in object.playing }, set: { $0.playing = $1 })
  }

  /// Whether the stream has finished initializing and existence of audio and video is known.
  public var prepared: DynamicSubject<Bool> { property("prepared") }

  /// Set unless the stream is known to not support seeking.
  public var seekable: SafeSignal<Bool> { readOnlyProperty("seekable") }

  /// Set while a seek is in progress.
  public var seeking: SafeSignal<Bool> { readOnlyProperty("seeking") }

  /// The current presentation timestamp in microseconds.
  public var timestamp: SafeSignal<Int> { readOnlyProperty("timestamp") }

  /// Volume of the audio stream.
  public var volume: DynamicSubject<Double> {
    property("volume", get: { (object: MediaStream) in object.volume }, set: { $0.volume = $1 })
  }
}

/// The `MenuButton` widget is used to display a popup when clicked.
open class MenuButton: Widget {
  open override class var gType: GType { gtk_menu_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MenuButton` widget with downwards-pointing arrow as the only child.
  public init() {
    super.init(adopting: gtk_menu_button_new())
  }

  /// Whether to show a dropdown arrow even when using an icon or a custom child.
  public final var alwaysShowArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque).isTrue }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_menu_button_get_child(opaque)) }
    set { gtk_menu_button_set_child(opaque, newValue?.gtkWidget) }
  }

  /// The `ArrowType` representing the direction in which the menu or popover will be popped out.
  public final var arrowDirection: ArrowType {
    get { ArrowType(cValue: gtk_menu_button_get_direction(opaque)) }
    set { gtk_menu_button_set_direction(opaque, newValue.cValue) }
  }

  /// Whether the button has a frame.
  public final var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(opaque).isTrue }
    set { gtk_menu_button_set_has_frame(opaque, newValue.gboolean) }
  }

  /// The name of the icon used to automatically populate the button.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_menu_button_get_icon_name(opaque)) }
    set { lend(newValue) { gtk_menu_button_set_icon_name(opaque, $0) } }
  }

  /// The label for the button.
  public final var label: String? {
    get { lentString(ifAny: gtk_menu_button_get_label(opaque)) }
    set { lend(newValue) { gtk_menu_button_set_label(opaque, $0) } }
  }

  /// The `GMenuModel` from which the popup will be created.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_menu_button_get_menu_model(opaque)) }
    set { gtk_menu_button_set_menu_model(opaque, newValue?.gMenuModel) }
  }

  /// The `Popover` that will be popped up when the button is clicked.
  public final var popover: Popover? {
    get { lentObject(gtk_menu_button_get_popover(opaque)) }
    set { setProperty("popover", newValue) }
  }

  /// Whether the menu button acts as a primary menu.
  public final var primary: Bool {
    get { gtk_menu_button_get_primary(opaque).isTrue }
    set { gtk_menu_button_set_primary(opaque, newValue.gboolean) }
  }

  /// If set an underscore in the text indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_menu_button_get_use_underline(opaque).isTrue }
    set { gtk_menu_button_set_use_underline(opaque, newValue.gboolean) }
  }

  /// Dismiss the menu.
  public final func popdown() { gtk_menu_button_popdown(opaque) }

  /// Pop up the menu.
  public final func popup() { gtk_menu_button_popup(opaque) }

  /// Sets `func` to be called when a popup is about to be shown.
  public final func setCreatePopupFunc(_ `func`: ((MenuButton) -> Void)?) {
    gtk_menu_button_set_create_popup_func(
      opaque, `func` == nil ? nil : callGtkMenuButtonCreatePopupFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: MenuButton {
  /// Whether to show a dropdown arrow even when using an icon or a custom child.
  public var alwaysShowArrow: DynamicSubject<Bool> {
    property(
      "always-show-arrow", get: { (object: MenuButton) in object.alwaysShowArrow }, set: { $0.alwaysShowArrow = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The `ArrowType` representing the direction in which the menu or popover will be popped out.
  public var arrowDirection: DynamicSubject<ArrowType> { property("direction") }

  /// Whether the button has a frame.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { (object: MenuButton) in object.hasFrame }, set: { $0.hasFrame = $1 })
  }

  /// The name of the icon used to automatically populate the button.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: MenuButton) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The label for the button.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: MenuButton) in object.label }, set: { $0.label = $1 })
  }

  /// The `GMenuModel` from which the popup will be created.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The `Popover` that will be popped up when the button is clicked.
  public var popover: DynamicSubject<Popover?> { property("popover") }

  /// Whether the menu button acts as a primary menu.
  public var primary: DynamicSubject<Bool> {
    property("primary", get: { (object: MenuButton) in object.primary }, set: { $0.primary = $1 })
  }

  /// If set an underscore in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: MenuButton) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// Emitted to when the menu button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `MultiFilter` is the base class for filters that combine multiple filters.
open class MultiFilter: Filter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Adds a `filter` to `self` to use for matching.
  public final func append(_ filter: Filter) {
    gtk_multi_filter_append(opaque, filter.givenPointer().assumingMemoryBound(to: GtkFilter.self))
  }

  /// Removes the filter at the given `position` from the list of filters used by `self`.
  public final func remove(_ position: Int) { gtk_multi_filter_remove(opaque, position.uint32) }
}

extension Reactive where Base: MultiFilter {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MultiSelection` is a `SelectionModel` that allows selecting multiple elements.
open class MultiSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_multi_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_multi_selection_new(model?.given()).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The list managed by this selection.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_multi_selection_get_model(opaque)) }
    set { gtk_multi_selection_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: MultiSelection {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The list managed by this selection.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MultiSorter` combines multiple sorters by trying them in turn.
open class MultiSorter: Sorter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new multi sorter.
  public init() {
    super.init(adopting: gtk_multi_sorter_new().raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Add `sorter` to `self` to use for sorting at the end.
  public final func append(_ sorter: Sorter) {
    gtk_multi_sorter_append(opaque, sorter.givenPointer().assumingMemoryBound(to: GtkSorter.self))
  }

  /// Removes the sorter at the given `position` from the list of sorter used by `self`.
  public final func remove(_ position: Int) { gtk_multi_sorter_remove(opaque, position.uint32) }
}

extension Reactive where Base: MultiSorter {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
