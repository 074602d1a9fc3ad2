import BindingCore

/// A request of the view model to a source.
enum SearchRequest {
  case clear
  /// Cancel a waiting search and return to the shown results.
  case abandon
  case query(PhotoQuery)
  case page(PhotoQuery, PageToken)
  /// The results shown in an earlier run, as far as they are cached, see `PhotoSearchViewModel.restore`.
  case kept(PhotoQuery, PageToken?)
}

/// The progress of a request.
enum SearchProgress {
  case cleared
  case abandoned
  case waiting(Duration)
  case started(isFirst: Bool)
  /// The results so far. More will follow.
  case partial(PhotoPage, isFirst: Bool)
  case page(PhotoPage, isFirst: Bool)
  case failed(PhotoSearchError, isFirst: Bool)
  /// The results of an earlier run are not completely cached.
  case notKept(isFirst: Bool)
}

/// The query and state of the results in the list.
struct ShownResults {
  let query: PhotoQuery
  let source: PhotoSourceID
  /// The token for the page after the last one shown.
  let next: PageToken?
  /// The token to retry the sources that failed.
  let retry: PageToken?
  let status: SearchStatus
}

extension PhotoSource {
  /// Searches separately for each observer. Disposing of the subscription cancels the search.
  func progress(of query: PhotoQuery, page: PageToken?) -> SafeSignal<SearchProgress> {
    let isFirst = page == nil
    return Signal(attach: { observer, subscription in
      let task = Task { @MainActor in
        if subscription.isDisposed { return }
        // Each page contains all photos of the previous one, so only the newest is needed.
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
