extension Widget {
  /// Sets the same margin on all four sides.
  public final func setMargins(_ margin: Int) {
    marginTop = margin
    marginBottom = margin
    marginStart = margin
    marginEnd = margin
  }
}
