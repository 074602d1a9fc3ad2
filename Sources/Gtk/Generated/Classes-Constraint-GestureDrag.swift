// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkConstraint`](https://docs.gtk.org/gtk4/class.Constraint.html).
open class Constraint: Object {
  open override class var gType: GType { gtk_constraint_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_constraint_new()`](https://docs.gtk.org/gtk4/ctor.Constraint.new.html).
  public init(
    target: (any ConstraintTarget)? = nil, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    source: (any ConstraintTarget)? = nil, sourceAttribute: ConstraintAttribute, multiplier: Double, constant: Double,
    strength: Int
  ) {
    super.init(
      adopting: gtk_constraint_new(
        target?.pointer, targetAttribute.cValue, relation.cValue, source?.pointer, sourceAttribute.cValue, multiplier,
        constant, strength.int32
      ).raw)
  }

  /// Calls [`gtk_constraint_new_constant()`](https://docs.gtk.org/gtk4/ctor.Constraint.new_constant.html).
  public init(
    target: (any ConstraintTarget)?, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    constant: Double, strength: Int
  ) {
    super.init(
      adopting: gtk_constraint_new_constant(
        target?.pointer, targetAttribute.cValue, relation.cValue, constant, strength.int32
      ).raw)
  }

  /// The property [`constant`](https://docs.gtk.org/gtk4/property.Constraint.constant.html) of `GtkConstraint`.
  public final var constant: Double { gtk_constraint_get_constant(instance(self)) }

  /// The property [`multiplier`](https://docs.gtk.org/gtk4/property.Constraint.multiplier.html) of `GtkConstraint`.
  public final var multiplier: Double { gtk_constraint_get_multiplier(instance(self)) }

  /// The property [`relation`](https://docs.gtk.org/gtk4/property.Constraint.relation.html) of `GtkConstraint`.
  public final var relation: ConstraintRelation {
    ConstraintRelation(cValue: gtk_constraint_get_relation(instance(self)))
  }

  /// The property [`source`](https://docs.gtk.org/gtk4/property.Constraint.source.html) of `GtkConstraint`.
  public final var source: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_source(instance(self))) }

  /// The property [`source-attribute`](https://docs.gtk.org/gtk4/property.Constraint.source-attribute.html) of
  /// `GtkConstraint`.
  public final var sourceAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_source_attribute(instance(self)))
  }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.Constraint.strength.html) of `GtkConstraint`.
  public final var strength: Int { gtk_constraint_get_strength(instance(self)).int }

  /// The property [`target`](https://docs.gtk.org/gtk4/property.Constraint.target.html) of `GtkConstraint`.
  public final var target: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_target(instance(self))) }

  /// The property [`target-attribute`](https://docs.gtk.org/gtk4/property.Constraint.target-attribute.html) of
  /// `GtkConstraint`.
  public final var targetAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_target_attribute(instance(self)))
  }

  /// Calls [`gtk_constraint_is_attached()`](https://docs.gtk.org/gtk4/method.Constraint.is_attached.html).
  public final var isAttached: Bool { gtk_constraint_is_attached(instance(self)).isTrue }

  /// Calls [`gtk_constraint_is_constant()`](https://docs.gtk.org/gtk4/method.Constraint.is_constant.html).
  public final var isConstant: Bool { gtk_constraint_is_constant(instance(self)).isTrue }

  /// Calls [`gtk_constraint_is_required()`](https://docs.gtk.org/gtk4/method.Constraint.is_required.html).
  public final var isRequired: Bool { gtk_constraint_is_required(instance(self)).isTrue }
}

extension Reactive where Base: Constraint {
  /// The property [`constant`](https://docs.gtk.org/gtk4/property.Constraint.constant.html) of `GtkConstraint`.
  public var constant: SafeSignal<Double> { readOnlyProperty("constant") }

  /// The property [`multiplier`](https://docs.gtk.org/gtk4/property.Constraint.multiplier.html) of `GtkConstraint`.
  public var multiplier: SafeSignal<Double> { readOnlyProperty("multiplier") }

  /// The property [`relation`](https://docs.gtk.org/gtk4/property.Constraint.relation.html) of `GtkConstraint`.
  public var relation: SafeSignal<ConstraintRelation> { readOnlyProperty("relation") }

  /// The property [`source`](https://docs.gtk.org/gtk4/property.Constraint.source.html) of `GtkConstraint`.
  public var source: SafeSignal<(any ConstraintTarget)?> { readOnlyInterfaceProperty("source") }

  /// The property [`source-attribute`](https://docs.gtk.org/gtk4/property.Constraint.source-attribute.html) of
  /// `GtkConstraint`.
  public var sourceAttribute: SafeSignal<ConstraintAttribute> { readOnlyProperty("source-attribute") }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.Constraint.strength.html) of `GtkConstraint`.
  public var strength: SafeSignal<Int> { readOnlyProperty("strength") }

  /// The property [`target`](https://docs.gtk.org/gtk4/property.Constraint.target.html) of `GtkConstraint`.
  public var target: SafeSignal<(any ConstraintTarget)?> { readOnlyInterfaceProperty("target") }

  /// The property [`target-attribute`](https://docs.gtk.org/gtk4/property.Constraint.target-attribute.html) of
  /// `GtkConstraint`.
  public var targetAttribute: SafeSignal<ConstraintAttribute> { readOnlyProperty("target-attribute") }
}

/// The class [`GtkConstraintGuide`](https://docs.gtk.org/gtk4/class.ConstraintGuide.html).
open class ConstraintGuide: Object, ConstraintTarget {
  open override class var gType: GType { gtk_constraint_guide_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_constraint_guide_new()`](https://docs.gtk.org/gtk4/ctor.ConstraintGuide.new.html).
  public init() {
    super.init(adopting: gtk_constraint_guide_new().raw)
  }

  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-height.html) of
  /// `GtkConstraintGuide`.
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-width.html) of
  /// `GtkConstraintGuide`.
  public final var maxWidth: Int {
    get { getProperty("max-width") }
    set { setProperty("max-width", newValue) }
  }

  /// The property [`min-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-height.html) of
  /// `GtkConstraintGuide`.
  public final var minHeight: Int {
    get { getProperty("min-height") }
    set { setProperty("min-height", newValue) }
  }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-width.html) of
  /// `GtkConstraintGuide`.
  public final var minWidth: Int {
    get { getProperty("min-width") }
    set { setProperty("min-width", newValue) }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.ConstraintGuide.name.html) of `GtkConstraintGuide`.
  public final var name: String? {
    get { lentString(ifAny: gtk_constraint_guide_get_name(instance(self))) }
    set { lend(newValue) { gtk_constraint_guide_set_name(instance(self), $0) } }
  }

  /// The property [`nat-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-height.html) of
  /// `GtkConstraintGuide`.
  public final var natHeight: Int {
    get { getProperty("nat-height") }
    set { setProperty("nat-height", newValue) }
  }

  /// The property [`nat-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-width.html) of
  /// `GtkConstraintGuide`.
  public final var natWidth: Int {
    get { getProperty("nat-width") }
    set { setProperty("nat-width", newValue) }
  }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.ConstraintGuide.strength.html) of
  /// `GtkConstraintGuide`.
  public final var strength: ConstraintStrength {
    get { ConstraintStrength(cValue: gtk_constraint_guide_get_strength(instance(self))) }
    set { gtk_constraint_guide_set_strength(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_constraint_guide_get_max_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_max_size.html).
  public final var maxSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_max_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_constraint_guide_get_min_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_min_size.html).
  public final var minSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_min_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_constraint_guide_get_nat_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_nat_size.html).
  public final var natSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_nat_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_constraint_guide_set_max_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_max_size.html).
  public final func setMaxSize(width: Int, height: Int) {
    gtk_constraint_guide_set_max_size(instance(self), width.int32, height.int32)
  }

  /// Calls [`gtk_constraint_guide_set_min_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_min_size.html).
  public final func setMinSize(width: Int, height: Int) {
    gtk_constraint_guide_set_min_size(instance(self), width.int32, height.int32)
  }

  /// Calls [`gtk_constraint_guide_set_nat_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_nat_size.html).
  public final func setNatSize(width: Int, height: Int) {
    gtk_constraint_guide_set_nat_size(instance(self), width.int32, height.int32)
  }
}

extension Reactive where Base: ConstraintGuide {
  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-height.html) of
  /// `GtkConstraintGuide`.
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-width.html) of
  /// `GtkConstraintGuide`.
  public var maxWidth: DynamicSubject<Int> { property("max-width") }

  /// The property [`min-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-height.html) of
  /// `GtkConstraintGuide`.
  public var minHeight: DynamicSubject<Int> { property("min-height") }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-width.html) of
  /// `GtkConstraintGuide`.
  public var minWidth: DynamicSubject<Int> { property("min-width") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.ConstraintGuide.name.html) of `GtkConstraintGuide`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: ConstraintGuide) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`nat-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-height.html) of
  /// `GtkConstraintGuide`.
  public var natHeight: DynamicSubject<Int> { property("nat-height") }

  /// The property [`nat-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-width.html) of
  /// `GtkConstraintGuide`.
  public var natWidth: DynamicSubject<Int> { property("nat-width") }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.ConstraintGuide.strength.html) of
  /// `GtkConstraintGuide`.
  public var strength: DynamicSubject<ConstraintStrength> { property("strength") }
}

/// The class [`GtkConstraintLayout`](https://docs.gtk.org/gtk4/class.ConstraintLayout.html).
open class ConstraintLayout: LayoutManager, Buildable {
  open override class var gType: GType { gtk_constraint_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_constraint_layout_new()`](https://docs.gtk.org/gtk4/ctor.ConstraintLayout.new.html).
  public init() {
    super.init(adopting: gtk_constraint_layout_new())
  }

  /// Calls
  /// [`gtk_constraint_layout_add_constraint()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_constraint.html).
  public final func addConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_add_constraint(instance(self), constraint.given())
  }

  /// Calls [`gtk_constraint_layout_add_guide()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_guide.html).
  public final func addGuide(_ guide: ConstraintGuide) {
    gtk_constraint_layout_add_guide(instance(self), guide.given())
  }

  /// Calls
  /// [`gtk_constraint_layout_observe_constraints()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_constraints.html).
  @discardableResult
  public final func observeConstraints() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_constraints(instance(self))) as (any Gio.ListModel)?)!
  }

  /// Calls
  /// [`gtk_constraint_layout_observe_guides()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_guides.html).
  @discardableResult
  public final func observeGuides() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_guides(instance(self))) as (any Gio.ListModel)?)!
  }

  /// Calls
  /// [`gtk_constraint_layout_remove_all_constraints()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_all_constraints.html).
  public final func removeAllConstraints() { gtk_constraint_layout_remove_all_constraints(instance(self)) }

  /// Calls
  /// [`gtk_constraint_layout_remove_constraint()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_constraint.html).
  public final func removeConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_remove_constraint(instance(self), constraint.opaque)
  }

  /// Calls
  /// [`gtk_constraint_layout_remove_guide()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_guide.html).
  public final func removeGuide(_ guide: ConstraintGuide) {
    gtk_constraint_layout_remove_guide(instance(self), guide.opaque)
  }
}

/// The class [`GtkConstraintLayoutChild`](https://docs.gtk.org/gtk4/class.ConstraintLayoutChild.html).
open class ConstraintLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_constraint_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// The class [`GtkCssProvider`](https://docs.gtk.org/gtk4/class.CssProvider.html).
open class CssProvider: Object, StyleProvider {
  open override class var gType: GType { gtk_css_provider_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCssProvider: UnsafeMutablePointer<GtkCssProvider> {
    pointer.assumingMemoryBound(to: GtkCssProvider.self)
  }

  /// Calls [`gtk_css_provider_new()`](https://docs.gtk.org/gtk4/ctor.CssProvider.new.html).
  public init() {
    super.init(adopting: gtk_css_provider_new())
  }

  /// Calls [`gtk_css_provider_load_from_file()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_file.html).
  public final func loadFromFile(_ file: Gio.File) { gtk_css_provider_load_from_file(gtkCssProvider, file.opaque) }

  /// Calls [`gtk_css_provider_load_from_path()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_path.html).
  public final func loadFromPath(_ path: String) { gtk_css_provider_load_from_path(gtkCssProvider, path) }

  /// Calls
  /// [`gtk_css_provider_load_from_resource()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_resource.html).
  public final func loadFromResource(_ resourcePath: String) {
    gtk_css_provider_load_from_resource(gtkCssProvider, resourcePath)
  }

  /// Calls [`gtk_css_provider_load_named()`](https://docs.gtk.org/gtk4/method.CssProvider.load_named.html).
  public final func loadNamed(_ name: String, variant: String?) {
    gtk_css_provider_load_named(gtkCssProvider, name, variant)
  }

  /// Calls [`gtk_css_provider_to_string()`](https://docs.gtk.org/gtk4/method.CssProvider.to_string.html).
  @discardableResult
  public final func toString() -> String { givenString(gtk_css_provider_to_string(gtkCssProvider)) }
}

extension Reactive where Base: CssProvider {
  /// The signal [`parsing-error`](https://docs.gtk.org/gtk4/signal.CssProvider.parsing-error.html) of `GtkCssProvider`.
  ///
  /// Arguments: `section`, `error`.
  public var parsingError: SafeSignal<(CssSection, GLib.Failure)> { signal(ofSeveral: "parsing-error") }
}

/// The class [`GtkCustomFilter`](https://docs.gtk.org/gtk4/class.CustomFilter.html).
open class CustomFilter: Filter {
  open override class var gType: GType { gtk_custom_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_custom_filter_new()`](https://docs.gtk.org/gtk4/ctor.CustomFilter.new.html).
  public init(matchFunc: ((Object) -> Bool)? = nil) {
    super.init(
      adopting: gtk_custom_filter_new(
        matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
        matchFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Calls [`gtk_custom_filter_set_filter_func()`](https://docs.gtk.org/gtk4/method.CustomFilter.set_filter_func.html).
  public final func setFilterFunc(_ matchFunc: ((Object) -> Bool)?) {
    gtk_custom_filter_set_filter_func(
      instance(self), matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
      matchFunc == nil ? nil : releaseClosure)
  }
}

/// The class [`GtkCustomLayout`](https://docs.gtk.org/gtk4/class.CustomLayout.html).
open class CustomLayout: LayoutManager {
  open override class var gType: GType { gtk_custom_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// The class [`GtkCustomSorter`](https://docs.gtk.org/gtk4/class.CustomSorter.html).
open class CustomSorter: Sorter {
  open override class var gType: GType { gtk_custom_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_custom_sorter_new()`](https://docs.gtk.org/gtk4/ctor.CustomSorter.new.html).
  public init(sortFunc: ((Object, Object) -> Int)? = nil) {
    super.init(
      adopting: gtk_custom_sorter_new(
        sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
        sortFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Calls [`gtk_custom_sorter_set_sort_func()`](https://docs.gtk.org/gtk4/method.CustomSorter.set_sort_func.html).
  public final func setSortFunc(_ sortFunc: ((Object, Object) -> Int)?) {
    gtk_custom_sorter_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }
}

/// The class [`GtkDialog`](https://docs.gtk.org/gtk4/class.Dialog.html).
open class Dialog: Window {
  open override class var gType: GType { gtk_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDialog: UnsafeMutablePointer<GtkDialog> { pointer.assumingMemoryBound(to: GtkDialog.self) }

  /// Calls [`gtk_dialog_new()`](https://docs.gtk.org/gtk4/ctor.Dialog.new.html).
  public override init() {
    super.init(adopting: gtk_dialog_new())
  }

  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Dialog.use-header-bar.html) of `GtkDialog`.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Calls [`gtk_dialog_add_action_widget()`](https://docs.gtk.org/gtk4/method.Dialog.add_action_widget.html).
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_dialog_add_action_widget(gtkDialog, child.gtkWidget, responseId.int32)
  }

  /// Calls [`gtk_dialog_add_button()`](https://docs.gtk.org/gtk4/method.Dialog.add_button.html).
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Widget {
    lentObject(widget: gtk_dialog_add_button(gtkDialog, buttonText, responseId.int32))!
  }

  /// Calls [`gtk_dialog_get_content_area()`](https://docs.gtk.org/gtk4/method.Dialog.get_content_area.html).
  public final var contentArea: Box? { lentObject(widget: gtk_dialog_get_content_area(gtkDialog)) }

  /// Calls [`gtk_dialog_get_header_bar()`](https://docs.gtk.org/gtk4/method.Dialog.get_header_bar.html).
  public final var headerBar: HeaderBar? { lentObject(widget: gtk_dialog_get_header_bar(gtkDialog)) }

  /// Calls
  /// [`gtk_dialog_get_response_for_widget()`](https://docs.gtk.org/gtk4/method.Dialog.get_response_for_widget.html).
  public final func getResponseForWidget(_ widget: Widget) -> Int {
    gtk_dialog_get_response_for_widget(gtkDialog, widget.gtkWidget).int
  }

  /// Calls
  /// [`gtk_dialog_get_widget_for_response()`](https://docs.gtk.org/gtk4/method.Dialog.get_widget_for_response.html).
  public final func getWidgetForResponse(_ responseId: Int) -> Widget? {
    lentObject(widget: gtk_dialog_get_widget_for_response(gtkDialog, responseId.int32))
  }

  /// Calls [`gtk_dialog_response()`](https://docs.gtk.org/gtk4/method.Dialog.response.html).
  public final func response(_ responseId: Int) { gtk_dialog_response(gtkDialog, responseId.int32) }

  /// Calls [`gtk_dialog_set_default_response()`](https://docs.gtk.org/gtk4/method.Dialog.set_default_response.html).
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_dialog_set_default_response(gtkDialog, responseId.int32)
  }

  /// Calls
  /// [`gtk_dialog_set_response_sensitive()`](https://docs.gtk.org/gtk4/method.Dialog.set_response_sensitive.html).
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_dialog_set_response_sensitive(gtkDialog, responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: Dialog {
  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Dialog.use-header-bar.html) of `GtkDialog`.
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.Dialog.close.html) of `GtkDialog`.
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`response`](https://docs.gtk.org/gtk4/signal.Dialog.response.html) of `GtkDialog`.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// The class [`GtkDirectoryList`](https://docs.gtk.org/gtk4/class.DirectoryList.html).
open class DirectoryList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_directory_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_directory_list_new()`](https://docs.gtk.org/gtk4/ctor.DirectoryList.new.html).
  public init(attributes: String? = nil, file: Gio.File? = nil) {
    super.init(adopting: gtk_directory_list_new(attributes, file?.opaque).raw)
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.DirectoryList.attributes.html) of
  /// `GtkDirectoryList`.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_directory_list_get_attributes(instance(self))) }
    set { lend(newValue) { gtk_directory_list_set_attributes(instance(self), $0) } }
  }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.DirectoryList.error.html) of `GtkDirectoryList`.
  public final var error: GLib.Failure? { lentFailure(gtk_directory_list_get_error(instance(self))) }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.DirectoryList.file.html) of `GtkDirectoryList`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_directory_list_get_file(instance(self))) }
    set { gtk_directory_list_set_file(instance(self), newValue?.opaque) }
  }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.DirectoryList.io-priority.html) of
  /// `GtkDirectoryList`.
  public final var ioPriority: Int {
    get { gtk_directory_list_get_io_priority(instance(self)).int }
    set { gtk_directory_list_set_io_priority(instance(self), newValue.int32) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.DirectoryList.item-type.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.DirectoryList.loading.html) of `GtkDirectoryList`.
  public final var loading: Bool { getProperty("loading") }

  /// The property [`monitored`](https://docs.gtk.org/gtk4/property.DirectoryList.monitored.html) of `GtkDirectoryList`.
  public final var monitored: Bool {
    get { gtk_directory_list_get_monitored(instance(self)).isTrue }
    set { gtk_directory_list_set_monitored(instance(self), newValue.gboolean) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.DirectoryList.n-items.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_directory_list_is_loading()`](https://docs.gtk.org/gtk4/method.DirectoryList.is_loading.html).
  public final var isLoading: Bool { gtk_directory_list_is_loading(instance(self)).isTrue }
}

extension Reactive where Base: DirectoryList {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.DirectoryList.attributes.html) of
  /// `GtkDirectoryList`.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: DirectoryList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.DirectoryList.error.html) of `GtkDirectoryList`.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.DirectoryList.file.html) of `GtkDirectoryList`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.DirectoryList.io-priority.html) of
  /// `GtkDirectoryList`.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: DirectoryList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.DirectoryList.item-type.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.DirectoryList.loading.html) of `GtkDirectoryList`.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// The property [`monitored`](https://docs.gtk.org/gtk4/property.DirectoryList.monitored.html) of `GtkDirectoryList`.
  public var monitored: DynamicSubject<Bool> { property("monitored") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.DirectoryList.n-items.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkDragIcon`](https://docs.gtk.org/gtk4/class.DragIcon.html).
open class DragIcon: Widget, Native, Root {
  open override class var gType: GType { gtk_drag_icon_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.DragIcon.child.html) of `GtkDragIcon`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_drag_icon_get_child(instance(self))) }
    set { gtk_drag_icon_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Calls
  /// [`gtk_drag_icon_create_widget_for_value()`](https://docs.gtk.org/gtk4/type_func.DragIcon.create_widget_for_value.html).
  @discardableResult
  public static func createWidgetForValue(_ value: any GValueWritable) -> Widget? {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(widget: gtk_drag_icon_create_widget_for_value(lent.value(value)))
  }

  /// Calls [`gtk_drag_icon_get_for_drag()`](https://docs.gtk.org/gtk4/type_func.DragIcon.get_for_drag.html).
  public static func getForDrag(_ drag: Gdk.Drag) -> Widget {
    lentObject(widget: gtk_drag_icon_get_for_drag(drag.opaque))!
  }

  /// Calls
  /// [`gtk_drag_icon_set_from_paintable()`](https://docs.gtk.org/gtk4/type_func.DragIcon.set_from_paintable.html).
  public static func setFromPaintable(_ drag: Gdk.Drag, paintable: any Gdk.Paintable, hotX: Int, hotY: Int) {
    gtk_drag_icon_set_from_paintable(drag.opaque, paintable.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragIcon {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.DragIcon.child.html) of `GtkDragIcon`.
  public var child: DynamicSubject<Widget?> { property("child") }
}

/// The class [`GtkDragSource`](https://docs.gtk.org/gtk4/class.DragSource.html).
open class DragSource: GestureSingle {
  open override class var gType: GType { gtk_drag_source_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drag_source_new()`](https://docs.gtk.org/gtk4/ctor.DragSource.new.html).
  public init() {
    super.init(adopting: gtk_drag_source_new().raw)
  }

  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DragSource.actions.html) of `GtkDragSource`.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drag_source_get_actions(instance(self))) }
    set { gtk_drag_source_set_actions(instance(self), newValue.cValue) }
  }

  /// The property [`content`](https://docs.gtk.org/gtk4/property.DragSource.content.html) of `GtkDragSource`.
  public final var content: Gdk.ContentProvider? {
    get { lentObject(gtk_drag_source_get_content(instance(self))) }
    set { gtk_drag_source_set_content(instance(self), newValue?.gdkContentProvider) }
  }

  /// Calls [`gtk_drag_source_drag_cancel()`](https://docs.gtk.org/gtk4/method.DragSource.drag_cancel.html).
  public final func dragCancel() { gtk_drag_source_drag_cancel(instance(self)) }

  /// Calls [`gtk_drag_source_get_drag()`](https://docs.gtk.org/gtk4/method.DragSource.get_drag.html).
  public final var drag: Gdk.Drag? { lentObject(opaque: gtk_drag_source_get_drag(instance(self))) }

  /// Calls [`gtk_drag_source_set_icon()`](https://docs.gtk.org/gtk4/method.DragSource.set_icon.html).
  public final func setIcon(_ paintable: (any Gdk.Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(instance(self), paintable?.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragSource {
  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DragSource.actions.html) of `GtkDragSource`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`content`](https://docs.gtk.org/gtk4/property.DragSource.content.html) of `GtkDragSource`.
  public var content: DynamicSubject<Gdk.ContentProvider?> { property("content") }

  /// The signal [`drag-begin`](https://docs.gtk.org/gtk4/signal.DragSource.drag-begin.html) of `GtkDragSource`.
  ///
  /// Argument: `drag`.
  public var dragBegin: SafeSignal<Gdk.Drag> { signal(ofOne: "drag-begin") }

  /// The signal [`drag-cancel`](https://docs.gtk.org/gtk4/signal.DragSource.drag-cancel.html) of `GtkDragSource`.
  ///
  /// Arguments: `drag`, `reason`.
  public var dragCancel: SignalRequest<Bool, Gdk.Drag, Gdk.DragCancelReason> { request("drag-cancel") }

  /// The signal [`drag-end`](https://docs.gtk.org/gtk4/signal.DragSource.drag-end.html) of `GtkDragSource`.
  ///
  /// Arguments: `drag`, `deleteData`.
  public var dragEnd: SafeSignal<(Gdk.Drag, Bool)> { signal(ofSeveral: "drag-end") }

  /// The signal [`prepare`](https://docs.gtk.org/gtk4/signal.DragSource.prepare.html) of `GtkDragSource`.
  ///
  /// Arguments: `x`, `y`.
  public var prepare: SignalRequest<Gdk.ContentProvider?, Double, Double> { request("prepare") }
}

/// The class [`GtkDrawingArea`](https://docs.gtk.org/gtk4/class.DrawingArea.html).
open class DrawingArea: Widget {
  open override class var gType: GType { gtk_drawing_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDrawingArea: UnsafeMutablePointer<GtkDrawingArea> {
    pointer.assumingMemoryBound(to: GtkDrawingArea.self)
  }

  /// Calls [`gtk_drawing_area_new()`](https://docs.gtk.org/gtk4/ctor.DrawingArea.new.html).
  public init() {
    super.init(adopting: gtk_drawing_area_new())
  }

  /// The property [`content-height`](https://docs.gtk.org/gtk4/property.DrawingArea.content-height.html) of
  /// `GtkDrawingArea`.
  public final var contentHeight: Int {
    get { gtk_drawing_area_get_content_height(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_height(gtkDrawingArea, newValue.int32) }
  }

  /// The property [`content-width`](https://docs.gtk.org/gtk4/property.DrawingArea.content-width.html) of
  /// `GtkDrawingArea`.
  public final var contentWidth: Int {
    get { gtk_drawing_area_get_content_width(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_width(gtkDrawingArea, newValue.int32) }
  }

  /// Calls [`gtk_drawing_area_set_draw_func()`](https://docs.gtk.org/gtk4/method.DrawingArea.set_draw_func.html).
  public final func setDrawFunc(_ drawFunc: ((DrawingArea, Cairo.Context, Int, Int) -> Void)?) {
    gtk_drawing_area_set_draw_func(
      gtkDrawingArea, drawFunc == nil ? nil : callGtkDrawingAreaDrawFunc, drawFunc.map { heldClosure($0) },
      drawFunc == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: DrawingArea {
  /// The property [`content-height`](https://docs.gtk.org/gtk4/property.DrawingArea.content-height.html) of
  /// `GtkDrawingArea`.
  public var contentHeight: DynamicSubject<Int> {
    property("content-height", get: { (object: DrawingArea) in object.contentHeight }, set: { $0.contentHeight = $1 })
  }

  /// The property [`content-width`](https://docs.gtk.org/gtk4/property.DrawingArea.content-width.html) of
  /// `GtkDrawingArea`.
  public var contentWidth: DynamicSubject<Int> {
    property("content-width", get: { (object: DrawingArea) in object.contentWidth }, set: { $0.contentWidth = $1 })
  }

  /// The signal [`resize`](https://docs.gtk.org/gtk4/signal.DrawingArea.resize.html) of `GtkDrawingArea`.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// The class [`GtkDropControllerMotion`](https://docs.gtk.org/gtk4/class.DropControllerMotion.html).
open class DropControllerMotion: EventController {
  open override class var gType: GType { gtk_drop_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_controller_motion_new()`](https://docs.gtk.org/gtk4/ctor.DropControllerMotion.new.html).
  public init() {
    super.init(adopting: gtk_drop_controller_motion_new().raw)
  }

  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.contains-pointer.html)
  /// of `GtkDropControllerMotion`.
  public final var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(instance(self)).isTrue }

  /// The property [`drop`](https://docs.gtk.org/gtk4/property.DropControllerMotion.drop.html) of
  /// `GtkDropControllerMotion`.
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_controller_motion_get_drop(instance(self))) }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.is-pointer.html) of
  /// `GtkDropControllerMotion`.
  public final var isPointer: Bool { gtk_drop_controller_motion_is_pointer(instance(self)).isTrue }
}

extension Reactive where Base: DropControllerMotion {
  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.contains-pointer.html)
  /// of `GtkDropControllerMotion`.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The property [`drop`](https://docs.gtk.org/gtk4/property.DropControllerMotion.drop.html) of
  /// `GtkDropControllerMotion`.
  public var drop: SafeSignal<Gdk.Drop?> { readOnlyProperty("drop") }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.is-pointer.html) of
  /// `GtkDropControllerMotion`.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.DropControllerMotion.enter.html) of
  /// `GtkDropControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.DropControllerMotion.leave.html) of
  /// `GtkDropControllerMotion`.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.DropControllerMotion.motion.html) of
  /// `GtkDropControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}

/// The class [`GtkDropDown`](https://docs.gtk.org/gtk4/class.DropDown.html).
open class DropDown: Widget {
  open override class var gType: GType { gtk_drop_down_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_down_new()`](https://docs.gtk.org/gtk4/ctor.DropDown.new.html).
  public init(model: (any Gio.ListModel)? = nil, expression: ValueExpression? = nil) {
    super.init(adopting: gtk_drop_down_new(model?.given(), expression?.given()))
  }

  /// Calls [`gtk_drop_down_new_from_strings()`](https://docs.gtk.org/gtk4/ctor.DropDown.new_from_strings.html).
  public init(strings: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_drop_down_new_from_strings(lent.strings(strings)))
  }

  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.DropDown.enable-search.html) of `GtkDropDown`.
  public final var enableSearch: Bool {
    get { gtk_drop_down_get_enable_search(instance(self)).isTrue }
    set { gtk_drop_down_set_enable_search(instance(self), newValue.gboolean) }
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.DropDown.expression.html) of `GtkDropDown`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_drop_down_get_expression(instance(self))) }
    set { gtk_drop_down_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.DropDown.factory.html) of `GtkDropDown`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_factory(instance(self))) }
    set { gtk_drop_down_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`list-factory`](https://docs.gtk.org/gtk4/property.DropDown.list-factory.html) of `GtkDropDown`.
  public final var listFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_list_factory(instance(self))) }
    set { gtk_drop_down_set_list_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.DropDown.model.html) of `GtkDropDown`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_drop_down_get_model(instance(self))) }
    set { gtk_drop_down_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.DropDown.selected.html) of `GtkDropDown`.
  public final var selected: Int {
    get { gtk_drop_down_get_selected(instance(self)).int }
    set { DropDown.setSelected(instance(self), newValue.uint32) }
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.DropDown.selected-item.html) of `GtkDropDown`.
  public final var selectedItem: Object? { lentObject(gtk_drop_down_get_selected_item(instance(self))) }

  /// The property [`show-arrow`](https://docs.gtk.org/gtk4/property.DropDown.show-arrow.html) of `GtkDropDown`. Since
  /// GTK 4.6.
  public final var showArrow: Bool {
    get { gtk_drop_down_get_show_arrow(instance(self)).isTrue }
    set { gtk_drop_down_set_show_arrow(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: DropDown {
  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.DropDown.enable-search.html) of `GtkDropDown`.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.DropDown.expression.html) of `GtkDropDown`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.DropDown.factory.html) of `GtkDropDown`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`list-factory`](https://docs.gtk.org/gtk4/property.DropDown.list-factory.html) of `GtkDropDown`.
  public var listFactory: DynamicSubject<ListItemFactory?> { property("list-factory") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.DropDown.model.html) of `GtkDropDown`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.DropDown.selected.html) of `GtkDropDown`.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: DropDown) in object.selected }, set: { $0.selected = $1 })
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.DropDown.selected-item.html) of `GtkDropDown`.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }

  /// The property [`show-arrow`](https://docs.gtk.org/gtk4/property.DropDown.show-arrow.html) of `GtkDropDown`. Since
  /// GTK 4.6.
  public var showArrow: DynamicSubject<Bool> { property("show-arrow") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.DropDown.activate.html) of `GtkDropDown`. Since GTK 4.6.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The class [`GtkDropTarget`](https://docs.gtk.org/gtk4/class.DropTarget.html).
open class DropTarget: EventController {
  open override class var gType: GType { gtk_drop_target_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_target_new()`](https://docs.gtk.org/gtk4/ctor.DropTarget.new.html).
  public init(type: any GTyped.Type, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_new(type.registeredType, actions.cValue).raw)
  }

  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTarget.actions.html) of `GtkDropTarget`.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_get_actions(instance(self))) }
    set { gtk_drop_target_set_actions(instance(self), newValue.cValue) }
  }

  /// The property [`current-drop`](https://docs.gtk.org/gtk4/property.DropTarget.current-drop.html) of `GtkDropTarget`.
  /// Since GTK 4.4.
  public final var currentDrop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_current_drop(instance(self))) }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTarget.formats.html) of `GtkDropTarget`.
  public final var formats: Gdk.ContentFormats? { lentBoxed(opaque: gtk_drop_target_get_formats(instance(self))) }

  /// The property [`preload`](https://docs.gtk.org/gtk4/property.DropTarget.preload.html) of `GtkDropTarget`.
  public final var preload: Bool {
    get { gtk_drop_target_get_preload(instance(self)).isTrue }
    set { gtk_drop_target_set_preload(instance(self), newValue.gboolean) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.DropTarget.value.html) of `GtkDropTarget`.
  public final var value: AnyValue? { lentValue(gtk_drop_target_get_value(instance(self))) }

  /// Calls [`gtk_drop_target_get_gtypes()`](https://docs.gtk.org/gtk4/method.DropTarget.get_gtypes.html).
  public final var gtypes: [GType] {
    var cNTypes: UInt = 0
    let result = gtk_drop_target_get_gtypes(instance(self), &cNTypes)
    return elements(result, count: cNTypes.int, isGiven: false) { $0 }
  }

  /// Calls [`gtk_drop_target_reject()`](https://docs.gtk.org/gtk4/method.DropTarget.reject.html).
  public final func reject() { gtk_drop_target_reject(instance(self)) }

  /// Calls [`gtk_drop_target_set_gtypes()`](https://docs.gtk.org/gtk4/method.DropTarget.set_gtypes.html).
  public final func setGtypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_drop_target_set_gtypes(instance(self), &cTypes, types.count.uint)
  }

  /// Calls [`gtk_drop_target_get_drop()`](https://docs.gtk.org/gtk4/method.DropTarget.get_drop.html).
  @available(*, deprecated, message: "Replaced by `DropTarget.currentDrop` in GTK 4.4.")
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_drop(instance(self))) }
}

extension Reactive where Base: DropTarget {
  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTarget.actions.html) of `GtkDropTarget`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`current-drop`](https://docs.gtk.org/gtk4/property.DropTarget.current-drop.html) of `GtkDropTarget`.
  /// Since GTK 4.4.
  public var currentDrop: SafeSignal<Gdk.Drop?> { readOnlyProperty("current-drop") }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTarget.formats.html) of `GtkDropTarget`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`preload`](https://docs.gtk.org/gtk4/property.DropTarget.preload.html) of `GtkDropTarget`.
  public var preload: DynamicSubject<Bool> { property("preload") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.DropTarget.value.html) of `GtkDropTarget`.
  public var value: SafeSignal<AnyValue?> { readOnlyProperty("value") }

  /// The signal [`accept`](https://docs.gtk.org/gtk4/signal.DropTarget.accept.html) of `GtkDropTarget`.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// The signal [`drop`](https://docs.gtk.org/gtk4/signal.DropTarget.drop.html) of `GtkDropTarget`.
  ///
  /// Arguments: `value`, `x`, `y`.
  public var drop: SignalRequest<Bool, AnyValue, Double, Double> { request("drop") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.DropTarget.enter.html) of `GtkDropTarget`.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SignalRequest<Gdk.DragAction, Double, Double> { request("enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.DropTarget.leave.html) of `GtkDropTarget`.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.DropTarget.motion.html) of `GtkDropTarget`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SignalRequest<Gdk.DragAction, Double, Double> { request("motion") }
}

/// The class [`GtkDropTargetAsync`](https://docs.gtk.org/gtk4/class.DropTargetAsync.html).
open class DropTargetAsync: EventController {
  open override class var gType: GType { gtk_drop_target_async_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_target_async_new()`](https://docs.gtk.org/gtk4/ctor.DropTargetAsync.new.html).
  public init(formats: Gdk.ContentFormats? = nil, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_async_new(formats?.given(), actions.cValue).raw)
  }

  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTargetAsync.actions.html) of `GtkDropTargetAsync`.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_async_get_actions(instance(self))) }
    set { gtk_drop_target_async_set_actions(instance(self), newValue.cValue) }
  }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTargetAsync.formats.html) of `GtkDropTargetAsync`.
  public final var formats: Gdk.ContentFormats? {
    get { givenBoxed(opaque: gtk_drop_target_async_get_formats(instance(self))) }
    set { gtk_drop_target_async_set_formats(instance(self), newValue?.opaque) }
  }

  /// Calls [`gtk_drop_target_async_reject_drop()`](https://docs.gtk.org/gtk4/method.DropTargetAsync.reject_drop.html).
  public final func rejectDrop(_ drop: Gdk.Drop) { gtk_drop_target_async_reject_drop(instance(self), drop.opaque) }
}

extension Reactive where Base: DropTargetAsync {
  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTargetAsync.actions.html) of `GtkDropTargetAsync`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTargetAsync.formats.html) of `GtkDropTargetAsync`.
  public var formats: DynamicSubject<Gdk.ContentFormats?> { property("formats") }

  /// The signal [`accept`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.accept.html) of `GtkDropTargetAsync`.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// The signal [`drag-enter`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-enter.html) of
  /// `GtkDropTargetAsync`.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragEnter: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-enter") }

  /// The signal [`drag-leave`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-leave.html) of
  /// `GtkDropTargetAsync`.
  ///
  /// Argument: `drop`.
  public var dragLeave: SafeSignal<Gdk.Drop> { signal(ofOne: "drag-leave") }

  /// The signal [`drag-motion`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-motion.html) of
  /// `GtkDropTargetAsync`.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragMotion: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-motion") }

  /// The signal [`drop`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drop.html) of `GtkDropTargetAsync`.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var drop: SignalRequest<Bool, Gdk.Drop, Double, Double> { request("drop") }
}

/// The class [`GtkEditableLabel`](https://docs.gtk.org/gtk4/class.EditableLabel.html).
open class EditableLabel: Widget, Editable {
  open override class var gType: GType { gtk_editable_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_editable_label_new()`](https://docs.gtk.org/gtk4/ctor.EditableLabel.new.html).
  public init(text: String) {
    super.init(adopting: gtk_editable_label_new(text))
  }

  /// The property [`editing`](https://docs.gtk.org/gtk4/property.EditableLabel.editing.html) of `GtkEditableLabel`.
  public final var editing: Bool {
    get { gtk_editable_label_get_editing(instance(self)).isTrue }
    set { setProperty("editing", newValue) }
  }

  /// Calls [`gtk_editable_label_start_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.start_editing.html).
  public final func startEditing() { gtk_editable_label_start_editing(instance(self)) }

  /// Calls [`gtk_editable_label_stop_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.stop_editing.html).
  public final func stopEditing(_ commit: Bool) { gtk_editable_label_stop_editing(instance(self), commit.gboolean) }
}

extension Reactive where Base: EditableLabel {
  /// The property [`editing`](https://docs.gtk.org/gtk4/property.EditableLabel.editing.html) of `GtkEditableLabel`.
  public var editing: DynamicSubject<Bool> { property("editing") }
}

/// The class [`GtkEmojiChooser`](https://docs.gtk.org/gtk4/class.EmojiChooser.html).
open class EmojiChooser: Popover {
  open override class var gType: GType { gtk_emoji_chooser_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_emoji_chooser_new()`](https://docs.gtk.org/gtk4/ctor.EmojiChooser.new.html).
  public override init() {
    super.init(adopting: gtk_emoji_chooser_new())
  }
}

extension Reactive where Base: EmojiChooser {
  /// The signal [`emoji-picked`](https://docs.gtk.org/gtk4/signal.EmojiChooser.emoji-picked.html) of `GtkEmojiChooser`.
  ///
  /// Argument: `text`.
  public var emojiPicked: SafeSignal<String> { signal(ofOne: "emoji-picked") }
}

/// The class [`GtkEntry`](https://docs.gtk.org/gtk4/class.Entry.html).
open class Entry: Widget, CellEditable, Editable {
  open override class var gType: GType { gtk_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntry: UnsafeMutablePointer<GtkEntry> { pointer.assumingMemoryBound(to: GtkEntry.self) }

  /// Calls [`gtk_entry_new()`](https://docs.gtk.org/gtk4/ctor.Entry.new.html).
  public init() {
    super.init(adopting: gtk_entry_new())
  }

  /// Calls [`gtk_entry_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.Entry.new_with_buffer.html).
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_entry_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Entry.activates-default.html) of `GtkEntry`.
  public final var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(gtkEntry).isTrue }
    set { gtk_entry_set_activates_default(gtkEntry, newValue.gboolean) }
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Entry.attributes.html) of `GtkEntry`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_entry_get_attributes(gtkEntry)) }
    set { gtk_entry_set_attributes(gtkEntry, newValue?.opaque) }
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Entry.buffer.html) of `GtkEntry`.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_entry_get_buffer(gtkEntry)) }
    set { gtk_entry_set_buffer(gtkEntry, newValue?.gtkEntryBuffer) }
  }

  /// The property [`completion`](https://docs.gtk.org/gtk4/property.Entry.completion.html) of `GtkEntry`.
  public final var completion: EntryCompletion? {
    get { lentObject(opaque: gtk_entry_get_completion(gtkEntry)) }
    set { gtk_entry_set_completion(gtkEntry, newValue?.opaque) }
  }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html) of
  /// `GtkEntry`.
  public final var enableEmojiCompletion: Bool {
    get { getProperty("enable-emoji-completion") }
    set { setProperty("enable-emoji-completion", newValue) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Entry.extra-menu.html) of `GtkEntry`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_entry_get_extra_menu(gtkEntry)) }
    set { gtk_entry_set_extra_menu(gtkEntry, newValue?.gMenuModel) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Entry.has-frame.html) of `GtkEntry`.
  public final var hasFrame: Bool {
    get { gtk_entry_get_has_frame(gtkEntry).isTrue }
    set { gtk_entry_set_has_frame(gtkEntry, newValue.gboolean) }
  }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Entry.im-module.html) of `GtkEntry`.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Entry.input-hints.html) of `GtkEntry`.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_entry_get_input_hints(gtkEntry)) }
    set { gtk_entry_set_input_hints(gtkEntry, newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Entry.input-purpose.html) of `GtkEntry`.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_entry_get_input_purpose(gtkEntry)) }
    set { gtk_entry_set_input_purpose(gtkEntry, newValue.cValue) }
  }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Entry.invisible-char.html) of `GtkEntry`.
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html) of
  /// `GtkEntry`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Entry.max-length.html) of `GtkEntry`.
  public final var maxLength: Int {
    get { gtk_entry_get_max_length(gtkEntry).int }
    set { gtk_entry_set_max_length(gtkEntry, newValue.int32) }
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Entry.overwrite-mode.html) of `GtkEntry`.
  public final var overwriteMode: Bool {
    get { gtk_entry_get_overwrite_mode(gtkEntry).isTrue }
    set { gtk_entry_set_overwrite_mode(gtkEntry, newValue.gboolean) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Entry.placeholder-text.html) of `GtkEntry`.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_entry_get_placeholder_text(gtkEntry)) }
    set { lend(newValue) { gtk_entry_set_placeholder_text(gtkEntry, $0) } }
  }

  /// The property [`primary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
  /// of `GtkEntry`.
  public final var primaryIconActivatable: Bool {
    get { getProperty("primary-icon-activatable") }
    set { setProperty("primary-icon-activatable", newValue) }
  }

  /// The property [`primary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html) of
  /// `GtkEntry`.
  public final var primaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("primary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("primary-icon-gicon", newValue as Object?) }
  }

  /// The property [`primary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html) of `GtkEntry`.
  public final var primaryIconName: String {
    get { getProperty("primary-icon-name") }
    set { setProperty("primary-icon-name", newValue) }
  }

  /// The property [`primary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html) of
  /// `GtkEntry`.
  public final var primaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("primary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("primary-icon-paintable", newValue as Object?) }
  }

  /// The property [`primary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html) of
  /// `GtkEntry`.
  public final var primaryIconSensitive: Bool {
    get { getProperty("primary-icon-sensitive") }
    set { setProperty("primary-icon-sensitive", newValue) }
  }

  /// The property
  /// [`primary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html) of
  /// `GtkEntry`.
  public final var primaryIconStorageType: ImageType { getProperty("primary-icon-storage-type") }

  /// The property
  /// [`primary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public final var primaryIconTooltipMarkup: String {
    get { getProperty("primary-icon-tooltip-markup") }
    set { setProperty("primary-icon-tooltip-markup", newValue) }
  }

  /// The property
  /// [`primary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public final var primaryIconTooltipText: String {
    get { getProperty("primary-icon-tooltip-text") }
    set { setProperty("primary-icon-tooltip-text", newValue) }
  }

  /// The property [`progress-fraction`](https://docs.gtk.org/gtk4/property.Entry.progress-fraction.html) of `GtkEntry`.
  public final var progressFraction: Double {
    get { gtk_entry_get_progress_fraction(gtkEntry) }
    set { gtk_entry_set_progress_fraction(gtkEntry, newValue) }
  }

  /// The property [`progress-pulse-step`](https://docs.gtk.org/gtk4/property.Entry.progress-pulse-step.html) of
  /// `GtkEntry`.
  public final var progressPulseStep: Double {
    get { gtk_entry_get_progress_pulse_step(gtkEntry) }
    set { gtk_entry_set_progress_pulse_step(gtkEntry, newValue) }
  }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html) of `GtkEntry`.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// The property
  /// [`secondary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html) of
  /// `GtkEntry`.
  public final var secondaryIconActivatable: Bool {
    get { getProperty("secondary-icon-activatable") }
    set { setProperty("secondary-icon-activatable", newValue) }
  }

  /// The property [`secondary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html) of
  /// `GtkEntry`.
  public final var secondaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("secondary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("secondary-icon-gicon", newValue as Object?) }
  }

  /// The property [`secondary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html) of
  /// `GtkEntry`.
  public final var secondaryIconName: String {
    get { getProperty("secondary-icon-name") }
    set { setProperty("secondary-icon-name", newValue) }
  }

  /// The property [`secondary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
  /// of `GtkEntry`.
  public final var secondaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("secondary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("secondary-icon-paintable", newValue as Object?) }
  }

  /// The property [`secondary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
  /// of `GtkEntry`.
  public final var secondaryIconSensitive: Bool {
    get { getProperty("secondary-icon-sensitive") }
    set { setProperty("secondary-icon-sensitive", newValue) }
  }

  /// The property
  /// [`secondary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html) of
  /// `GtkEntry`.
  public final var secondaryIconStorageType: ImageType { getProperty("secondary-icon-storage-type") }

  /// The property
  /// [`secondary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public final var secondaryIconTooltipMarkup: String {
    get { getProperty("secondary-icon-tooltip-markup") }
    set { setProperty("secondary-icon-tooltip-markup", newValue) }
  }

  /// The property
  /// [`secondary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public final var secondaryIconTooltipText: String {
    get { getProperty("secondary-icon-tooltip-text") }
    set { setProperty("secondary-icon-tooltip-text", newValue) }
  }

  /// The property [`show-emoji-icon`](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html) of `GtkEntry`.
  public final var showEmojiIcon: Bool {
    get { getProperty("show-emoji-icon") }
    set { setProperty("show-emoji-icon", newValue) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Entry.tabs.html) of `GtkEntry`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_entry_get_tabs(gtkEntry)) }
    set { gtk_entry_set_tabs(gtkEntry, newValue?.opaque) }
  }

  /// The property [`text-length`](https://docs.gtk.org/gtk4/property.Entry.text-length.html) of `GtkEntry`.
  public final var textLength: Int { gtk_entry_get_text_length(gtkEntry).int }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html) of
  /// `GtkEntry`.
  public final var truncateMultiline: Bool {
    get { getProperty("truncate-multiline") }
    set { setProperty("truncate-multiline", newValue) }
  }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Entry.visibility.html) of `GtkEntry`.
  public final var visibility: Bool {
    get { gtk_entry_get_visibility(gtkEntry).isTrue }
    set { gtk_entry_set_visibility(gtkEntry, newValue.gboolean) }
  }

  /// Calls [`gtk_entry_get_alignment()`](https://docs.gtk.org/gtk4/method.Entry.get_alignment.html) and
  /// `gtk_entry_set_alignment()`.
  public final var alignment: Double {
    get { gtk_entry_get_alignment(gtkEntry).double }
    set(xalign) { gtk_entry_set_alignment(gtkEntry, xalign.float) }
  }

  /// Calls
  /// [`gtk_entry_get_current_icon_drag_source()`](https://docs.gtk.org/gtk4/method.Entry.get_current_icon_drag_source.html).
  public final var currentIconDragSource: Int { gtk_entry_get_current_icon_drag_source(gtkEntry).int }

  /// Calls [`gtk_entry_get_icon_activatable()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_activatable.html).
  public final func getIconActivatable(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_activatable(gtkEntry, iconPos.cValue).isTrue
  }

  /// Calls [`gtk_entry_get_icon_area()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_area.html).
  public final func getIconArea(_ iconPos: EntryIconPosition) -> Gdk.Rectangle {
    var cIconArea = GdkRectangle()
    gtk_entry_get_icon_area(gtkEntry, iconPos.cValue, &cIconArea)
    return Gdk.Rectangle(cValue: cIconArea)
  }

  /// Calls [`gtk_entry_get_icon_at_pos()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_at_pos.html).
  public final func getIconAtPos(x: Int, y: Int) -> Int { gtk_entry_get_icon_at_pos(gtkEntry, x.int32, y.int32).int }

  /// Calls [`gtk_entry_get_icon_gicon()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_gicon.html).
  public final func getIconGicon(_ iconPos: EntryIconPosition) -> (any Gio.Icon)? {
    lentInterface(opaque: gtk_entry_get_icon_gicon(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_name()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_name.html).
  public final func getIconName(_ iconPos: EntryIconPosition) -> String? {
    lentString(ifAny: gtk_entry_get_icon_name(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_paintable()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_paintable.html).
  public final func getIconPaintable(_ iconPos: EntryIconPosition) -> (any Gdk.Paintable)? {
    lentInterface(opaque: gtk_entry_get_icon_paintable(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_sensitive()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_sensitive.html).
  public final func getIconSensitive(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_sensitive(gtkEntry, iconPos.cValue).isTrue
  }

  /// Calls [`gtk_entry_get_icon_storage_type()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_storage_type.html).
  public final func getIconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
    ImageType(cValue: gtk_entry_get_icon_storage_type(gtkEntry, iconPos.cValue))
  }

  /// Calls
  /// [`gtk_entry_get_icon_tooltip_markup()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_markup.html).
  public final func getIconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_markup(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_tooltip_text()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_text.html).
  public final func getIconTooltipText(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_text(gtkEntry, iconPos.cValue))
  }

  /// Calls
  /// [`gtk_entry_grab_focus_without_selecting()`](https://docs.gtk.org/gtk4/method.Entry.grab_focus_without_selecting.html).
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_entry_grab_focus_without_selecting(gtkEntry).isTrue }

  /// Calls [`gtk_entry_progress_pulse()`](https://docs.gtk.org/gtk4/method.Entry.progress_pulse.html).
  public final func progressPulse() { gtk_entry_progress_pulse(gtkEntry) }

  /// Calls [`gtk_entry_reset_im_context()`](https://docs.gtk.org/gtk4/method.Entry.reset_im_context.html).
  public final func resetImContext() { gtk_entry_reset_im_context(gtkEntry) }

  /// Calls [`gtk_entry_set_icon_activatable()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_activatable.html).
  public final func setIconActivatable(iconPos: EntryIconPosition, activatable: Bool) {
    gtk_entry_set_icon_activatable(gtkEntry, iconPos.cValue, activatable.gboolean)
  }

  /// Calls [`gtk_entry_set_icon_drag_source()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_drag_source.html).
  public final func setIconDragSource(
    iconPos: EntryIconPosition, provider: Gdk.ContentProvider, actions: Gdk.DragAction
  ) { gtk_entry_set_icon_drag_source(gtkEntry, iconPos.cValue, provider.gdkContentProvider, actions.cValue) }

  /// Calls [`gtk_entry_set_icon_from_gicon()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_gicon.html).
  public final func setIconFromGicon(iconPos: EntryIconPosition, icon: (any Gio.Icon)?) {
    gtk_entry_set_icon_from_gicon(gtkEntry, iconPos.cValue, icon?.opaque)
  }

  /// Calls
  /// [`gtk_entry_set_icon_from_icon_name()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_icon_name.html).
  public final func setIconFromIconName(iconPos: EntryIconPosition, iconName: String?) {
    gtk_entry_set_icon_from_icon_name(gtkEntry, iconPos.cValue, iconName)
  }

  /// Calls
  /// [`gtk_entry_set_icon_from_paintable()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_paintable.html).
  public final func setIconFromPaintable(iconPos: EntryIconPosition, paintable: (any Gdk.Paintable)?) {
    gtk_entry_set_icon_from_paintable(gtkEntry, iconPos.cValue, paintable?.opaque)
  }

  /// Calls [`gtk_entry_set_icon_sensitive()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_sensitive.html).
  public final func setIconSensitive(iconPos: EntryIconPosition, sensitive: Bool) {
    gtk_entry_set_icon_sensitive(gtkEntry, iconPos.cValue, sensitive.gboolean)
  }

  /// Calls [`gtk_entry_set_icon_tooltip_text()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_text.html).
  public final func setIconTooltipText(iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_text(gtkEntry, iconPos.cValue, tooltip)
  }

  /// Calls [`gtk_entry_unset_invisible_char()`](https://docs.gtk.org/gtk4/method.Entry.unset_invisible_char.html).
  public final func unsetInvisibleChar() { gtk_entry_unset_invisible_char(gtkEntry) }
}

extension Reactive where Base: Entry {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Entry.activates-default.html) of `GtkEntry`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Entry.attributes.html) of `GtkEntry`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Entry.buffer.html) of `GtkEntry`.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The property [`completion`](https://docs.gtk.org/gtk4/property.Entry.completion.html) of `GtkEntry`.
  public var completion: DynamicSubject<EntryCompletion?> { property("completion") }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html) of
  /// `GtkEntry`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Entry.extra-menu.html) of `GtkEntry`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Entry.has-frame.html) of `GtkEntry`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Entry.im-module.html) of `GtkEntry`.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Entry.input-hints.html) of `GtkEntry`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Entry.input-purpose.html) of `GtkEntry`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Entry.invisible-char.html) of `GtkEntry`.
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html) of
  /// `GtkEntry`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Entry.max-length.html) of `GtkEntry`.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Entry) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Entry.overwrite-mode.html) of `GtkEntry`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Entry.placeholder-text.html) of `GtkEntry`.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Entry) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// The property [`primary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
  /// of `GtkEntry`.
  public var primaryIconActivatable: DynamicSubject<Bool> { property("primary-icon-activatable") }

  /// The property [`primary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html) of
  /// `GtkEntry`.
  public var primaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("primary-icon-gicon") }

  /// The property [`primary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html) of `GtkEntry`.
  public var primaryIconName: DynamicSubject<String> { property("primary-icon-name") }

  /// The property [`primary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html) of
  /// `GtkEntry`.
  public var primaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("primary-icon-paintable") }

  /// The property [`primary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html) of
  /// `GtkEntry`.
  public var primaryIconSensitive: DynamicSubject<Bool> { property("primary-icon-sensitive") }

  /// The property
  /// [`primary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html) of
  /// `GtkEntry`.
  public var primaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("primary-icon-storage-type") }

  /// The property
  /// [`primary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public var primaryIconTooltipMarkup: DynamicSubject<String> { property("primary-icon-tooltip-markup") }

  /// The property
  /// [`primary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public var primaryIconTooltipText: DynamicSubject<String> { property("primary-icon-tooltip-text") }

  /// The property [`progress-fraction`](https://docs.gtk.org/gtk4/property.Entry.progress-fraction.html) of `GtkEntry`.
  public var progressFraction: DynamicSubject<Double> {
    property(
      "progress-fraction", get: { (object: Entry) in object.progressFraction }, set: { $0.progressFraction = $1 })
  }

  /// The property [`progress-pulse-step`](https://docs.gtk.org/gtk4/property.Entry.progress-pulse-step.html) of
  /// `GtkEntry`.
  public var progressPulseStep: DynamicSubject<Double> {
    property(
      "progress-pulse-step", get: { (object: Entry) in object.progressPulseStep }, set: { $0.progressPulseStep = $1 })
  }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html) of `GtkEntry`.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// The property
  /// [`secondary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html) of
  /// `GtkEntry`.
  public var secondaryIconActivatable: DynamicSubject<Bool> { property("secondary-icon-activatable") }

  /// The property [`secondary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html) of
  /// `GtkEntry`.
  public var secondaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("secondary-icon-gicon") }

  /// The property [`secondary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html) of
  /// `GtkEntry`.
  public var secondaryIconName: DynamicSubject<String> { property("secondary-icon-name") }

  /// The property [`secondary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
  /// of `GtkEntry`.
  public var secondaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> {
    interfaceProperty("secondary-icon-paintable")
  }

  /// The property [`secondary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
  /// of `GtkEntry`.
  public var secondaryIconSensitive: DynamicSubject<Bool> { property("secondary-icon-sensitive") }

  /// The property
  /// [`secondary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html) of
  /// `GtkEntry`.
  public var secondaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("secondary-icon-storage-type") }

  /// The property
  /// [`secondary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public var secondaryIconTooltipMarkup: DynamicSubject<String> { property("secondary-icon-tooltip-markup") }

  /// The property
  /// [`secondary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public var secondaryIconTooltipText: DynamicSubject<String> { property("secondary-icon-tooltip-text") }

  /// The property [`show-emoji-icon`](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html) of `GtkEntry`.
  public var showEmojiIcon: DynamicSubject<Bool> { property("show-emoji-icon") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Entry.tabs.html) of `GtkEntry`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`text-length`](https://docs.gtk.org/gtk4/property.Entry.text-length.html) of `GtkEntry`.
  public var textLength: SafeSignal<Int> { readOnlyProperty("text-length") }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html) of
  /// `GtkEntry`.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Entry.visibility.html) of `GtkEntry`.
  public var visibility: DynamicSubject<Bool> { property("visibility") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Entry.activate.html) of `GtkEntry`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`icon-press`](https://docs.gtk.org/gtk4/signal.Entry.icon-press.html) of `GtkEntry`.
  ///
  /// Argument: `iconPos`.
  public var iconPress: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-press") }

  /// The signal [`icon-release`](https://docs.gtk.org/gtk4/signal.Entry.icon-release.html) of `GtkEntry`.
  ///
  /// Argument: `iconPos`.
  public var iconRelease: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-release") }
}

/// The class [`GtkEntryBuffer`](https://docs.gtk.org/gtk4/class.EntryBuffer.html).
open class EntryBuffer: Object {
  open override class var gType: GType { gtk_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntryBuffer: UnsafeMutablePointer<GtkEntryBuffer> {
    pointer.assumingMemoryBound(to: GtkEntryBuffer.self)
  }

  /// Calls [`gtk_entry_buffer_new()`](https://docs.gtk.org/gtk4/ctor.EntryBuffer.new.html).
  public init(text: String? = nil, length: Int = -1) {
    super.init(adopting: gtk_entry_buffer_new(text, length.int32))
  }

  /// The property [`length`](https://docs.gtk.org/gtk4/property.EntryBuffer.length.html) of `GtkEntryBuffer`.
  public final var length: Int { gtk_entry_buffer_get_length(gtkEntryBuffer).int }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.EntryBuffer.max-length.html) of `GtkEntryBuffer`.
  public final var maxLength: Int {
    get { gtk_entry_buffer_get_max_length(gtkEntryBuffer).int }
    set { gtk_entry_buffer_set_max_length(gtkEntryBuffer, newValue.int32) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.EntryBuffer.text.html) of `GtkEntryBuffer`.
  public final var text: String {
    get { lentString(gtk_entry_buffer_get_text(gtkEntryBuffer)) }
    set { setProperty("text", newValue) }
  }

  /// Calls [`gtk_entry_buffer_delete_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.delete_text.html).
  @discardableResult
  public final func deleteText(position: Int, nChars: Int) -> Int {
    gtk_entry_buffer_delete_text(gtkEntryBuffer, position.uint32, nChars.int32).int
  }

  /// Calls
  /// [`gtk_entry_buffer_emit_deleted_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_deleted_text.html).
  public final func emitDeletedText(position: Int, nChars: Int) {
    gtk_entry_buffer_emit_deleted_text(gtkEntryBuffer, position.uint32, nChars.uint32)
  }

  /// Calls
  /// [`gtk_entry_buffer_emit_inserted_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_inserted_text.html).
  public final func emitInsertedText(position: Int, chars: String, nChars: Int) {
    gtk_entry_buffer_emit_inserted_text(gtkEntryBuffer, position.uint32, chars, nChars.uint32)
  }

  /// Calls [`gtk_entry_buffer_get_bytes()`](https://docs.gtk.org/gtk4/method.EntryBuffer.get_bytes.html).
  public final var bytes: Int { gtk_entry_buffer_get_bytes(gtkEntryBuffer).int }

  /// Calls [`gtk_entry_buffer_insert_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.insert_text.html).
  @discardableResult
  public final func insertText(position: Int, chars: String, nChars: Int = -1) -> Int {
    gtk_entry_buffer_insert_text(gtkEntryBuffer, position.uint32, chars, nChars.int32).int
  }

  /// Calls [`gtk_entry_buffer_set_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.set_text.html).
  public final func setText(_ chars: String, nChars: Int = -1) {
    gtk_entry_buffer_set_text(gtkEntryBuffer, chars, nChars.int32)
  }
}

extension Reactive where Base: EntryBuffer {
  /// The property [`length`](https://docs.gtk.org/gtk4/property.EntryBuffer.length.html) of `GtkEntryBuffer`.
  public var length: SafeSignal<Int> { readOnlyProperty("length") }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.EntryBuffer.max-length.html) of `GtkEntryBuffer`.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: EntryBuffer) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.EntryBuffer.text.html) of `GtkEntryBuffer`.
  public var text: DynamicSubject<String> { property("text") }

  /// The signal [`deleted-text`](https://docs.gtk.org/gtk4/signal.EntryBuffer.deleted-text.html) of `GtkEntryBuffer`.
  ///
  /// Arguments: `position`, `nChars`.
  public var deletedText: SafeSignal<(Int, Int)> { signal(ofSeveral: "deleted-text") }

  /// The signal [`inserted-text`](https://docs.gtk.org/gtk4/signal.EntryBuffer.inserted-text.html) of `GtkEntryBuffer`.
  ///
  /// Arguments: `position`, `chars`, `nChars`.
  public var insertedText: SafeSignal<(Int, String, Int)> { signal(ofSeveral: "inserted-text") }
}

/// The class [`GtkEntryCompletion`](https://docs.gtk.org/gtk4/class.EntryCompletion.html).
open class EntryCompletion: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_entry_completion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_entry_completion_new()`](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new.html).
  public init() {
    super.init(adopting: gtk_entry_completion_new().raw)
  }

  /// Calls [`gtk_entry_completion_new_with_area()`](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new_with_area.html).
  public init(area: CellArea) {
    super.init(adopting: gtk_entry_completion_new_with_area(area.gtkCellArea).raw)
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.EntryCompletion.cell-area.html) of
  /// `GtkEntryCompletion`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`inline-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-completion.html) of
  /// `GtkEntryCompletion`.
  public final var inlineCompletion: Bool {
    get { gtk_entry_completion_get_inline_completion(instance(self)).isTrue }
    set { gtk_entry_completion_set_inline_completion(instance(self), newValue.gboolean) }
  }

  /// The property [`inline-selection`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-selection.html) of
  /// `GtkEntryCompletion`.
  public final var inlineSelection: Bool {
    get { gtk_entry_completion_get_inline_selection(instance(self)).isTrue }
    set { gtk_entry_completion_set_inline_selection(instance(self), newValue.gboolean) }
  }

  /// The property [`minimum-key-length`](https://docs.gtk.org/gtk4/property.EntryCompletion.minimum-key-length.html) of
  /// `GtkEntryCompletion`.
  public final var minimumKeyLength: Int {
    get { gtk_entry_completion_get_minimum_key_length(instance(self)).int }
    set { gtk_entry_completion_set_minimum_key_length(instance(self), newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.EntryCompletion.model.html) of `GtkEntryCompletion`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_entry_completion_get_model(instance(self))) }
    set { gtk_entry_completion_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`popup-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-completion.html) of
  /// `GtkEntryCompletion`.
  public final var popupCompletion: Bool {
    get { gtk_entry_completion_get_popup_completion(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_completion(instance(self), newValue.gboolean) }
  }

  /// The property [`popup-set-width`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-set-width.html) of
  /// `GtkEntryCompletion`.
  public final var popupSetWidth: Bool {
    get { gtk_entry_completion_get_popup_set_width(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_set_width(instance(self), newValue.gboolean) }
  }

  /// The property [`popup-single-match`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-single-match.html) of
  /// `GtkEntryCompletion`.
  public final var popupSingleMatch: Bool {
    get { gtk_entry_completion_get_popup_single_match(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_single_match(instance(self), newValue.gboolean) }
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.EntryCompletion.text-column.html) of
  /// `GtkEntryCompletion`.
  public final var textColumn: Int {
    get { gtk_entry_completion_get_text_column(instance(self)).int }
    set { gtk_entry_completion_set_text_column(instance(self), newValue.int32) }
  }

  /// Calls [`gtk_entry_completion_complete()`](https://docs.gtk.org/gtk4/method.EntryCompletion.complete.html).
  public final func complete() { gtk_entry_completion_complete(instance(self)) }

  /// Calls
  /// [`gtk_entry_completion_compute_prefix()`](https://docs.gtk.org/gtk4/method.EntryCompletion.compute_prefix.html).
  public final func computePrefix(_ key: String) -> String? {
    givenString(ifAny: gtk_entry_completion_compute_prefix(instance(self), key))
  }

  /// Calls
  /// [`gtk_entry_completion_get_completion_prefix()`](https://docs.gtk.org/gtk4/method.EntryCompletion.get_completion_prefix.html).
  public final var completionPrefix: String? {
    lentString(ifAny: gtk_entry_completion_get_completion_prefix(instance(self)))
  }

  /// Calls [`gtk_entry_completion_get_entry()`](https://docs.gtk.org/gtk4/method.EntryCompletion.get_entry.html).
  public final var entry: Widget? { lentObject(widget: gtk_entry_completion_get_entry(instance(self))) }

  /// Calls
  /// [`gtk_entry_completion_insert_prefix()`](https://docs.gtk.org/gtk4/method.EntryCompletion.insert_prefix.html).
  public final func insertPrefix() { gtk_entry_completion_insert_prefix(instance(self)) }

  /// Calls
  /// [`gtk_entry_completion_set_match_func()`](https://docs.gtk.org/gtk4/method.EntryCompletion.set_match_func.html).
  public final func setMatchFunc(_ `func`: @escaping (EntryCompletion, String, TreeIter) -> Bool) {
    gtk_entry_completion_set_match_func(
      instance(self), callGtkEntryCompletionMatchFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: EntryCompletion {
  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.EntryCompletion.cell-area.html) of
  /// `GtkEntryCompletion`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`inline-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-completion.html) of
  /// `GtkEntryCompletion`.
  public var inlineCompletion: DynamicSubject<Bool> { property("inline-completion") }

  /// The property [`inline-selection`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-selection.html) of
  /// `GtkEntryCompletion`.
  public var inlineSelection: DynamicSubject<Bool> { property("inline-selection") }

  /// The property [`minimum-key-length`](https://docs.gtk.org/gtk4/property.EntryCompletion.minimum-key-length.html) of
  /// `GtkEntryCompletion`.
  public var minimumKeyLength: DynamicSubject<Int> {
    property(
      "minimum-key-length", get: { (object: EntryCompletion) in object.minimumKeyLength },
      set: { $0.minimumKeyLength = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.EntryCompletion.model.html) of `GtkEntryCompletion`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`popup-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-completion.html) of
  /// `GtkEntryCompletion`.
  public var popupCompletion: DynamicSubject<Bool> { property("popup-completion") }

  /// The property [`popup-set-width`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-set-width.html) of
  /// `GtkEntryCompletion`.
  public var popupSetWidth: DynamicSubject<Bool> { property("popup-set-width") }

  /// The property [`popup-single-match`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-single-match.html) of
  /// `GtkEntryCompletion`.
  public var popupSingleMatch: DynamicSubject<Bool> { property("popup-single-match") }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.EntryCompletion.text-column.html) of
  /// `GtkEntryCompletion`.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: EntryCompletion) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  /// The signal [`cursor-on-match`](https://docs.gtk.org/gtk4/signal.EntryCompletion.cursor-on-match.html) of
  /// `GtkEntryCompletion`.
  ///
  /// Arguments: `model`, `iter`.
  public var cursorOnMatch: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("cursor-on-match", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// The signal [`insert-prefix`](https://docs.gtk.org/gtk4/signal.EntryCompletion.insert-prefix.html) of
  /// `GtkEntryCompletion`.
  ///
  /// Argument: `prefix`.
  public var insertPrefix: SignalRequest<Bool, String> { request("insert-prefix") }

  /// The signal [`match-selected`](https://docs.gtk.org/gtk4/signal.EntryCompletion.match-selected.html) of
  /// `GtkEntryCompletion`.
  ///
  /// Arguments: `model`, `iter`.
  public var matchSelected: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("match-selected", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// The signal [`no-matches`](https://docs.gtk.org/gtk4/signal.EntryCompletion.no-matches.html) of
  /// `GtkEntryCompletion`.
  public var noMatches: SafeSignal<Void> { signal("no-matches") }
}

/// The class [`GtkEventController`](https://docs.gtk.org/gtk4/class.EventController.html).
open class EventController: Object {
  open override class var gType: GType { gtk_event_controller_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.EventController.name.html) of `GtkEventController`.
  public final var name: String? {
    get { lentString(ifAny: gtk_event_controller_get_name(instance(self))) }
    set { lend(newValue) { gtk_event_controller_set_name(instance(self), $0) } }
  }

  /// The property [`propagation-limit`](https://docs.gtk.org/gtk4/property.EventController.propagation-limit.html) of
  /// `GtkEventController`.
  public final var propagationLimit: PropagationLimit {
    get { PropagationLimit(cValue: gtk_event_controller_get_propagation_limit(instance(self))) }
    set { gtk_event_controller_set_propagation_limit(instance(self), newValue.cValue) }
  }

  /// The property [`propagation-phase`](https://docs.gtk.org/gtk4/property.EventController.propagation-phase.html) of
  /// `GtkEventController`.
  public final var propagationPhase: PropagationPhase {
    get { PropagationPhase(cValue: gtk_event_controller_get_propagation_phase(instance(self))) }
    set { gtk_event_controller_set_propagation_phase(instance(self), newValue.cValue) }
  }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.EventController.widget.html) of `GtkEventController`.
  public final var widget: Widget? { lentObject(widget: gtk_event_controller_get_widget(instance(self))) }

  /// Calls
  /// [`gtk_event_controller_get_current_event()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event.html).
  public final var currentEvent: Gdk.Event? {
    lentBoxed(opaque: gtk_event_controller_get_current_event(instance(self)))
  }

  /// Calls
  /// [`gtk_event_controller_get_current_event_device()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_device.html).
  public final var currentEventDevice: Gdk.Device? {
    lentObject(opaque: gtk_event_controller_get_current_event_device(instance(self)))
  }

  /// Calls
  /// [`gtk_event_controller_get_current_event_state()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_state.html).
  public final var currentEventState: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_event_controller_get_current_event_state(instance(self)))
  }

  /// Calls
  /// [`gtk_event_controller_get_current_event_time()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_time.html).
  public final var currentEventTime: Int { gtk_event_controller_get_current_event_time(instance(self)).int }

  /// Calls [`gtk_event_controller_reset()`](https://docs.gtk.org/gtk4/method.EventController.reset.html).
  public final func reset() { gtk_event_controller_reset(instance(self)) }

  /// Calls
  /// [`gtk_event_controller_set_static_name()`](https://docs.gtk.org/gtk4/method.EventController.set_static_name.html).
  /// Since GTK 4.8.
  public final func setStaticName(_ name: String?) { gtk_event_controller_set_static_name(instance(self), name) }
}

extension Reactive where Base: EventController {
  /// The property [`name`](https://docs.gtk.org/gtk4/property.EventController.name.html) of `GtkEventController`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: EventController) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`propagation-limit`](https://docs.gtk.org/gtk4/property.EventController.propagation-limit.html) of
  /// `GtkEventController`.
  public var propagationLimit: DynamicSubject<PropagationLimit> { property("propagation-limit") }

  /// The property [`propagation-phase`](https://docs.gtk.org/gtk4/property.EventController.propagation-phase.html) of
  /// `GtkEventController`.
  public var propagationPhase: DynamicSubject<PropagationPhase> { property("propagation-phase") }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.EventController.widget.html) of `GtkEventController`.
  public var widget: SafeSignal<Widget?> { readOnlyProperty("widget") }
}

/// The class [`GtkEventControllerFocus`](https://docs.gtk.org/gtk4/class.EventControllerFocus.html).
open class EventControllerFocus: EventController {
  open override class var gType: GType { gtk_event_controller_focus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_focus_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerFocus.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_focus_new().raw)
  }

  /// The property [`contains-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.contains-focus.html) of
  /// `GtkEventControllerFocus`.
  public final var containsFocus: Bool { gtk_event_controller_focus_contains_focus(instance(self)).isTrue }

  /// The property [`is-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.is-focus.html) of
  /// `GtkEventControllerFocus`.
  public final var isFocus: Bool { gtk_event_controller_focus_is_focus(instance(self)).isTrue }
}

extension Reactive where Base: EventControllerFocus {
  /// The property [`contains-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.contains-focus.html) of
  /// `GtkEventControllerFocus`.
  public var containsFocus: SafeSignal<Bool> { readOnlyProperty("contains-focus") }

  /// The property [`is-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.is-focus.html) of
  /// `GtkEventControllerFocus`.
  public var isFocus: SafeSignal<Bool> { readOnlyProperty("is-focus") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.EventControllerFocus.enter.html) of
  /// `GtkEventControllerFocus`.
  public var enter: SafeSignal<Void> { signal("enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.EventControllerFocus.leave.html) of
  /// `GtkEventControllerFocus`.
  public var leave: SafeSignal<Void> { signal("leave") }
}

/// The class [`GtkEventControllerKey`](https://docs.gtk.org/gtk4/class.EventControllerKey.html).
open class EventControllerKey: EventController {
  open override class var gType: GType { gtk_event_controller_key_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_key_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerKey.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_key_new().raw)
  }

  /// Calls [`gtk_event_controller_key_forward()`](https://docs.gtk.org/gtk4/method.EventControllerKey.forward.html).
  @discardableResult
  public final func forward(_ widget: Widget) -> Bool {
    gtk_event_controller_key_forward(instance(self), widget.gtkWidget).isTrue
  }

  /// Calls
  /// [`gtk_event_controller_key_get_group()`](https://docs.gtk.org/gtk4/method.EventControllerKey.get_group.html).
  public final var group: Int { gtk_event_controller_key_get_group(instance(self)).int }

  /// Calls
  /// [`gtk_event_controller_key_get_im_context()`](https://docs.gtk.org/gtk4/method.EventControllerKey.get_im_context.html)
  /// and `gtk_event_controller_key_set_im_context()`.
  public final var imContext: IMContext? {
    get { lentObject(gtk_event_controller_key_get_im_context(instance(self))) }
    set(imContext) { gtk_event_controller_key_set_im_context(instance(self), imContext?.gtkIMContext) }
  }
}

extension Reactive where Base: EventControllerKey {
  /// The signal [`im-update`](https://docs.gtk.org/gtk4/signal.EventControllerKey.im-update.html) of
  /// `GtkEventControllerKey`.
  public var imUpdate: SafeSignal<Void> { signal("im-update") }

  /// The signal [`key-pressed`](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-pressed.html) of
  /// `GtkEventControllerKey`.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyPressed: SignalRequest<Bool, Int, Int, Gdk.ModifierType> { request("key-pressed") }

  /// The signal [`key-released`](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-released.html) of
  /// `GtkEventControllerKey`.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyReleased: SafeSignal<(Int, Int, Gdk.ModifierType)> { signal(ofSeveral: "key-released") }

  /// The signal [`modifiers`](https://docs.gtk.org/gtk4/signal.EventControllerKey.modifiers.html) of
  /// `GtkEventControllerKey`.
  ///
  /// Argument: `keyval`.
  public var modifiers: SignalRequest<Bool, Gdk.ModifierType> { request("modifiers") }
}

/// The class [`GtkEventControllerLegacy`](https://docs.gtk.org/gtk4/class.EventControllerLegacy.html).
open class EventControllerLegacy: EventController {
  open override class var gType: GType { gtk_event_controller_legacy_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_legacy_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerLegacy.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_legacy_new().raw)
  }
}

extension Reactive where Base: EventControllerLegacy {
  /// The signal [`event`](https://docs.gtk.org/gtk4/signal.EventControllerLegacy.event.html) of
  /// `GtkEventControllerLegacy`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }
}

/// The class [`GtkEventControllerMotion`](https://docs.gtk.org/gtk4/class.EventControllerMotion.html).
open class EventControllerMotion: EventController {
  open override class var gType: GType { gtk_event_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_motion_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerMotion.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_motion_new().raw)
  }

  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.contains-pointer.html)
  /// of `GtkEventControllerMotion`.
  public final var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(instance(self)).isTrue }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.is-pointer.html) of
  /// `GtkEventControllerMotion`.
  public final var isPointer: Bool { gtk_event_controller_motion_is_pointer(instance(self)).isTrue }
}

extension Reactive where Base: EventControllerMotion {
  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.contains-pointer.html)
  /// of `GtkEventControllerMotion`.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.is-pointer.html) of
  /// `GtkEventControllerMotion`.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.enter.html) of
  /// `GtkEventControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.leave.html) of
  /// `GtkEventControllerMotion`.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.motion.html) of
  /// `GtkEventControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}

/// The class [`GtkEventControllerScroll`](https://docs.gtk.org/gtk4/class.EventControllerScroll.html).
open class EventControllerScroll: EventController {
  open override class var gType: GType { gtk_event_controller_scroll_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_scroll_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerScroll.new.html).
  public init(flags: EventControllerScrollFlags = []) {
    super.init(adopting: gtk_event_controller_scroll_new(flags.cValue).raw)
  }

  /// The property [`flags`](https://docs.gtk.org/gtk4/property.EventControllerScroll.flags.html) of
  /// `GtkEventControllerScroll`.
  public final var flags: EventControllerScrollFlags {
    get { EventControllerScrollFlags(cValue: gtk_event_controller_scroll_get_flags(instance(self))) }
    set { gtk_event_controller_scroll_set_flags(instance(self), newValue.cValue) }
  }

  /// Calls
  /// [`gtk_event_controller_scroll_get_unit()`](https://docs.gtk.org/gtk4/method.EventControllerScroll.get_unit.html).
  /// Since GTK 4.8.
  public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gtk_event_controller_scroll_get_unit(instance(self))) }
}

extension Reactive where Base: EventControllerScroll {
  /// The property [`flags`](https://docs.gtk.org/gtk4/property.EventControllerScroll.flags.html) of
  /// `GtkEventControllerScroll`.
  public var flags: DynamicSubject<EventControllerScrollFlags> { property("flags") }

  /// The signal [`decelerate`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.decelerate.html) of
  /// `GtkEventControllerScroll`.
  ///
  /// Arguments: `velX`, `velY`.
  public var decelerate: SafeSignal<(Double, Double)> { signal(ofSeveral: "decelerate") }

  /// The signal [`scroll`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll.html) of
  /// `GtkEventControllerScroll`.
  ///
  /// Arguments: `dx`, `dy`.
  public var scroll: SignalRequest<Bool, Double, Double> { request("scroll") }

  /// The signal [`scroll-begin`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-begin.html) of
  /// `GtkEventControllerScroll`.
  public var scrollBegin: SafeSignal<Void> { signal("scroll-begin") }

  /// The signal [`scroll-end`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-end.html) of
  /// `GtkEventControllerScroll`.
  public var scrollEnd: SafeSignal<Void> { signal("scroll-end") }
}

/// The class [`GtkEveryFilter`](https://docs.gtk.org/gtk4/class.EveryFilter.html).
open class EveryFilter: MultiFilter {
  open override class var gType: GType { gtk_every_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_every_filter_new()`](https://docs.gtk.org/gtk4/ctor.EveryFilter.new.html).
  public init() {
    super.init(adopting: gtk_every_filter_new().raw)
  }
}

/// The class [`GtkExpander`](https://docs.gtk.org/gtk4/class.Expander.html).
open class Expander: Widget {
  open override class var gType: GType { gtk_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_expander_new()`](https://docs.gtk.org/gtk4/ctor.Expander.new.html).
  public init(label: String? = nil) {
    super.init(adopting: gtk_expander_new(label))
  }

  /// Calls [`gtk_expander_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Expander.new_with_mnemonic.html).
  public init(mnemonic: String?) {
    super.init(adopting: gtk_expander_new_with_mnemonic(mnemonic))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Expander.child.html) of `GtkExpander`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_expander_get_child(instance(self))) }
    set { gtk_expander_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.Expander.expanded.html) of `GtkExpander`.
  public final var expanded: Bool {
    get { gtk_expander_get_expanded(instance(self)).isTrue }
    set { gtk_expander_set_expanded(instance(self), newValue.gboolean) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Expander.label.html) of `GtkExpander`.
  public final var label: String? {
    get { lentString(ifAny: gtk_expander_get_label(instance(self))) }
    set { lend(newValue) { gtk_expander_set_label(instance(self), $0) } }
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Expander.label-widget.html) of `GtkExpander`.
  public final var labelWidget: Widget? {
    get { lentObject(widget: gtk_expander_get_label_widget(instance(self))) }
    set { gtk_expander_set_label_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`resize-toplevel`](https://docs.gtk.org/gtk4/property.Expander.resize-toplevel.html) of
  /// `GtkExpander`.
  public final var resizeToplevel: Bool {
    get { gtk_expander_get_resize_toplevel(instance(self)).isTrue }
    set { gtk_expander_set_resize_toplevel(instance(self), newValue.gboolean) }
  }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Expander.use-markup.html) of `GtkExpander`.
  public final var useMarkup: Bool {
    get { gtk_expander_get_use_markup(instance(self)).isTrue }
    set { gtk_expander_set_use_markup(instance(self), newValue.gboolean) }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Expander.use-underline.html) of `GtkExpander`.
  public final var useUnderline: Bool {
    get { gtk_expander_get_use_underline(instance(self)).isTrue }
    set { gtk_expander_set_use_underline(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Expander {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Expander.child.html) of `GtkExpander`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.Expander.expanded.html) of `GtkExpander`.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Expander.label.html) of `GtkExpander`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Expander) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Expander.label-widget.html) of `GtkExpander`.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// The property [`resize-toplevel`](https://docs.gtk.org/gtk4/property.Expander.resize-toplevel.html) of
  /// `GtkExpander`.
  public var resizeToplevel: DynamicSubject<Bool> { property("resize-toplevel") }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Expander.use-markup.html) of `GtkExpander`.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Expander.use-underline.html) of `GtkExpander`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Expander.activate.html) of `GtkExpander`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The class [`GtkFileChooserNative`](https://docs.gtk.org/gtk4/class.FileChooserNative.html).
open class FileChooserNative: NativeDialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_native_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_chooser_native_new()`](https://docs.gtk.org/gtk4/ctor.FileChooserNative.new.html).
  public init(
    title: String? = nil, parent: Window? = nil, action: FileChooserAction, acceptLabel: String? = nil,
    cancelLabel: String? = nil
  ) {
    super.init(
      adopting: gtk_file_chooser_native_new(title, parent?.gtkWindow, action.cValue, acceptLabel, cancelLabel).raw)
  }

  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.accept-label.html) of
  /// `GtkFileChooserNative`.
  public final var acceptLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_accept_label(instance(self))) }
    set { lend(newValue) { gtk_file_chooser_native_set_accept_label(instance(self), $0) } }
  }

  /// The property [`cancel-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.cancel-label.html) of
  /// `GtkFileChooserNative`.
  public final var cancelLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_cancel_label(instance(self))) }
    set { lend(newValue) { gtk_file_chooser_native_set_cancel_label(instance(self), $0) } }
  }
}

extension Reactive where Base: FileChooserNative {
  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.accept-label.html) of
  /// `GtkFileChooserNative`.
  public var acceptLabel: DynamicSubject<String?> {
    property("accept-label", get: { (object: FileChooserNative) in object.acceptLabel }, set: { $0.acceptLabel = $1 })
  }

  /// The property [`cancel-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.cancel-label.html) of
  /// `GtkFileChooserNative`.
  public var cancelLabel: DynamicSubject<String?> {
    property("cancel-label", get: { (object: FileChooserNative) in object.cancelLabel }, set: { $0.cancelLabel = $1 })
  }
}

/// The class [`GtkFileChooserWidget`](https://docs.gtk.org/gtk4/class.FileChooserWidget.html).
open class FileChooserWidget: Widget, FileChooser {
  open override class var gType: GType { gtk_file_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.FileChooserWidget.new.html).
  public init(action: FileChooserAction) {
    super.init(adopting: gtk_file_chooser_widget_new(action.cValue))
  }

  /// The property [`search-mode`](https://docs.gtk.org/gtk4/property.FileChooserWidget.search-mode.html) of
  /// `GtkFileChooserWidget`.
  public final var searchMode: Bool {
    get { getProperty("search-mode") }
    set { setProperty("search-mode", newValue) }
  }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.FileChooserWidget.subtitle.html) of
  /// `GtkFileChooserWidget`.
  public final var subtitle: String { getProperty("subtitle") }
}

extension Reactive where Base: FileChooserWidget {
  /// The property [`search-mode`](https://docs.gtk.org/gtk4/property.FileChooserWidget.search-mode.html) of
  /// `GtkFileChooserWidget`.
  public var searchMode: DynamicSubject<Bool> { property("search-mode") }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.FileChooserWidget.subtitle.html) of
  /// `GtkFileChooserWidget`.
  public var subtitle: SafeSignal<String> { readOnlyProperty("subtitle") }

  /// The signal [`desktop-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.desktop-folder.html) of
  /// `GtkFileChooserWidget`.
  public var desktopFolder: SafeSignal<Void> { signal("desktop-folder") }

  /// The signal [`down-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.down-folder.html) of
  /// `GtkFileChooserWidget`.
  public var downFolder: SafeSignal<Void> { signal("down-folder") }

  /// The signal [`home-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.home-folder.html) of
  /// `GtkFileChooserWidget`.
  public var homeFolder: SafeSignal<Void> { signal("home-folder") }

  /// The signal [`location-popup`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup.html) of
  /// `GtkFileChooserWidget`.
  ///
  /// Argument: `path`.
  public var locationPopup: SafeSignal<String> { signal(ofOne: "location-popup") }

  /// The signal
  /// [`location-popup-on-paste`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup-on-paste.html) of
  /// `GtkFileChooserWidget`.
  public var locationPopupOnPaste: SafeSignal<Void> { signal("location-popup-on-paste") }

  /// The signal
  /// [`location-toggle-popup`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-toggle-popup.html) of
  /// `GtkFileChooserWidget`.
  public var locationTogglePopup: SafeSignal<Void> { signal("location-toggle-popup") }

  /// The signal [`places-shortcut`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.places-shortcut.html) of
  /// `GtkFileChooserWidget`.
  public var placesShortcut: SafeSignal<Void> { signal("places-shortcut") }

  /// The signal [`quick-bookmark`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.quick-bookmark.html) of
  /// `GtkFileChooserWidget`.
  ///
  /// Argument: `bookmarkIndex`.
  public var quickBookmark: SafeSignal<Int> { signal(ofOne: "quick-bookmark") }

  /// The signal [`recent-shortcut`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.recent-shortcut.html) of
  /// `GtkFileChooserWidget`.
  public var recentShortcut: SafeSignal<Void> { signal("recent-shortcut") }

  /// The signal [`search-shortcut`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.search-shortcut.html) of
  /// `GtkFileChooserWidget`.
  public var searchShortcut: SafeSignal<Void> { signal("search-shortcut") }

  /// The signal [`show-hidden`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.show-hidden.html) of
  /// `GtkFileChooserWidget`.
  public var showHidden: SafeSignal<Void> { signal("show-hidden") }

  /// The signal [`up-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.up-folder.html) of
  /// `GtkFileChooserWidget`.
  public var upFolder: SafeSignal<Void> { signal("up-folder") }
}

/// The class [`GtkFileFilter`](https://docs.gtk.org/gtk4/class.FileFilter.html).
open class FileFilter: Filter, Buildable {
  open override class var gType: GType { gtk_file_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_filter_new()`](https://docs.gtk.org/gtk4/ctor.FileFilter.new.html).
  public init() {
    super.init(adopting: gtk_file_filter_new().raw)
  }

  /// Calls [`gtk_file_filter_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.FileFilter.new_from_gvariant.html).
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_file_filter_new_from_gvariant(variant.opaque).raw)
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.FileFilter.name.html) of `GtkFileFilter`.
  public final var name: String? {
    get { lentString(ifAny: gtk_file_filter_get_name(instance(self))) }
    set { lend(newValue) { gtk_file_filter_set_name(instance(self), $0) } }
  }

  /// Calls [`gtk_file_filter_add_mime_type()`](https://docs.gtk.org/gtk4/method.FileFilter.add_mime_type.html).
  public final func addMimeType(_ mimeType: String) { gtk_file_filter_add_mime_type(instance(self), mimeType) }

  /// Calls [`gtk_file_filter_add_pattern()`](https://docs.gtk.org/gtk4/method.FileFilter.add_pattern.html).
  public final func addPattern(_ pattern: String) { gtk_file_filter_add_pattern(instance(self), pattern) }

  /// Calls
  /// [`gtk_file_filter_add_pixbuf_formats()`](https://docs.gtk.org/gtk4/method.FileFilter.add_pixbuf_formats.html).
  public final func addPixbufFormats() { gtk_file_filter_add_pixbuf_formats(instance(self)) }

  /// Calls [`gtk_file_filter_add_suffix()`](https://docs.gtk.org/gtk4/method.FileFilter.add_suffix.html). Since GTK
  /// 4.4.
  public final func addSuffix(_ suffix: String) { gtk_file_filter_add_suffix(instance(self), suffix) }

  /// Calls [`gtk_file_filter_get_attributes()`](https://docs.gtk.org/gtk4/method.FileFilter.get_attributes.html).
  public final var attributes: [String] { lentStrings(gtk_file_filter_get_attributes(instance(self))) }

  /// Calls [`gtk_file_filter_to_gvariant()`](https://docs.gtk.org/gtk4/method.FileFilter.to_gvariant.html).
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_file_filter_to_gvariant(instance(self))))
  }
}

extension Reactive where Base: FileFilter {
  /// The property [`name`](https://docs.gtk.org/gtk4/property.FileFilter.name.html) of `GtkFileFilter`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: FileFilter) in object.name }, set: { $0.name = $1 })
  }
}

/// The class [`GtkFilter`](https://docs.gtk.org/gtk4/class.Filter.html).
open class Filter: Object {
  open override class var gType: GType { gtk_filter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkFilter: UnsafeMutablePointer<GtkFilter> { pointer.assumingMemoryBound(to: GtkFilter.self) }

  /// Calls [`gtk_filter_changed()`](https://docs.gtk.org/gtk4/method.Filter.changed.html).
  public final func changed(_ change: FilterChange) { gtk_filter_changed(gtkFilter, change.cValue) }

  /// Calls [`gtk_filter_get_strictness()`](https://docs.gtk.org/gtk4/method.Filter.get_strictness.html).
  public final var strictness: FilterMatch { FilterMatch(cValue: gtk_filter_get_strictness(gtkFilter)) }

  /// Calls [`gtk_filter_match()`](https://docs.gtk.org/gtk4/method.Filter.match.html).
  @discardableResult
  public final func match(_ item: Object) -> Bool { gtk_filter_match(gtkFilter, item.pointer).isTrue }
}

extension Reactive where Base: Filter {
  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Filter.changed.html) of `GtkFilter`.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<FilterChange> { signal(ofOne: "changed") }
}

/// The class [`GtkFilterListModel`](https://docs.gtk.org/gtk4/class.FilterListModel.html).
open class FilterListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_filter_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_filter_list_model_new()`](https://docs.gtk.org/gtk4/ctor.FilterListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
    super.init(
      adopting: gtk_filter_list_model_new(
        model?.given(), filter?.givenPointer().assumingMemoryBound(to: GtkFilter.self)
      ).raw)
  }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FilterListModel.filter.html) of `GtkFilterListModel`.
  public final var filter: Filter? {
    get { lentObject(gtk_filter_list_model_get_filter(instance(self))) }
    set { gtk_filter_list_model_set_filter(instance(self), newValue?.gtkFilter) }
  }

  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.FilterListModel.incremental.html) of
  /// `GtkFilterListModel`.
  public final var incremental: Bool {
    get { gtk_filter_list_model_get_incremental(instance(self)).isTrue }
    set { gtk_filter_list_model_set_incremental(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FilterListModel.item-type.html) of
  /// `GtkFilterListModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FilterListModel.model.html) of `GtkFilterListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_filter_list_model_get_model(instance(self))) }
    set { gtk_filter_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html) of `GtkFilterListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.FilterListModel.pending.html) of `GtkFilterListModel`.
  public final var pending: Int { gtk_filter_list_model_get_pending(instance(self)).int }
}

extension Reactive where Base: FilterListModel {
  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FilterListModel.filter.html) of `GtkFilterListModel`.
  public var filter: DynamicSubject<Filter?> { property("filter") }

  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.FilterListModel.incremental.html) of
  /// `GtkFilterListModel`.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FilterListModel.item-type.html) of
  /// `GtkFilterListModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FilterListModel.model.html) of `GtkFilterListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html) of `GtkFilterListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.FilterListModel.pending.html) of `GtkFilterListModel`.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }
}

/// The class [`GtkFixed`](https://docs.gtk.org/gtk4/class.Fixed.html).
open class Fixed: Widget {
  open override class var gType: GType { gtk_fixed_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFixed: UnsafeMutablePointer<GtkFixed> { pointer.assumingMemoryBound(to: GtkFixed.self) }

  /// Calls [`gtk_fixed_new()`](https://docs.gtk.org/gtk4/ctor.Fixed.new.html).
  public init() {
    super.init(adopting: gtk_fixed_new())
  }

  /// Calls [`gtk_fixed_get_child_position()`](https://docs.gtk.org/gtk4/method.Fixed.get_child_position.html).
  public final func getChildPosition(_ widget: Widget) -> (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_fixed_get_child_position(gtkFixed, widget.gtkWidget, &cX, &cY)
    return (cX, cY)
  }

  /// Calls [`gtk_fixed_get_child_transform()`](https://docs.gtk.org/gtk4/method.Fixed.get_child_transform.html).
  public final func getChildTransform(_ widget: Widget) -> Gsk.Transform? {
    lentBoxed(opaque: gtk_fixed_get_child_transform(gtkFixed, widget.gtkWidget))
  }

  /// Calls [`gtk_fixed_move()`](https://docs.gtk.org/gtk4/method.Fixed.move.html).
  public final func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(gtkFixed, widget.gtkWidget, x, y) }

  /// Calls [`gtk_fixed_put()`](https://docs.gtk.org/gtk4/method.Fixed.put.html).
  public final func put(_ widget: Widget, x: Double, y: Double) { gtk_fixed_put(gtkFixed, widget.gtkWidget, x, y) }

  /// Calls [`gtk_fixed_remove()`](https://docs.gtk.org/gtk4/method.Fixed.remove.html).
  public final func remove(_ widget: Widget) { gtk_fixed_remove(gtkFixed, widget.gtkWidget) }

  /// Calls [`gtk_fixed_set_child_transform()`](https://docs.gtk.org/gtk4/method.Fixed.set_child_transform.html).
  public final func setChildTransform(_ widget: Widget, transform: Gsk.Transform?) {
    gtk_fixed_set_child_transform(gtkFixed, widget.gtkWidget, transform?.opaque)
  }
}

/// The class [`GtkFixedLayout`](https://docs.gtk.org/gtk4/class.FixedLayout.html).
open class FixedLayout: LayoutManager {
  open override class var gType: GType { gtk_fixed_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_fixed_layout_new()`](https://docs.gtk.org/gtk4/ctor.FixedLayout.new.html).
  public init() {
    super.init(adopting: gtk_fixed_layout_new())
  }
}

/// The class [`GtkFixedLayoutChild`](https://docs.gtk.org/gtk4/class.FixedLayoutChild.html).
open class FixedLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_fixed_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`transform`](https://docs.gtk.org/gtk4/property.FixedLayoutChild.transform.html) of
  /// `GtkFixedLayoutChild`.
  public final var transform: Gsk.Transform? {
    get { lentBoxed(opaque: gtk_fixed_layout_child_get_transform(instance(self))) }
    set { gtk_fixed_layout_child_set_transform(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: FixedLayoutChild {
  /// The property [`transform`](https://docs.gtk.org/gtk4/property.FixedLayoutChild.transform.html) of
  /// `GtkFixedLayoutChild`.
  public var transform: DynamicSubject<Gsk.Transform?> { property("transform") }
}

/// The class [`GtkFlattenListModel`](https://docs.gtk.org/gtk4/class.FlattenListModel.html).
open class FlattenListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_flatten_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_flatten_list_model_new()`](https://docs.gtk.org/gtk4/ctor.FlattenListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_flatten_list_model_new(model?.given()).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FlattenListModel.item-type.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FlattenListModel.model.html) of `GtkFlattenListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_flatten_list_model_get_model(instance(self))) }
    set { gtk_flatten_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FlattenListModel.n-items.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls
  /// [`gtk_flatten_list_model_get_model_for_item()`](https://docs.gtk.org/gtk4/method.FlattenListModel.get_model_for_item.html).
  public final func getModelForItem(_ position: Int) -> (any Gio.ListModel)? {
    lentInterface(opaque: gtk_flatten_list_model_get_model_for_item(instance(self), position.uint32))
  }
}

extension Reactive where Base: FlattenListModel {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FlattenListModel.item-type.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FlattenListModel.model.html) of `GtkFlattenListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FlattenListModel.n-items.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkFlowBox`](https://docs.gtk.org/gtk4/class.FlowBox.html).
open class FlowBox: Widget, Orientable {
  open override class var gType: GType { gtk_flow_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_flow_box_new()`](https://docs.gtk.org/gtk4/ctor.FlowBox.new.html).
  public init() {
    super.init(adopting: gtk_flow_box_new())
  }

  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
  /// of `GtkFlowBox`.
  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.FlowBox.activate-on-single-click.html) of
  /// `GtkFlowBox`.
  public final var activateOnSingleClick: Bool {
    get { gtk_flow_box_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_flow_box_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.column-spacing.html) of `GtkFlowBox`.
  public final var columnSpacing: Int {
    get { gtk_flow_box_get_column_spacing(instance(self)).int }
    set { gtk_flow_box_set_column_spacing(instance(self), newValue.uint32) }
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.FlowBox.homogeneous.html) of `GtkFlowBox`.
  public final var homogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(instance(self)).isTrue }
    set { gtk_flow_box_set_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`max-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.max-children-per-line.html) of
  /// `GtkFlowBox`.
  public final var maxChildrenPerLine: Int {
    get { gtk_flow_box_get_max_children_per_line(instance(self)).int }
    set { gtk_flow_box_set_max_children_per_line(instance(self), newValue.uint32) }
  }

  /// The property [`min-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.min-children-per-line.html) of
  /// `GtkFlowBox`.
  public final var minChildrenPerLine: Int {
    get { gtk_flow_box_get_min_children_per_line(instance(self)).int }
    set { gtk_flow_box_set_min_children_per_line(instance(self), newValue.uint32) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.row-spacing.html) of `GtkFlowBox`.
  public final var rowSpacing: Int {
    get { gtk_flow_box_get_row_spacing(instance(self)).int }
    set { gtk_flow_box_set_row_spacing(instance(self), newValue.uint32) }
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.FlowBox.selection-mode.html) of `GtkFlowBox`.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_flow_box_get_selection_mode(instance(self))) }
    set { gtk_flow_box_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_flow_box_append()`](https://docs.gtk.org/gtk4/method.FlowBox.append.html). Since GTK 4.6.
  public final func append(_ child: Widget) { gtk_flow_box_append(instance(self), child.gtkWidget) }

  /// Calls [`gtk_flow_box_bind_model()`](https://docs.gtk.org/gtk4/method.FlowBox.bind_model.html).
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: @escaping (Object) -> Widget) {
    gtk_flow_box_bind_model(
      instance(self), model?.opaque, callGtkFlowBoxCreateWidgetFunc, heldClosure(createWidgetFunc), releaseClosure)
  }

  /// Calls [`gtk_flow_box_get_child_at_index()`](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_index.html).
  public final func getChildAtIndex(_ idx: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_index(instance(self), idx.int32))
  }

  /// Calls [`gtk_flow_box_get_child_at_pos()`](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_pos.html).
  public final func getChildAtPos(x: Int, y: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_pos(instance(self), x.int32, y.int32))
  }

  /// Calls
  /// [`gtk_flow_box_get_selected_children()`](https://docs.gtk.org/gtk4/method.FlowBox.get_selected_children.html).
  public final var selectedChildren: [FlowBoxChild] {
    lists(gtk_flow_box_get_selected_children(instance(self)), isGiven: true) { lentObject($0) as FlowBoxChild? }
  }

  /// Calls [`gtk_flow_box_insert()`](https://docs.gtk.org/gtk4/method.FlowBox.insert.html).
  public final func insert(_ widget: Widget, position: Int) {
    gtk_flow_box_insert(instance(self), widget.gtkWidget, position.int32)
  }

  /// Calls [`gtk_flow_box_invalidate_filter()`](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_filter.html).
  public final func invalidateFilter() { gtk_flow_box_invalidate_filter(instance(self)) }

  /// Calls [`gtk_flow_box_invalidate_sort()`](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_sort.html).
  public final func invalidateSort() { gtk_flow_box_invalidate_sort(instance(self)) }

  /// Calls [`gtk_flow_box_prepend()`](https://docs.gtk.org/gtk4/method.FlowBox.prepend.html). Since GTK 4.6.
  public final func prepend(_ child: Widget) { gtk_flow_box_prepend(instance(self), child.gtkWidget) }

  /// Calls [`gtk_flow_box_remove()`](https://docs.gtk.org/gtk4/method.FlowBox.remove.html).
  public final func remove(_ widget: Widget) { gtk_flow_box_remove(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_flow_box_select_all()`](https://docs.gtk.org/gtk4/method.FlowBox.select_all.html).
  public final func selectAll() { gtk_flow_box_select_all(instance(self)) }

  /// Calls [`gtk_flow_box_select_child()`](https://docs.gtk.org/gtk4/method.FlowBox.select_child.html).
  public final func selectChild(_ child: FlowBoxChild) {
    gtk_flow_box_select_child(instance(self), child.gtkFlowBoxChild)
  }

  /// Calls [`gtk_flow_box_selected_foreach()`](https://docs.gtk.org/gtk4/method.FlowBox.selected_foreach.html).
  public final func selectedForeach(_ `func`: @escaping (FlowBox, FlowBoxChild) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_flow_box_selected_foreach(instance(self), callGtkFlowBoxForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_flow_box_set_filter_func()`](https://docs.gtk.org/gtk4/method.FlowBox.set_filter_func.html).
  public final func setFilterFunc(_ filterFunc: ((FlowBoxChild) -> Bool)?) {
    gtk_flow_box_set_filter_func(
      instance(self), filterFunc == nil ? nil : callGtkFlowBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_flow_box_set_hadjustment()`](https://docs.gtk.org/gtk4/method.FlowBox.set_hadjustment.html).
  public final func setHadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_hadjustment(instance(self), adjustment.gtkAdjustment)
  }

  /// Calls [`gtk_flow_box_set_sort_func()`](https://docs.gtk.org/gtk4/method.FlowBox.set_sort_func.html).
  public final func setSortFunc(_ sortFunc: ((FlowBoxChild, FlowBoxChild) -> Int)?) {
    gtk_flow_box_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGtkFlowBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_flow_box_set_vadjustment()`](https://docs.gtk.org/gtk4/method.FlowBox.set_vadjustment.html).
  public final func setVadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_vadjustment(instance(self), adjustment.gtkAdjustment)
  }

  /// Calls [`gtk_flow_box_unselect_all()`](https://docs.gtk.org/gtk4/method.FlowBox.unselect_all.html).
  public final func unselectAll() { gtk_flow_box_unselect_all(instance(self)) }

  /// Calls [`gtk_flow_box_unselect_child()`](https://docs.gtk.org/gtk4/method.FlowBox.unselect_child.html).
  public final func unselectChild(_ child: FlowBoxChild) {
    gtk_flow_box_unselect_child(instance(self), child.gtkFlowBoxChild)
  }
}

extension Reactive where Base: FlowBox {
  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
  /// of `GtkFlowBox`.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.FlowBox.activate-on-single-click.html) of
  /// `GtkFlowBox`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.column-spacing.html) of `GtkFlowBox`.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: FlowBox) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.FlowBox.homogeneous.html) of `GtkFlowBox`.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property [`max-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.max-children-per-line.html) of
  /// `GtkFlowBox`.
  public var maxChildrenPerLine: DynamicSubject<Int> {
    property(
      "max-children-per-line", get: { (object: FlowBox) in object.maxChildrenPerLine },
      set: { $0.maxChildrenPerLine = $1 })
  }

  /// The property [`min-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.min-children-per-line.html) of
  /// `GtkFlowBox`.
  public var minChildrenPerLine: DynamicSubject<Int> {
    property(
      "min-children-per-line", get: { (object: FlowBox) in object.minChildrenPerLine },
      set: { $0.minChildrenPerLine = $1 })
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.row-spacing.html) of `GtkFlowBox`.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: FlowBox) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.FlowBox.selection-mode.html) of `GtkFlowBox`.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The signal [`activate-cursor-child`](https://docs.gtk.org/gtk4/signal.FlowBox.activate-cursor-child.html) of
  /// `GtkFlowBox`.
  public var activateCursorChild: SafeSignal<Void> { signal("activate-cursor-child") }

  /// The signal [`child-activated`](https://docs.gtk.org/gtk4/signal.FlowBox.child-activated.html) of `GtkFlowBox`.
  ///
  /// Argument: `child`.
  public var childActivated: SafeSignal<FlowBoxChild> { signal(ofOne: "child-activated") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.FlowBox.move-cursor.html) of `GtkFlowBox`.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.FlowBox.select-all.html) of `GtkFlowBox`.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// The signal [`selected-children-changed`](https://docs.gtk.org/gtk4/signal.FlowBox.selected-children-changed.html)
  /// of `GtkFlowBox`.
  public var selectedChildrenChanged: SafeSignal<Void> { signal("selected-children-changed") }

  /// The signal [`toggle-cursor-child`](https://docs.gtk.org/gtk4/signal.FlowBox.toggle-cursor-child.html) of
  /// `GtkFlowBox`.
  public var toggleCursorChild: SafeSignal<Void> { signal("toggle-cursor-child") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.FlowBox.unselect-all.html) of `GtkFlowBox`.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// The class [`GtkFlowBoxChild`](https://docs.gtk.org/gtk4/class.FlowBoxChild.html).
open class FlowBoxChild: Widget {
  open override class var gType: GType { gtk_flow_box_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFlowBoxChild: UnsafeMutablePointer<GtkFlowBoxChild> {
    pointer.assumingMemoryBound(to: GtkFlowBoxChild.self)
  }

  /// Calls [`gtk_flow_box_child_new()`](https://docs.gtk.org/gtk4/ctor.FlowBoxChild.new.html).
  public init() {
    super.init(adopting: gtk_flow_box_child_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.FlowBoxChild.child.html) of `GtkFlowBoxChild`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_flow_box_child_get_child(gtkFlowBoxChild)) }
    set { gtk_flow_box_child_set_child(gtkFlowBoxChild, newValue?.gtkWidget) }
  }

  /// Calls [`gtk_flow_box_child_changed()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.changed.html).
  public final func changed() { gtk_flow_box_child_changed(gtkFlowBoxChild) }

  /// Calls [`gtk_flow_box_child_get_index()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.get_index.html).
  public final var index: Int { gtk_flow_box_child_get_index(gtkFlowBoxChild).int }

  /// Calls [`gtk_flow_box_child_is_selected()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.is_selected.html).
  public final var isSelected: Bool { gtk_flow_box_child_is_selected(gtkFlowBoxChild).isTrue }
}

extension Reactive where Base: FlowBoxChild {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.FlowBoxChild.child.html) of `GtkFlowBoxChild`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.FlowBoxChild.activate.html) of `GtkFlowBoxChild`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The class [`GtkFontButton`](https://docs.gtk.org/gtk4/class.FontButton.html).
open class FontButton: Widget, FontChooser {
  open override class var gType: GType { gtk_font_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_button_new()`](https://docs.gtk.org/gtk4/ctor.FontButton.new.html).
  public init() {
    super.init(adopting: gtk_font_button_new())
  }

  /// Calls [`gtk_font_button_new_with_font()`](https://docs.gtk.org/gtk4/ctor.FontButton.new_with_font.html).
  public init(fontname: String) {
    super.init(adopting: gtk_font_button_new_with_font(fontname))
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FontButton.modal.html) of `GtkFontButton`.
  public final var modal: Bool {
    get { gtk_font_button_get_modal(instance(self)).isTrue }
    set { gtk_font_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FontButton.title.html) of `GtkFontButton`.
  public final var title: String {
    get { lentString(gtk_font_button_get_title(instance(self))) }
    set { lend(newValue) { gtk_font_button_set_title(instance(self), $0) } }
  }

  /// The property [`use-font`](https://docs.gtk.org/gtk4/property.FontButton.use-font.html) of `GtkFontButton`.
  public final var useFont: Bool {
    get { gtk_font_button_get_use_font(instance(self)).isTrue }
    set { gtk_font_button_set_use_font(instance(self), newValue.gboolean) }
  }

  /// The property [`use-size`](https://docs.gtk.org/gtk4/property.FontButton.use-size.html) of `GtkFontButton`.
  public final var useSize: Bool {
    get { gtk_font_button_get_use_size(instance(self)).isTrue }
    set { gtk_font_button_set_use_size(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FontButton {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FontButton.modal.html) of `GtkFontButton`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FontButton.title.html) of `GtkFontButton`.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: FontButton) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`use-font`](https://docs.gtk.org/gtk4/property.FontButton.use-font.html) of `GtkFontButton`.
  public var useFont: DynamicSubject<Bool> { property("use-font") }

  /// The property [`use-size`](https://docs.gtk.org/gtk4/property.FontButton.use-size.html) of `GtkFontButton`.
  public var useSize: DynamicSubject<Bool> { property("use-size") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.FontButton.activate.html) of `GtkFontButton`. Since GTK
  /// 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`font-set`](https://docs.gtk.org/gtk4/signal.FontButton.font-set.html) of `GtkFontButton`.
  public var fontSet: SafeSignal<Void> { signal("font-set") }
}

/// The class [`GtkFontChooserWidget`](https://docs.gtk.org/gtk4/class.FontChooserWidget.html).
open class FontChooserWidget: Widget, FontChooser {
  open override class var gType: GType { gtk_font_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.FontChooserWidget.new.html).
  public init() {
    super.init(adopting: gtk_font_chooser_widget_new())
  }

  /// The property [`tweak-action`](https://docs.gtk.org/gtk4/property.FontChooserWidget.tweak-action.html) of
  /// `GtkFontChooserWidget`.
  public final var tweakAction: (any Gio.Action)? { (getProperty("tweak-action") as Object?) as? any Gio.Action }
}

extension Reactive where Base: FontChooserWidget {
  /// The property [`tweak-action`](https://docs.gtk.org/gtk4/property.FontChooserWidget.tweak-action.html) of
  /// `GtkFontChooserWidget`.
  public var tweakAction: SafeSignal<(any Gio.Action)?> { readOnlyInterfaceProperty("tweak-action") }
}

/// The class [`GtkFrame`](https://docs.gtk.org/gtk4/class.Frame.html).
open class Frame: Widget {
  open override class var gType: GType { gtk_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFrame: UnsafeMutablePointer<GtkFrame> { pointer.assumingMemoryBound(to: GtkFrame.self) }

  /// Calls [`gtk_frame_new()`](https://docs.gtk.org/gtk4/ctor.Frame.new.html).
  public init(label: String? = nil) {
    super.init(adopting: gtk_frame_new(label))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Frame.child.html) of `GtkFrame`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_frame_get_child(gtkFrame)) }
    set { gtk_frame_set_child(gtkFrame, newValue?.gtkWidget) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Frame.label.html) of `GtkFrame`.
  public final var label: String? {
    get { lentString(ifAny: gtk_frame_get_label(gtkFrame)) }
    set { lend(newValue) { gtk_frame_set_label(gtkFrame, $0) } }
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Frame.label-widget.html) of `GtkFrame`.
  public final var labelWidget: Widget? {
    get { lentObject(widget: gtk_frame_get_label_widget(gtkFrame)) }
    set { gtk_frame_set_label_widget(gtkFrame, newValue?.gtkWidget) }
  }

  /// The property [`label-xalign`](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html) of `GtkFrame`.
  public final var labelXalign: Double {
    get { getProperty("label-xalign") }
    set { setProperty("label-xalign", newValue) }
  }

  /// Calls [`gtk_frame_get_label_align()`](https://docs.gtk.org/gtk4/method.Frame.get_label_align.html) and
  /// `gtk_frame_set_label_align()`.
  public final var labelAlign: Double {
    get { gtk_frame_get_label_align(gtkFrame).double }
    set(xalign) { gtk_frame_set_label_align(gtkFrame, xalign.float) }
  }
}

extension Reactive where Base: Frame {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Frame.child.html) of `GtkFrame`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Frame.label.html) of `GtkFrame`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Frame) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Frame.label-widget.html) of `GtkFrame`.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// The property [`label-xalign`](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html) of `GtkFrame`.
  public var labelXalign: DynamicSubject<Double> { property("label-xalign") }
}

/// The class [`GtkGLArea`](https://docs.gtk.org/gtk4/class.GLArea.html).
open class GLArea: Widget {
  open override class var gType: GType { gtk_gl_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkGLArea: UnsafeMutablePointer<GtkGLArea> { pointer.assumingMemoryBound(to: GtkGLArea.self) }

  /// Calls [`gtk_gl_area_new()`](https://docs.gtk.org/gtk4/ctor.GLArea.new.html).
  public init() {
    super.init(adopting: gtk_gl_area_new())
  }

  /// The property [`auto-render`](https://docs.gtk.org/gtk4/property.GLArea.auto-render.html) of `GtkGLArea`.
  public final var autoRender: Bool {
    get { gtk_gl_area_get_auto_render(gtkGLArea).isTrue }
    set { gtk_gl_area_set_auto_render(gtkGLArea, newValue.gboolean) }
  }

  /// The property [`context`](https://docs.gtk.org/gtk4/property.GLArea.context.html) of `GtkGLArea`.
  public final var context: Gdk.GLContext? { lentObject(opaque: gtk_gl_area_get_context(gtkGLArea)) }

  /// The property [`has-depth-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-depth-buffer.html) of `GtkGLArea`.
  public final var hasDepthBuffer: Bool {
    get { gtk_gl_area_get_has_depth_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_depth_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// The property [`has-stencil-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-stencil-buffer.html) of
  /// `GtkGLArea`.
  public final var hasStencilBuffer: Bool {
    get { gtk_gl_area_get_has_stencil_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_stencil_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// The property [`use-es`](https://docs.gtk.org/gtk4/property.GLArea.use-es.html) of `GtkGLArea`.
  public final var useEs: Bool {
    get { gtk_gl_area_get_use_es(gtkGLArea).isTrue }
    set { gtk_gl_area_set_use_es(gtkGLArea, newValue.gboolean) }
  }

  /// Calls [`gtk_gl_area_attach_buffers()`](https://docs.gtk.org/gtk4/method.GLArea.attach_buffers.html).
  public final func attachBuffers() { gtk_gl_area_attach_buffers(gtkGLArea) }

  /// Calls [`gtk_gl_area_get_error()`](https://docs.gtk.org/gtk4/method.GLArea.get_error.html) and
  /// `gtk_gl_area_set_error()`.
  public final var error: GLib.Failure? {
    get { lentFailure(gtk_gl_area_get_error(gtkGLArea)) }
    set(error) {
      let lent = CallScope()
      defer { lent.end() }
      gtk_gl_area_set_error(gtkGLArea, lent.failure(error))
    }
  }

  /// Calls [`gtk_gl_area_get_required_version()`](https://docs.gtk.org/gtk4/method.GLArea.get_required_version.html).
  public final var requiredVersion: (major: Int, minor: Int) {
    var cMajor: Int32 = 0
    var cMinor: Int32 = 0
    gtk_gl_area_get_required_version(gtkGLArea, &cMajor, &cMinor)
    return (cMajor.int, cMinor.int)
  }

  /// Calls [`gtk_gl_area_make_current()`](https://docs.gtk.org/gtk4/method.GLArea.make_current.html).
  public final func makeCurrent() { gtk_gl_area_make_current(gtkGLArea) }

  /// Calls [`gtk_gl_area_queue_render()`](https://docs.gtk.org/gtk4/method.GLArea.queue_render.html).
  public final func queueRender() { gtk_gl_area_queue_render(gtkGLArea) }

  /// Calls [`gtk_gl_area_set_required_version()`](https://docs.gtk.org/gtk4/method.GLArea.set_required_version.html).
  public final func setRequiredVersion(major: Int, minor: Int) {
    gtk_gl_area_set_required_version(gtkGLArea, major.int32, minor.int32)
  }
}

extension Reactive where Base: GLArea {
  /// The property [`auto-render`](https://docs.gtk.org/gtk4/property.GLArea.auto-render.html) of `GtkGLArea`.
  public var autoRender: DynamicSubject<Bool> { property("auto-render") }

  /// The property [`context`](https://docs.gtk.org/gtk4/property.GLArea.context.html) of `GtkGLArea`.
  public var context: SafeSignal<Gdk.GLContext?> { readOnlyProperty("context") }

  /// The property [`has-depth-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-depth-buffer.html) of `GtkGLArea`.
  public var hasDepthBuffer: DynamicSubject<Bool> { property("has-depth-buffer") }

  /// The property [`has-stencil-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-stencil-buffer.html) of
  /// `GtkGLArea`.
  public var hasStencilBuffer: DynamicSubject<Bool> { property("has-stencil-buffer") }

  /// The property [`use-es`](https://docs.gtk.org/gtk4/property.GLArea.use-es.html) of `GtkGLArea`.
  public var useEs: DynamicSubject<Bool> { property("use-es") }

  /// The signal [`create-context`](https://docs.gtk.org/gtk4/signal.GLArea.create-context.html) of `GtkGLArea`.
  public var createContext: SignalRequest<Gdk.GLContext?> { request("create-context") }

  /// The signal [`render`](https://docs.gtk.org/gtk4/signal.GLArea.render.html) of `GtkGLArea`.
  ///
  /// Argument: `context`.
  public var render: SignalRequest<Bool, Gdk.GLContext> { request("render") }

  /// The signal [`resize`](https://docs.gtk.org/gtk4/signal.GLArea.resize.html) of `GtkGLArea`.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// The class [`GtkGesture`](https://docs.gtk.org/gtk4/class.Gesture.html).
open class Gesture: EventController {
  open override class var gType: GType { gtk_gesture_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The property [`n-points`](https://docs.gtk.org/gtk4/property.Gesture.n-points.html) of `GtkGesture`.
  public final var nPoints: Int { getProperty("n-points") }

  /// Calls [`gtk_gesture_get_bounding_box()`](https://docs.gtk.org/gtk4/method.Gesture.get_bounding_box.html).
  public final var boundingBox: Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_gesture_get_bounding_box(instance(self), &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls
  /// [`gtk_gesture_get_bounding_box_center()`](https://docs.gtk.org/gtk4/method.Gesture.get_bounding_box_center.html).
  public final var boundingBoxCenter: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_bounding_box_center(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gtk_gesture_get_device()`](https://docs.gtk.org/gtk4/method.Gesture.get_device.html).
  public final var device: Gdk.Device? { lentObject(opaque: gtk_gesture_get_device(instance(self))) }

  /// Calls [`gtk_gesture_get_group()`](https://docs.gtk.org/gtk4/method.Gesture.get_group.html).
  public final func getGroup() -> [Gesture] {
    lists(gtk_gesture_get_group(instance(self)), isGiven: true) { lentObject($0) as Gesture? }
  }

  /// Calls [`gtk_gesture_get_last_event()`](https://docs.gtk.org/gtk4/method.Gesture.get_last_event.html).
  public final func getLastEvent(_ sequence: Gdk.EventSequence?) -> Gdk.Event? {
    lentBoxed(opaque: gtk_gesture_get_last_event(instance(self), sequence?.opaque))
  }

  /// Calls
  /// [`gtk_gesture_get_last_updated_sequence()`](https://docs.gtk.org/gtk4/method.Gesture.get_last_updated_sequence.html).
  public final var lastUpdatedSequence: Gdk.EventSequence? {
    lentBoxed(opaque: gtk_gesture_get_last_updated_sequence(instance(self)))
  }

  /// Calls [`gtk_gesture_get_point()`](https://docs.gtk.org/gtk4/method.Gesture.get_point.html).
  public final func getPoint(_ sequence: Gdk.EventSequence?) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_point(instance(self), sequence?.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gtk_gesture_get_sequence_state()`](https://docs.gtk.org/gtk4/method.Gesture.get_sequence_state.html).
  public final func getSequenceState(_ sequence: Gdk.EventSequence) -> EventSequenceState {
    EventSequenceState(cValue: gtk_gesture_get_sequence_state(instance(self), sequence.opaque))
  }

  /// Calls [`gtk_gesture_get_sequences()`](https://docs.gtk.org/gtk4/method.Gesture.get_sequences.html).
  public final var sequences: [Gdk.EventSequence] {
    lists(gtk_gesture_get_sequences(instance(self)), isGiven: true) { lentBoxed($0) as Gdk.EventSequence? }
  }

  /// Calls [`gtk_gesture_group()`](https://docs.gtk.org/gtk4/method.Gesture.group.html).
  public final func group(_ gesture: Gesture) { gtk_gesture_group(instance(self), gesture.opaque) }

  /// Calls [`gtk_gesture_handles_sequence()`](https://docs.gtk.org/gtk4/method.Gesture.handles_sequence.html).
  @discardableResult
  public final func handlesSequence(_ sequence: Gdk.EventSequence?) -> Bool {
    gtk_gesture_handles_sequence(instance(self), sequence?.opaque).isTrue
  }

  /// Calls [`gtk_gesture_is_active()`](https://docs.gtk.org/gtk4/method.Gesture.is_active.html).
  public final var isActive: Bool { gtk_gesture_is_active(instance(self)).isTrue }

  /// Calls [`gtk_gesture_is_grouped_with()`](https://docs.gtk.org/gtk4/method.Gesture.is_grouped_with.html).
  public final func isGroupedWith(_ other: Gesture) -> Bool {
    gtk_gesture_is_grouped_with(instance(self), other.opaque).isTrue
  }

  /// Calls [`gtk_gesture_is_recognized()`](https://docs.gtk.org/gtk4/method.Gesture.is_recognized.html).
  public final var isRecognized: Bool { gtk_gesture_is_recognized(instance(self)).isTrue }

  /// Calls [`gtk_gesture_set_sequence_state()`](https://docs.gtk.org/gtk4/method.Gesture.set_sequence_state.html).
  @discardableResult
  public final func setSequenceState(_ sequence: Gdk.EventSequence, state: EventSequenceState) -> Bool {
    gtk_gesture_set_sequence_state(instance(self), sequence.opaque, state.cValue).isTrue
  }

  /// Calls [`gtk_gesture_set_state()`](https://docs.gtk.org/gtk4/method.Gesture.set_state.html).
  @discardableResult
  public final func setState(_ state: EventSequenceState) -> Bool {
    gtk_gesture_set_state(instance(self), state.cValue).isTrue
  }

  /// Calls [`gtk_gesture_ungroup()`](https://docs.gtk.org/gtk4/method.Gesture.ungroup.html).
  public final func ungroup() { gtk_gesture_ungroup(instance(self)) }
}

extension Reactive where Base: Gesture {
  /// The property [`n-points`](https://docs.gtk.org/gtk4/property.Gesture.n-points.html) of `GtkGesture`.
  public var nPoints: SafeSignal<Int> { readOnlyProperty("n-points") }

  /// The signal [`begin`](https://docs.gtk.org/gtk4/signal.Gesture.begin.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var begin: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "begin") }

  /// The signal [`cancel`](https://docs.gtk.org/gtk4/signal.Gesture.cancel.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var cancel: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "cancel") }

  /// The signal [`end`](https://docs.gtk.org/gtk4/signal.Gesture.end.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var end: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "end") }

  /// The signal [`sequence-state-changed`](https://docs.gtk.org/gtk4/signal.Gesture.sequence-state-changed.html) of
  /// `GtkGesture`.
  ///
  /// Arguments: `sequence`, `state`.
  public var sequenceStateChanged: SafeSignal<(Gdk.EventSequence?, EventSequenceState)> {
    signal(ofSeveral: "sequence-state-changed")
  }

  /// The signal [`update`](https://docs.gtk.org/gtk4/signal.Gesture.update.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var update: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "update") }
}

/// The class [`GtkGestureClick`](https://docs.gtk.org/gtk4/class.GestureClick.html).
open class GestureClick: GestureSingle {
  open override class var gType: GType { gtk_gesture_click_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_click_new()`](https://docs.gtk.org/gtk4/ctor.GestureClick.new.html).
  public init() {
    super.init(adopting: gtk_gesture_click_new().raw)
  }
}

extension Reactive where Base: GestureClick {
  /// The signal [`pressed`](https://docs.gtk.org/gtk4/signal.GestureClick.pressed.html) of `GtkGestureClick`.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var pressed: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "pressed") }

  /// The signal [`released`](https://docs.gtk.org/gtk4/signal.GestureClick.released.html) of `GtkGestureClick`.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var released: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "released") }

  /// The signal [`stopped`](https://docs.gtk.org/gtk4/signal.GestureClick.stopped.html) of `GtkGestureClick`.
  public var stopped: SafeSignal<Void> { signal("stopped") }

  /// The signal [`unpaired-release`](https://docs.gtk.org/gtk4/signal.GestureClick.unpaired-release.html) of
  /// `GtkGestureClick`.
  ///
  /// Arguments: `x`, `y`, `button`, `sequence`.
  public var unpairedRelease: SafeSignal<(Double, Double, Int, Gdk.EventSequence?)> {
    signal(ofSeveral: "unpaired-release")
  }
}

/// The class [`GtkGestureDrag`](https://docs.gtk.org/gtk4/class.GestureDrag.html).
open class GestureDrag: GestureSingle {
  open override class var gType: GType { gtk_gesture_drag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_drag_new()`](https://docs.gtk.org/gtk4/ctor.GestureDrag.new.html).
  public init() {
    super.init(adopting: gtk_gesture_drag_new().raw)
  }

  /// Calls [`gtk_gesture_drag_get_offset()`](https://docs.gtk.org/gtk4/method.GestureDrag.get_offset.html).
  public final var offset: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_offset(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gtk_gesture_drag_get_start_point()`](https://docs.gtk.org/gtk4/method.GestureDrag.get_start_point.html).
  public final var startPoint: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_start_point(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }
}

extension Reactive where Base: GestureDrag {
  /// The signal [`drag-begin`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-begin.html) of `GtkGestureDrag`.
  ///
  /// Arguments: `startX`, `startY`.
  public var dragBegin: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-begin") }

  /// The signal [`drag-end`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-end.html) of `GtkGestureDrag`.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragEnd: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-end") }

  /// The signal [`drag-update`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-update.html) of `GtkGestureDrag`.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragUpdate: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-update") }
}
