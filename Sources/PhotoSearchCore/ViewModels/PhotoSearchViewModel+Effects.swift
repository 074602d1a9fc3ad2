import BindingCore

/// Handles events: changes the state and does what follows.
extension PhotoSearchViewModel {
  func send(_ event: SearchEvent) {
    events.append(event)
    // An effect may cause events, which follow after all effects of this one.
    guard !isHandlingEvent else { return }
    isHandlingEvent = true
    defer { isHandlingEvent = false }
    while !events.isEmpty {
      for effect in state.apply(events.removeFirst()) { run(effect) }
    }
  }

  private func run(_ effect: SearchEffect) {
    switch effect {
    case .setText(let text): searchString.value = text
    case .setSource(let source): chosenSource.value = source
    case .setNetwork(let isAvailable): networkIsAvailable.value = isAvailable
    case .show: published.show(state, list: listPhotos)
    case .awaitBudget, .send, .cancel:
      losePatience(after: effect)
      requests.send(effect)
    case .forget(let query, let id): source(id).forget(query)
    case .remember(let search, let isSubmitted): history.note(search, isSubmitted: isSubmitted)
    case .save(let photos, let text, let target): saves?.save(photos, query: text, to: target)
    case .report(let error): errors.send(error)
    case .reportReplacement: replacements.send()
    case .reportRestoration: restorations.send()
    }
  }

  func source(_ id: PhotoSourceID) -> any PhotoSource {
    let id = state.source(id).id
    return sources.first { $0.id == id } ?? sources[0]
  }

  /// Makes `searchResults` equal to the results.
  private func listPhotos() {
    let results = state.results
    guard results.revision != listedRevision else { return }
    listedRevision = results.revision
    switch results.change {
    case .page(let photos, let isFirst):
      arrivals.send(photos)
      let listed = listedPhotos.collection
      let selected = selection.photos.value
      if !isFirst, results.photos.photos.starts(with: listed) {
        listedPhotos.insert(contentsOf: results.photos.photos.dropFirst(listed.count), at: listed.count)
      } else {
        listedPhotos.replace(with: results.photos.photos, performDiff: true)
      }
      selection.update(from: results.photos, after: selected)
    case .removal:
      listedPhotos.replace(with: results.photos.photos, performDiff: true)
      selection.keep(in: results.photos)
    case .clearing:
      listedPhotos.removeAll()
    }
  }

  // MARK: Requests

  func bindRequests() {
    requests
      .flatMapLatest { [unowned self] in progress(after: $0) }
      .bind(to: self) { me, progress in
        me.showBudget()
        me.send(.progressed(number: progress.number, progress.value))
        if me.state.request == nil { me.patience?.dispose() }
      }
  }

  /// Reports when a request takes long.
  private func losePatience(after effect: SearchEffect) {
    patience?.dispose()
    guard case .send(let request) = effect else { return }
    patience = scheduler.schedule(after: Self.patienceTime) { [weak self] in
      guard let self else { return }
      let asked = source(request.source).sourcesAsked(for: request.query, page: request.page)
      send(.progressed(number: request.number, .takesLong(asked)))
    }
  }

  private func progress(after effect: SearchEffect) -> SafeSignal<(number: Int, value: SearchProgress)> {
    switch effect {
    case .awaitBudget(let request): budgetWait(before: request).map { (request.number, $0) }
    case .send(let request): source(request.source).progress(of: request).map { (request.number, $0) }
    default: .never()
    }
  }

  /// Counts down until the service allows the request.
  private func budgetWait(before request: SearchRequest) -> SafeSignal<SearchProgress> {
    let wait = source(request.source).wait(before: request.query, page: request.page)
    guard wait > .zero else { return .init(just: .allowed) }
    return Signal(attach: { [weak self, scheduler] observer, subscription in
      Signal.countdown(from: wait, scheduler: scheduler).attach(
        Observer(
          next: { observer.next(.waiting($0)) },
          end: { _ in self?.budgetWait(before: request).attach(observer, subscription) }),
        subscription)
    })
  }
}

extension PhotoSource {
  /// Searches separately for each observer. Disposing of the subscription cancels the search.
  fileprivate func progress(of request: SearchRequest) -> SafeSignal<SearchProgress> {
    Signal(attach: { observer, subscription in
      let task = SearchCachePolicy.$usesCacheOnly.withValue(request.usesCacheOnly) {
        Task { @MainActor in
          if subscription.isDisposed { return }
          // Each page contains all photos of the previous one, so only the newest is needed.
          let (partials, continuation) = AsyncStream.makeStream(
            of: PhotoPage.self, bufferingPolicy: .bufferingNewest(1))
          async let last = self.result(of: request, partial: continuation)
          for await partial in partials {
            if subscription.isDisposed { return }
            observer.next(.partial(partial))
          }
          let end = await last
          if subscription.isDisposed { return }
          switch end {
          case .success(let page): observer.next(.page(page))
          case .failure(let error): observer.next(.failed(error))
          }
          if !subscription.isDisposed { observer.end?(.finished) }
        }
      }
      subscription.add(BlockDisposable { task.cancel() })
    })
  }

  nonisolated private func result(
    of request: SearchRequest, partial: AsyncStream<PhotoPage>.Continuation
  ) async -> Result<PhotoPage, PhotoSearchError> {
    defer { partial.finish() }
    do throws(PhotoSearchError) {
      return .success(try await search(request.query, page: request.page) { partial.yield($0) })
    } catch {
      return .failure(error)
    }
  }
}
