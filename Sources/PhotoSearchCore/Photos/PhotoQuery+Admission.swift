public import FoundationEssentials

nonisolated extension PhotoQuery {
  /// What a filter says about a photo.
  public enum Verdict: Sendable, Hashable {
    case admitted
    case rejected(by: PhotoFilter)
    /// The filter needs to know what nobody knows about this photo, so it cannot be said to pass.
    case unknown(to: PhotoFilter)
  }

  /// What the filters that are on say about a photo, the first that does not admit it.
  ///
  /// - Parameter filters: those to ask; a filter that is not on admits everything.
  public func verdict(
    on photo: Photo, by filters: Set<PhotoFilter> = Set(PhotoFilter.allCases)
  ) -> Verdict {
    for filter in PhotoFilter.allCases where filters.contains(filter) {
      switch admits(photo, filter) {
      case true?: continue
      case false?: return .rejected(by: filter)
      case nil: return .unknown(to: filter)
      }
    }
    return .admitted
  }

  /// Whether the licence passes the filter.
  public func admits(_ license: License) -> Bool {
    (!creativeCommons || license.isCreativeCommons) && license.conflicts(with: licenseWishes).isEmpty
  }

  /// Whether a photo that was uploaded then passes the date filter, which counts whole local days and includes both
  /// ends. A photo whose date is not known cannot be said to be in any range: it passes only without the filter.
  public func admits(uploaded: Date?) -> Bool {
    guard dateFilter else { return true }
    guard let uploaded else { return false }
    let day = LocalDay(containing: uploaded)
    return LocalDay(containing: minDate) <= day && day <= LocalDay(containing: maxDate)
  }

  /// - Returns: nil when what the filter asks for is not known.
  private func admits(_ photo: Photo, _ filter: PhotoFilter) -> Bool? {
    switch filter {
    case .license:
      return admits(photo.license)
    case .uploadDate:
      return dateFilter && photo.uploaded == nil ? nil : admits(uploaded: photo.uploaded)
    case .orientation:
      guard let orientation else { return true }
      return photo.orientation.map { $0 == orientation }
    case .size:
      guard let minimumSize else { return true }
      return photo.pixelCount.map { $0 >= minimumSize.pixelCount }
    case .fileType:
      return fileTypes.isEmpty ? true : photo.fileType.map(fileTypes.contains)
    case .photographsOnly:
      // Few services know, and most pictures are photographs.
      return !photographsOnly || photo.isPhotograph != false
    case .assessed:
      return assessedOnly ? nil : true
    case .sensitiveContent:
      return includesSensitive || !photo.isSensitive
    }
  }
}
