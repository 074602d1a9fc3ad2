import CGtk

extension PropertyExpression {
  /// Creates an expression for a property of an object: `PropertyExpression(StringObject.self, "string")`.
  public convenience init(_ type: any GTyped.Type, _ property: String) {
    self.init(thisType: type, expression: nil, propertyName: property)
  }
}

extension ValueExpression {
  /// Returns an expression for a property of the object that this expression leads to:
  ///
  ///     PropertyExpression(ListItem.self, "item").chainProperty(Person.self, "name")
  public final func chainProperty(_ type: any GTyped.Type, _ property: String) -> PropertyExpression {
    PropertyExpression(thisType: type, expression: self, propertyName: property)
  }

  /// Returns an expression whose value `compute` derives from this one's, recomputed whenever that changes:
  ///
  ///     PropertyExpression(Person.self, "age").chainClosure { (age: Int) in "\(age) years" }
  public final func chainClosure<Input: GValueRepresentable, Value: GValueWritable>(
    _ compute: @escaping (Input) -> Value
  ) -> ClosureExpression {
    ClosureExpression(self, compute: compute)
  }
}
