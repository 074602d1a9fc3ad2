public import BindingCore

extension ReactiveExtensionsProvider where Self: Object {
  /// Configures the object where it is created:
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
