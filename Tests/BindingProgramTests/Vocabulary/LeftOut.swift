/// What the statements of programs call.
let coveredByStatements =
  [
    "send(_:)", "send(completion:)", "attach(_:_:)", "bind(signal:)", "bind(to:)", "bidirectionalBind(to:)",
    "observe(with:)", "observeNext(with:)", "dispose()", "schedule(after:_:)",
    "append(_:)", "insert(_:at:)", "insert(contentsOf:at:)", "remove(at:)", "removeAll()", "move(from:to:)",
    "replace(with:)", "replace(with:performDiff:)", "swapAt(_:_:)", "sort()", "reverse()", "removeAll(where:)",
    "batchUpdate(_:)",
  ] + coveredByEdits + coveredByScripts + coveredByTargets

/// What the edits of collections call.
private let coveredByEdits = [
  // Arrays
  "append(contentsOf:)", "removeFirst(_:)", "removeLast(_:)", "removeFirst()", "removeLast()", "removeSubrange(_:)",
  "replaceSubrange(_:with:)", "replace(with:keepingFirst:)", "update(at:_:)", "sort(by:)", "shuffle(using:)",
  "apply(_:)", "apply(_:from:)", "descriptiveUpdate(_:)", "replace(with:performDiff:areEqual:)",
  "replace(with:performDiff:generateDiff:)", "silentUpdate(_:)",
  // Dictionaries and sets
  "updateValue(_:forKey:)", "removeValue(forKey:)", "merge(_:)", "insert(_:)", "update(with:)", "remove(_:)",
  "formUnion(_:)", "subtract(_:)", "formIntersection(_:)",
  // Sections
  "appendItem(_:toSectionAt:)", "insert(item:at:)", "removeItem(at:)", "moveItem(from:to:)", "removeAllItems()",
  "removeAllItemsAndSections()", "appendSection(_:)", "insert(section:at:)", "removeSection(at:)",
  "moveSection(from:to:)", "replaceSection(at:with:)", "updateMetadata(ofSectionAt:to:)",
  "replaceItems(ofSectionAt:with:)", "replaceItems(ofSectionAt:with:performDiff:)", "sortItems(ofSectionAt:by:)",
  "sortItems(ofSectionAt:byKeyPath:)", "replace(with:performDiff:sectionID:areEqual:)", "numberOfSections()",
  // Trees
  "update(at:newValue:)",
]

/// What the scripts of machines call.
private let coveredByScripts = [
  "touch()", "execute(_:)", "apply(_:)", "reload(silently:)", "ask(_:)", "answer(orPass:)", "answer(_:)",
  "answer(with:_:)", "feed(from:map:)", "feed(from:)",
]

/// How objects are bound.
private let coveredByTargets = [
  "bind(to:_:_:)", "bind(to:setter:)", "bind(to:keyPath:)", "withUnretained(_:)", "assign(to:on:)", "bond(_:)",
  "dynamicSubject(signal:triggerEventOnSetting:get:set:)", "bidirectionalMap(to:from:)",
  "reactive(_:)", "reactive(_:_:)",
]

/// Files and folders whose functions no random program calls, and why.
let leftOutFiles: [(path: String, reason: String)] = [
  ("Async/", "waits for tasks, which run only when the program has given up the thread; AsyncSignalTests"),
  ("Disposables/", "containers without a graph; DisposableTests"),
  ("Engine/DisposeBag.swift", "a container without a graph; DisposeBagTests"),
  ("Collections/Arrays/ObservableArrayEvent.swift", "makes values"),
  ("Loading/LoadingState.swift", "makes values of values"),
  ("Signals/AnyCancellable.swift", "a handle"),
  ("Signals/Event.swift", "makes values of values"),
  ("Signals/Observer.swift", "what operators are made of: each word calls some of it"),
  ("Timing/MainRelay.swift", "comes from other threads; MainRelayTests"),
]

/// Functions that no random program calls yet, and where they are tested instead.
let leftOutFunctions: [String: String] = {
  var reasons: [String: String] = [:]
  func leave(_ functions: [String], because reason: String) { for function in functions { reasons[function] = reason } }
  leave(["bondDataSource(_:)", "observable()"], because: "hands a data source to the bond of a list view; GtkTests")
  leave(
    [
      "debug(_:file:line:output:)", "breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)",
      "breakpointOnError()",
    ], because: "writes to the output or stops the program")
  leave(["contains(_:)"], because: "reads, and changes nothing")
  leave(["shuffle()"], because: "random by itself; programs call shuffle(using:)")
  leave(
    [
      "completed()", "failed(_:)", "send()", "on(_:)", "send(lastElement:)", "ask()", "apply()", "execute()",
      "sink(receiveCompletion:receiveValue:)", "sink(receiveValue:)", "observeCompleted(with:)",
      "observeFailed(with:)", "branchOutError(_:)", "withObserver()",
    ], because: "another spelling of what is covered")
  leave(
    ["silentUpdate(value:)"],
    because: "sets what nobody is told of, so that nothing can be said of what observers know; DynamicSubjectTests")
  leave(["constant(_:)"], because: "a value that never changes")
  leave(["leave()"], because: "frees the memory of an object that has gone, which Gtk calls; SharedSubjectTests")
  leave(["add(_:)", "toSignal()"], because: "every program calls them by way of others")
  return reasons
}()
