import CArchive
import FoundationEssentials
import Glibc

/// Exports files to a ZIP file, which appears under its name when it is complete.
///
/// An archive must be made, filled and finished on the same thread.
nonisolated struct PictureArchiveSink: PictureSink, ~Copyable {
  private let path: String
  private let draft: String
  private let descriptor: Int32
  private let archive: OpaquePointer
  private let locale: UTF8Locale
  private var firstName: String?
  private var isFinished = false

  static func make(path: String) throws(SavedPhotosError) -> PictureArchiveSink {
    guard vesper_archive_load() == nil else { throw .libraryMissing(name: VESPER_ARCHIVE_LIBRARY) }
    guard let archive = archive_write_new() else { throw .full }
    let sink = PictureArchiveSink(path, archive)
    guard sink.descriptor >= 0 else { throw ExportFile.failure(path) }
    try sink.check(archive_write_set_format_zip(archive))
    try sink.check(archive_write_zip_set_compression_store(archive))
    try sink.check(archive_write_open_fd(archive, sink.descriptor))
    return sink
  }

  private init(_ path: String, _ archive: OpaquePointer) {
    self.path = path
    self.archive = archive
    draft = ExportFile.draft(beside: path)
    locale = UTF8Locale()
    descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
  }

  deinit {
    archive_write_free(archive)
    if descriptor >= 0 { close(descriptor) }
    if !isFinished { unlink(draft) }
  }

  mutating func add(
    _ name: String, size: Int, modified: Int,
    _ write: ((UnsafeRawBufferPointer) throws(SavedPhotosError) -> Void) throws(SavedPhotosError) -> Void
  ) throws(SavedPhotosError) {
    // Pictures are compressed already.
    try add(name, size: size, modified: modified, isCompressed: false, write)
  }

  mutating func add(
    _ name: String, size: Int, modified: Int, isCompressed: Bool,
    _ write: ((UnsafeRawBufferPointer) throws(SavedPhotosError) -> Void) throws(SavedPhotosError) -> Void
  ) throws(SavedPhotosError) {
    try check(
      isCompressed
        ? archive_write_zip_set_compression_deflate(archive) : archive_write_zip_set_compression_store(archive))
    guard let entry = archive_entry_new() else { throw .full }
    if firstName == nil { firstName = name }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname(entry, name)
    archive_entry_set_size(entry, la_int64_t(size))
    archive_entry_set_filetype(entry, UInt32(Glibc.S_IFREG))
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_mtime(entry, modified, 0)
    try check(archive_write_header(archive, entry))
    let (archive, path) = (archive, path)
    try write { bytes throws(SavedPhotosError) in
      guard archive_write_data(archive, bytes.baseAddress, bytes.count) == bytes.count else {
        errno = archive_errno(archive)
        throw ExportFile.failure(path)
      }
    }
    try check(archive_write_finish_entry(archive))
  }

  mutating func finish() throws(SavedPhotosError) -> String {
    try check(archive_write_close(archive))
    if firstName == MimetypeEntry.name, !MimetypeEntry.makePlain(in: descriptor) { throw ExportFile.failure(path) }
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw ExportFile.failure(path) }
    isFinished = true
    return path
  }

  private func check(_ result: Int32) throws(SavedPhotosError) {
    guard result < ARCHIVE_WARN else { return }
    errno = archive_errno(archive)
    throw ExportFile.failure(path)
  }
}

/// Has libarchive mark names as UTF-8, as they are, on this thread and whatever the user's locale is.
nonisolated struct UTF8Locale: ~Copyable {
  private let utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
  private let before: locale_t?

  init() {
    before = uselocale(utf8)
  }

  deinit {
    uselocale(before)
    if let utf8 { freelocale(utf8) }
  }
}
