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
    verdict(on: photo, by: filters, of: SearchFilters.all)
  }

  /// - Parameter definitions: The definitions of the filters.
  func verdict(
    on photo: Photo, by filters: Set<PhotoFilter>, of definitions: [any SearchFilterDefinition]
  ) -> Verdict {
    for definition in definitions {
      guard let filter = definition.photoFilter, filters.contains(filter) else { continue }
      switch definition.admits(photo, values) {
      case true?: continue
      case false?: return .rejected(by: filter)
      case nil: return .unknown(to: filter)
      }
    }
    return .admitted
  }

  /// Returns whether a licence passes the filters.
  public func admits(_ license: License) -> Bool {
    (!values.creativeCommons || license.isCreativeCommons) && license.conflicts(with: values.intendedUses).isEmpty
  }

  /// Returns whether a photo with this upload date passes the date filter, which compares whole local days and includes
  /// both ends. A photo without an upload date passes only if the filter is off.
  public func admits(uploaded: Date?) -> Bool { values.admits(uploaded: uploaded) }
}

nonisolated extension PhotoFilters {
  func admits(uploaded: Date?) -> Bool {
    guard dateFilter else { return true }
    guard let uploaded else { return false }
    let day = LocalDay(containing: uploaded)
    return LocalDay(containing: minDate) <= day && day <= LocalDay(containing: maxDate)
  }
}
