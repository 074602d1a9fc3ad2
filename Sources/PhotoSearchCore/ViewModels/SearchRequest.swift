import BindingCore

/// What the view model asks of a source.
enum SearchRequest {
  case clear
  /// Give up what is waiting and go back to what is shown.
  case abandon
  case query(PhotoQuery)
  case page(PhotoQuery, PageToken)
  /// What was shown in an earlier run, as far as its answers are kept: see `PhotoSearchViewModel.restore`.
  case kept(PhotoQuery, PageToken?)
}

/// How a request is getting on.
enum SearchProgress {
  case cleared
  case abandoned
  case waiting(Duration)
  case started(isFirst: Bool)
  /// What has been found so far: there is more to come.
  case partial(PhotoPage, isFirst: Bool)
  case page(PhotoPage, isFirst: Bool)
  case failed(PhotoSearchError, isFirst: Bool)
  /// The answer to a search of an earlier run is not kept, at least not all of it.
  case notKept(isFirst: Bool)
}

/// What the results in the list belong to.
struct ShownResults {
  let query: PhotoQuery
  let source: PhotoSourceID
  /// The page after the last one that is shown.
  let next: PageToken?
  /// What is missing because some of several sources failed.
  let retry: PageToken?
  let status: SearchStatus
}

extension PhotoSource {
  /// Searches anew for each observer, and ends the search with the observation.
  func progress(of query: PhotoQuery, page: PageToken?) -> SafeSignal<SearchProgress> {
    let isFirst = page == nil
    return Signal(attach: { observer, subscription in
      let task = Task { @MainActor in
        if subscription.isDisposed { return }
        // Each page has all that the one before has, so only the newest counts.
        let (partials, continuation) = AsyncStream.makeStream(
          of: PhotoPage.self, bufferingPolicy: .bufferingNewest(1))
        async let last = self.result(of: query, page: page, partial: continuation)
        for await partial in partials {
          if subscription.isDisposed { return }
          observer.next(.partial(partial, isFirst: isFirst))
        }
        let end = await last
        if subscription.isDisposed { return }
        switch end {
        case .success(let page): observer.next(.page(page, isFirst: isFirst))
        case .failure(let error): observer.next(.failed(error, isFirst: isFirst))
        }
        if !subscription.isDisposed { observer.end?(.finished) }
      }
      subscription.add(BlockDisposable { task.cancel() })
    })
    .prepend(.started(isFirst: isFirst))
  }

  nonisolated private func result(
    of query: PhotoQuery, page: PageToken?, partial: AsyncStream<PhotoPage>.Continuation
  ) async -> Result<PhotoPage, PhotoSearchError> {
    defer { partial.finish() }
    do throws(PhotoSearchError) {
      return .success(try await search(query, page: page) { partial.yield($0) })
    } catch {
      return .failure(error)
    }
  }
}
