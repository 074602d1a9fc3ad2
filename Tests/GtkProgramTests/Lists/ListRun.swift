import BindingCore
import BindingTesting
import CGtk
import MainLoopBoot

@_spi(Bindings) @testable import Gtk

/// What happens when a program of lists runs, and what is wrong with it. After each line it compares everything with plain
/// arrays that were edited by hand.
final class ListRun {
  private var mistakes: [String] = []
  /// What the arrays must be by the edits that were made.
  private var plain: [Int: [Item]] = [:]
  private var arrays: [Int: MutableObservableArray<Item>] = [:]
  private var models: [Int: FollowingModel] = [:]
  private var views: [Int: FollowingView] = [:]

  private struct FollowingModel {
    let array: Int
    let derivation: ListProgram.Derivation
    let model: ArrayListModel<Item>
    let mirror: ListMirror
    /// Of a model of GTK's that shows the second element and three more.
    let partMirror: ListMirror
  }

  private struct FollowingView {
    let kind: ListProgram.View
    let array: Int
    let derivation: ListProgram.Derivation
    let widget: Widget
    let selection: AnySelection
    let binding: Subscription
    let observation: Subscription
    /// Which elements must be selected.
    var selected: Set<Int> = []
  }

  /// How often something may still answer from inside.
  private final class AnswersLeft {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  private enum AnySelection {
    case single(SingleItemSelection<Item>)
    case multiple(MultipleItemSelection<Item>)

    var ids: Set<Int> {
      switch self {
      case .single(let selection): Set([selection.selectedItem.value?.id].compactMap { $0 })
      case .multiple(let selection): selection.selectedIDs.value
      }
    }
  }

  /// What is wrong with what a program does; `nil` if nothing is.
  static func complaint(about program: ListProgram) -> String? {
    func counts() -> [Int] { [LeakCheck.liveObjects, LeakCheck.liveClosures, Subscription.liveCount] }
    count_complaints()
    let before = (counts(), complaint_count())
    let run = ListRun()
    for (line, statement) in program.statements.enumerated() where run.mistakes.isEmpty {
      run.perform(statement)
      run.check(line)
    }
    run.letGo()
    let after = counts()
    if after != before.0 {
      run.mistakes.append("wrappers, closures, subscriptions: \(before.0) before, \(after) after")
    }
    if complaint_count() != before.1 { run.mistakes.append("GTK complains: \(givenString(last_complaint()))") }
    return run.mistakes.first
  }

  private func letGo() {
    for id in Array(models.keys) { destroy(id) }
    for id in Array(views.keys) { destroy(id) }
    arrays = [:]
  }

  private func perform(_ statement: ListProgram.Statement) {
    switch statement {
    case .array(let id, let items):
      var start: [Item] = []
      ListEdit.replace(items).apply(to: &start)
      arrays[id] = MutableObservableArray(start)
      plain[id] = start
    case .model(let id, let array, let derivation, let answer): addModel(id, array, derivation, answer)
    case .view(let id, let kind, let array, let derivation, let several, let answer):
      addView(id, kind, array, derivation, several, answer)
    case .edit(let array, let edits): for edit in edits { perform(edit, array) }
    case .batch(let array, let edits): perform(batch: edits, array)
    case .select(let view, let position): select(view, position)
    case .choose(let view, let id): choose(view, id)
    case .dispose(let id):
      views[id]?.binding.dispose()
      if let view = views[id], lineCount(of: view) != 0 { mistakes.append("n\(id) shows something without a binding") }
      destroy(id)
    case .destroy(let id): destroy(id)
    }
  }

  private func destroy(_ id: Int) {
    arrays[id] = nil
    if let model = models.removeValue(forKey: id) {
      model.mirror.end()
      model.partMirror.end()
    }
    views.removeValue(forKey: id)?.observation.dispose()
  }

  // MARK: Editing

  private func perform(_ edit: ListEdit, _ array: Int) {
    guard let observable = arrays[array] else { return }
    edit.apply(to: &plain[array]!)
    followSelections(array)
    edit.perform(on: observable)
  }

  private func perform(batch edits: [ListEdit], _ array: Int) {
    guard let observable = arrays[array] else { return }
    for edit in edits { edit.apply(to: &plain[array]!) }
    followSelections(array)
    observable.batchUpdate { for edit in edits { edit.perform(on: observable) } }
  }

  /// Who leaves a list is no longer selected in it.
  private func followSelections(_ array: Int) {
    for (id, view) in views where view.array == array {
      views[id]!.selected.formIntersection(view.derivation.items(of: plain[array]!).map(\.id))
    }
  }

  private func answer(_ answer: ListProgram.Answer?, _ left: AnswersLeft) {
    guard let answer, left.count > 0 else { return }
    left.count -= 1
    switch answer.deed {
    case .edit(let array, let edit): perform(edit, array)
    case .dispose(let id):
      views[id]?.binding.dispose()
      destroy(id)
    case .destroy(let id): destroy(id)
    }
  }

  /// A clock that stands still: everything is done within a slice.
  private let clock = TestScheduler()

  // MARK: Making

  private func signal(
    _ array: Int, _ derivation: ListProgram.Derivation
  ) -> (any SignalProtocol<ObservableArrayEvent<Item>, Never>)? {
    guard let array = arrays[array] else { return nil }
    let slices = TimeSlices(scheduler: clock)
    switch derivation {
    case .itself: return array.toSignal()
    case .filteredInSlices: return array.filterCollection(in: slices) { $0.content != 1 }
    case .sortedInSlices:
      return array.sortedCollection(in: slices) { ($0.content, $0.id) < ($1.content, $1.id) }
    case .filtered: return array.filterCollection { $0.content != 1 }
    case .sorted: return array.sortedCollection { ($0.content, $0.id) < ($1.content, $1.id) }
    }
  }

  private func addModel(_ id: Int, _ array: Int, _ derivation: ListProgram.Derivation, _ answer: ListProgram.Answer?) {
    guard let signal = signal(array, derivation) else { return }
    let model = ArrayListModel(signal)
    let part = gtk_slice_list_model_new(OpaquePointer(g_object_ref(model.pointer)), 1, 4)!
    defer { g_object_unref(UnsafeMutableRawPointer(part)) }
    let left = AnswersLeft(answer?.times ?? 0)
    let mirror = ListMirror(model.opaque)
    mirror.announced = { [weak self] in self?.answer(answer, left) }
    models[id] = FollowingModel(
      array: array, derivation: derivation, model: model, mirror: mirror, partMirror: ListMirror(part))
  }

  private func addView(
    _ id: Int, _ kind: ListProgram.View, _ array: Int, _ derivation: ListProgram.Derivation, _ several: Bool,
    _ answer: ListProgram.Answer?
  ) {
    guard let signal = signal(array, derivation) else { return }
    let single = SingleItemSelection<Item>()
    let multiple = MultipleItemSelection<Item>()
    let selection: ItemSelection<Item> = several ? multiple : single
    let cell = { TextCell<Item> { "\($0)" } }
    let (widget, binding): (Widget, Subscription)
    switch kind {
    case .listView:
      let view = ListView()
      (widget, binding) = (view, signal.bind(to: view, selection: selection, makeCell: cell))
    case .gridView:
      let view = GridView()
      (widget, binding) = (view, signal.bind(to: view, selection: selection, makeCell: cell))
    case .dropDown:
      let view = DropDown()
      (widget, binding) = (view, signal.bind(to: view, selection: single) { "\($0)" })
    case .listBox:
      let view = ListBox()
      (widget, binding) = (view, signal.bind(to: view, selection: single, makeCell: cell))
    case .flowBox:
      let view = FlowBox()
      (widget, binding) = (view, signal.bind(to: view, selection: single, makeCell: cell))
    }
    let left = AnswersLeft(0)
    let body = { [weak self] in self?.answer(answer, left) }
    let observation =
      several ? multiple.selectedIDs.observeNext { _ in body() } : single.selectedItem.observeNext { _ in body() }
    left.count = answer?.times ?? 0
    views[id] = FollowingView(
      kind: kind, array: array, derivation: derivation, widget: widget,
      selection: several ? .multiple(multiple) : .single(single), binding: binding, observation: observation)
  }

  // MARK: Selecting

  private func items(_ view: FollowingView) -> [Item] { view.derivation.items(of: plain[view.array]!) }

  private func select(_ id: Int, _ position: Int) {
    guard let view = views[id], !items(view).isEmpty else { return }
    let position = position % items(view).count
    let isSeveral = if case .multiple = view.selection { true } else { false }
    let item = items(view)[position].id
    views[id]!.selected = isSeveral ? view.selected.union([item]) : [item]
    switch view.widget {
    case let list as ListView: list.model?.selectItem(position: position, unselectRest: !isSeveral)
    case let grid as GridView: grid.model?.selectItem(position: position, unselectRest: !isSeveral)
    case let dropDown as DropDown: dropDown.selected = position
    case let box as ListBox: box.selectRow(box.getRowAtIndex(position))
    case let box as FlowBox: if let child = box.getChildAtIndex(position) { box.selectChild(child) }
    default: break
    }
  }

  private func choose(_ id: Int, _ item: Int) {
    guard let view = views[id] else { return }
    views[id]!.selected = Set([item]).intersection(items(view).map(\.id))
    switch view.selection {
    case .single(let selection): selection.selectedItem.value = items(view).first { $0.id == item } ?? Item(item, 0)
    case .multiple(let selection): selection.selectedIDs.value = [item]
    }
  }

  // MARK: Checking

  private func check(_ line: Int) {
    for (id, array) in arrays.sorted(by: { $0.key < $1.key }) where array.collection != plain[id]! {
      mistakes.append("line \(line + 1): n\(id) is \(array.collection), not \(plain[id]!)")
    }
    for (id, following) in models.sorted(by: { $0.key < $1.key }) {
      if let flaw = flaw(of: following) { mistakes.append("line \(line + 1): n\(id): \(flaw)") }
    }
    for (id, view) in views.sorted(by: { $0.key < $1.key }) {
      if let flaw = flaw(of: view) { mistakes.append("line \(line + 1): n\(id): \(flaw)") }
    }
  }

  private func flaw(of following: FollowingModel) -> String? {
    following.mirror.check("at rest")
    following.partMirror.check("at rest, a part of")
    if let flaw = following.mirror.flaw ?? following.partMirror.flaw { return flaw }
    let right = following.derivation.items(of: plain[following.array]!)
    let items = (0..<following.model.nItems).map { following.model[$0] }
    if items != right { return "the model has \(items), not \(right)" }
    let rows = following.mirror.objects.map { ListRow<Item>.of($0)?.item }
    return rows == right ? nil : "the rows have \(rows), not \(right)"
  }

  private func lineCount(of view: FollowingView) -> Int {
    switch view.widget {
    case let list as ListView: list.model?.nItems ?? 0
    case let grid as GridView: grid.model?.nItems ?? 0
    case let dropDown as DropDown: dropDown.model?.nItems ?? 0
    default: view.widget.children.count
    }
  }

  private func flaw(of view: FollowingView) -> String? {
    let right = items(view)
    let (lines, selected) = lines(of: view)
    if lines != right { return "shows \(lines), not \(right)" }
    if selected != view.selected { return "\(selected) is selected, not \(view.selected)" }
    if view.selection.ids != view.selected { return "\(view.selection.ids) is told as selected, not \(view.selected)" }
    if case .single(let selection) = view.selection, let item = selection.selectedItem.value, !right.contains(item) {
      return "\(item) is told as selected, which is not its content"
    }
    return nil
  }

  /// The elements that a view shows, and which of them as selected.
  private func lines(of view: FollowingView) -> (items: [Item?], selected: Set<Int>) {
    func lines(_ model: (any SelectionModel)?, _ item: (Int) -> Item?) -> ([Item?], Set<Int>) {
      guard let model else { return ([], []) }
      let positions = 0..<model.nItems
      return (positions.map(item), Set(positions.filter { model.isSelected($0) }.compactMap { item($0)?.id }))
    }
    switch view.widget {
    case let list as ListView: return lines(list.model) { list.item(at: $0, as: Item.self) }
    case let grid as GridView: return lines(grid.model) { grid.item(at: $0, as: Item.self) }
    case let dropDown as DropDown:
      let model = dropDown.model
      let items = (0..<(model?.nItems ?? 0)).map { position in
        let object = g_list_model_get_item(model!.opaque, guint(position))
        defer { g_object_unref(object) }
        return ListRow<Item>.of(object)?.item
      }
      return (items, Set([dropDown.chosenItem(as: Item.self)?.id].compactMap { $0 }))
    default:
      let lines = view.widget.children
      let items = lines.map { line in
        ((line as? ListBoxRow)?.child ?? (line as? FlowBoxChild)?.child).flatMap { ($0 as? ListCell<Item>)?.item }
      }
      let selected = zip(lines, items).filter { line, _ in
        (line as? ListBoxRow)?.isSelected ?? (line as? FlowBoxChild)?.isSelected ?? false
      }
      return (items, Set(selected.compactMap { $0.1?.id }))
    }
  }
}
