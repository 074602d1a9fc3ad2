extension DisposeBag {
  /// Creates a bag that contains `disposables`.
  public convenience init(_ disposables: [any Disposable]) {
    self.init()
    add(disposables: disposables)
  }

  /// Adds several disposables.
  public func add(disposables: [any Disposable]) {
    for disposable in disposables { add(disposable) }
  }

  /// Adds several disposables.
  public static func += (bag: DisposeBag, disposables: [any Disposable]) { bag.add(disposables: disposables) }
}
