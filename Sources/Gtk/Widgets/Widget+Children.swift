extension Widget {
  /// The widget's children, first to last, as they are now. GTK's own widgets have children that programs did not add:
  /// the label in a button.
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
