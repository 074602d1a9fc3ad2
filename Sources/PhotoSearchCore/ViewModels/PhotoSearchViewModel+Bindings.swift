import BindingCore

extension PhotoSearchViewModel {
  /// Turns what the user enters into events.
  func bindInput() {
    searchString.bind(to: self) { me, text in me.send(.textChanged(text)) }
    chosenSource.bind(to: self) { me, source in me.send(.sourceChosen(source)) }
    networkIsAvailable.bind(to: self) { me, isAvailable in me.send(.networkChanged(isAvailable: isAvailable)) }

    let text: SafeSignal<String> = searchString.map(SearchText.trimmed).removeDuplicates()
    activeSource
      .map { [unowned self] in source($0).capabilities.isLocal }
      .removeDuplicates()
      .flatMapLatest { [scheduler] isLocal in
        guard isLocal else { return text.debounce(for: Self.serviceDelay, scheduler: scheduler) }
        // Typing over selected text deletes it first. Do not show this intermediate state.
        return text.flatMapLatest { text -> SafeSignal<String> in
          let typed = SafeSignal(just: text)
          return text.isEmpty ? typed.delay(interval: Self.emptyTextDelay, scheduler: scheduler) : typed
        }
      }
      .bind(to: self) { me, text in me.send(.typed(text)) }

    searchMetadataViewModel.changes
      .handleEvents(receiveOutput: { [unowned self] in
        send(.settingsChanged(searchMetadataViewModel.query(for: "")))
      })
      .filter { [unowned self] in !isApplyingSettings }
      .throttle(for: Self.settingsInterval, scheduler: scheduler)
      .bind(to: self) { me in me.send(.settingsSettled) }

    activeSource.removeDuplicates().bind(to: self) { me, _ in me.showBudget() }
  }

  func bindSelection() {
    if let saves {
      // Results from the saved photos are known to be saved.
      arrivals.map { $0.filter { $0.id.source != .saved } }.bind(to: saves) { $0.look(for: $1) }
    }
    replacements.bind(to: selection) { $0.removeAll() }
    selection.detail
      // Another source's record of the same photo may be the richer one.
      .removeDuplicates { before, now in before.map { now?.isSame(as: $0) ?? false } ?? (now == nil) }
      .map { [unowned self] photo -> PhotoDetailViewModel? in
        guard let photo else { return nil }
        let detail = PhotoDetailViewModel(
          photo, uses: searchMetadataViewModel.intendedUses.value, in: sources, saves,
          query: state.results.shown?.query.text ?? "", cameraData: cameraData, scheduler: scheduler)
        detail.wording.value = selection.wording
        selection.creditFormat.bidirectionalBind(to: detail.creditFormat)
        return detail
      }
      .bind(to: shownDetail)
    searchMetadataViewModel.intendedUses
      .bind(to: self) { me, uses in me.shownDetail.value?.uses.value = uses }
    selection.detail.ignoreNils()
      .bind(to: self) { me, photo in me.shownDetail.value?.update(photo) }
  }
}
