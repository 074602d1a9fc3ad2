/// The user's notes and tags of saved photos.
extension SavedPhotosViewModel {
  /// Returns the note and tags of a photo, if it is saved.
  func notes(of photo: Photo) -> SavedPhotoNotes {
    SavedPhotoNotes(photo, access, in: self, scheduler: scheduler)
  }

  /// Saves what is being typed, and retries failed edits, before the program quits.
  ///
  /// - Returns: False if an edit could not be written and this was reported for the first time.
  public func keepNotes() -> Bool {
    guard search.detail.value?.notes?.keep() ?? true else { return false }
    for edit in unkept.values where (try? edit.write(access)) != nil { unkept[edit.id] = nil }
    return true
  }

  func noteKept(_ edit: SavedPhotoEdit) { unkept[edit.id] = nil }

  func noteUnkept(_ edit: SavedPhotoEdit, _ error: SavedPhotosError) {
    unkept[edit.id] = edit
    errorMessages.send(error)
  }

  /// Reports why saved photos cannot be looked up, only once instead of for each photo.
  func noteLook(_ error: SavedPhotosError?) {
    defer { lookError = error }
    if let error, error != lookError { errorMessages.send(error) }
  }
}
