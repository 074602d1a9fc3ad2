public import FoundationEssentials

nonisolated extension PhotoQuery {
  /// The result of applying the filters to a photo.
  public enum Verdict: Sendable, Hashable {
    case admitted
    case rejected(by: PhotoFilter)
    /// The filter needs information that this photo lacks, so it cannot pass.
    case unknown(to: PhotoFilter)
  }

  /// Applies the active filters to a photo and returns the first one that does not admit it.
  ///
  /// - Parameter filters: The filters to apply. Inactive filters admit every photo.
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

  /// Returns whether a licence passes the filter.
  public func admits(_ license: License) -> Bool {
    (!creativeCommons || license.isCreativeCommons) && license.conflicts(with: licenseWishes).isEmpty
  }

  /// Returns whether a photo with this upload date passes the date filter, which compares whole local days and includes
  /// both ends. A photo without an upload date passes only if the filter is off.
  public func admits(uploaded: Date?) -> Bool {
    guard dateFilter else { return true }
    guard let uploaded else { return false }
    let day = LocalDay(containing: uploaded)
    return LocalDay(containing: minDate) <= day && day <= LocalDay(containing: maxDate)
  }

  /// - Returns: `nil` if the information that the filter needs is unknown.
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
      // Few services provide this, and most images are photographs.
      return !photographsOnly || photo.isPhotograph != false
    case .assessed:
      return assessedOnly ? nil : true
    case .sensitiveContent:
      return includesSensitive || !photo.isSensitive
    }
  }
}
