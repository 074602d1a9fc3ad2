extension Widget {
  /// Leaves the same space free on all four sides.
  public final func setMargins(_ margin: Int) {
    marginTop = margin
    marginBottom = margin
    marginStart = margin
    marginEnd = margin
  }
}
