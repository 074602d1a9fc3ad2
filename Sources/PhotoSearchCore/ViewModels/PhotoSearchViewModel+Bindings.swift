import BindingCore

extension PhotoSearchViewModel {
  func bindText() {
    searchString.map(SearchText.isLongEnough).bind(to: validSearchText)

    combineLatest(searchString, validSearchText, submittedText)
      .map { text, isValid, submitted in
        let text = SearchText.trimmed(text)
        return !text.isEmpty && !isValid && text != submitted
      }
      .bind(to: searchTextIsTooShort)

    // Send no request after the budget wait if the text has become invalid.
    searchTextIsTooShort.filter { $0 }.bind(to: self) { me, _ in
      if case .waiting = me.status.value { me.requests.send(.abandon) }
    }

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
      .bind(to: self) { me, text in me.typed(text) }

    searchMetadataViewModel.changes
      .throttle(for: Self.settingsInterval, scheduler: scheduler)
      .bind(to: self) { me in me.settingsChanged() }
  }

  func bindSource() {
    let needsNetwork = chosenSource.map { [unowned self] in !source($0).capabilities.isLocal }
    combineLatest(needsNetwork, networkIsAvailable)
      .map { needsNetwork, isAvailable in needsNetwork && !isAvailable }
      .removeDuplicates()
      .bind(to: isWithoutNetwork)

    combineLatest(chosenSource, isWithoutNetwork)
      .removeDuplicates { $0 == $1 }
      .bind(to: self) { me, values in me.choose(values.0, isWithoutNetwork: values.1) }

    activeSource
      .removeDuplicates()
      .bind(to: self) { me, id in
        me.showBudget()
        me.repeatSearch()
      }
  }

  func bindRequests() {
    requests
      .flatMapLatest { [unowned self] in progress(of: $0) }
      .bind(to: self) { me, progress in me.show(progress) }

    contributions
      .map { contributions in
        contributions.compactMap { contribution in
          if case .failed(let error) = contribution.state {
            SourceFailure(source: contribution.source, error: error)
          } else {
            nil
          }
        }
      }
      .removeDuplicates()
      .bind(to: sourceFailures)
  }

  func bindSelection() {
    if let saves {
      // Results from the saved photos are known to be saved.
      photosArriving.map { $0.filter { $0.id.source != .saved } }.bind(to: saves) { $0.look(for: $1) }
    }
    resultsReplaced.bind(to: selection) { $0.removeAll() }
    selection.detail
      .removeDuplicates { $0?.id == $1?.id }
      .map { [unowned self] photo -> PhotoDetailViewModel? in
        guard let photo else { return nil }
        let detail = PhotoDetailViewModel(
          photo, uses: searchMetadataViewModel.licenseWishes.value, in: sources, saves,
          query: shown?.query.text ?? "", cameraData: cameraData, scheduler: scheduler)
        detail.wording.value = selection.wording
        selection.creditFormat.bidirectionalBind(to: detail.creditFormat)
        return detail
      }
      .bind(to: detail)
    searchMetadataViewModel.licenseWishes
      .bind(to: self) { me, uses in me.detail.value?.uses.value = uses }
    selection.detail.ignoreNils()
      .bind(to: self) { me, photo in me.detail.value?.update(photo) }
  }
}
