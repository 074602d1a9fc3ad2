public import BindingCore

extension ReactiveExtensionsProvider where Self: Object {
  /// Sets properties where the object is made:
  ///
  ///     let title = Label(label: "Photos").with {
  ///       $0.xalign = 0
  ///       $0.addCssClass("title")
  ///     }
  @discardableResult
  public func with(_ configure: (Self) throws -> Void) rethrows -> Self {
    try configure(self)
    return self
  }
}
