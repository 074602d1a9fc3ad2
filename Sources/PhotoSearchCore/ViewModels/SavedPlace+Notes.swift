/// What the user says about saved photos.
extension SavedPlace {
  /// The notes and tags of a photo, if it is a saved one.
  func notes(of photo: Photo) -> SavedPhotoNotes {
    SavedPhotoNotes(photo, access, in: self, scheduler: scheduler)
  }

  /// Keeps what is being typed, and tries once more what could not be written before: for who ends the program.
  ///
  /// - Returns: False when something could not be written, which was told for the first time.
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

  /// Tells why it is not known whether photos are saved ones, once and not for each photo.
  func noteLook(_ error: SavedPhotosError?) {
    defer { lookError = error }
    if let error, error != lookError { errorMessages.send(error) }
  }
}
