import BindingCore

extension PropertyAccess where Target: Object {
  /// The same functions with the class erased, for callers that know an object is of the class but not which class that
  /// is.
  ///
  /// Casting inside each function would add a function for every GTK property. Wrapper closures would have to capture
  /// the original functions, which allocates.
  ///
  /// Sound: references are passed the same way whatever their class, and both types store functions in the form that
  /// takes a reference of unknown class.
  ///
  /// Precondition: The functions are called with objects of the class.
  var ofAnyObject: PropertyAccess<AnyObject, Element> {
    unsafeBitCast(self, to: PropertyAccess<AnyObject, Element>.self)
  }
}
