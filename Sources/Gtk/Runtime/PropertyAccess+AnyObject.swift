import BindingCore

extension PropertyAccess where Target: Object {
  /// The same functions, for somebody who knows that an object is of the class, but not which class that is.
  ///
  /// To look for the class again in each function would be one function more for each property of GTK. And functions
  /// that do so by themselves have to keep those that they call, which allocates.
  ///
  /// Sound: a reference is passed in the same way whatever its class, and both types keep functions in the form in which
  /// they take a reference of a class that is not known.
  ///
  /// Precondition: they are called with objects of the class.
  var ofAnyObject: PropertyAccess<AnyObject, Element> {
    unsafeBitCast(self, to: PropertyAccess<AnyObject, Element>.self)
  }
}
