extension Widget {
  /// The widget's current children, in order. GTK's own widgets have children that the program did not add, such as the
  /// label in a button.
  public final var children: [Widget] {
    var children: [Widget] = []
    var next = firstChild
    while let child = next {
      children.append(child)
      next = child.nextSibling
    }
    return children
  }
}
