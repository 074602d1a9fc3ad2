nonisolated extension SavedPhotosLibrary {
  /// The state of a row.
  enum RowState: Int {
    /// The file is being saved. The row is not visible yet.
    case arriving
    case kept
    /// The file is in the removed folder.
    case removed
  }

  /// Migrations are only added, never changed, because lists of every version exist.
  ///
  /// The columns that filters check come first, because SQLite reads a row from its beginning.
  ///
  /// `words` contains the searchable words of a photo, folded and split by `SearchWords`, so that SQLite compares only
  /// bytes: its own rules support neither "ł" nor Japanese. `tags` contains whole tags, folded. `draft` is the path of
  /// a file that is being moved to `file` or was removed from there.
  ///
  /// A row of `collections` with a `query` is a smart collection. `collected` has the photos of the others, removed ones
  /// included.
  static let schema: [Database.Migration] = [
    .sql(
      """
      CREATE TABLE photos (
        id INTEGER PRIMARY KEY AUTOINCREMENT, state INTEGER NOT NULL, is_sensitive INTEGER, is_photograph INTEGER,
        uploaded INTEGER, width INTEGER, height INTEGER, file_type TEXT, license TEXT,
        title_words TEXT NOT NULL DEFAULT '', draft TEXT, is_missing INTEGER NOT NULL DEFAULT 0, removed INTEGER,
        file TEXT UNIQUE, size INTEGER, digest TEXT, original_digest TEXT, saved INTEGER, query TEXT, note TEXT,
        tags TEXT, title TEXT, author TEXT, author_url TEXT, author_id TEXT, credit_text TEXT, page_url TEXT,
        report_url TEXT, image_url TEXT, file_size INTEGER, taken TEXT, summary TEXT, source TEXT, source_id TEXT,
        collection TEXT, restrictions TEXT
      ) STRICT;
      CREATE INDEX photos_by_origin ON photos (source, source_id);
      CREATE INDEX photos_by_page ON photos (page_url) WHERE page_url IS NOT NULL;
      CREATE INDEX photos_by_original ON photos (original_digest) WHERE original_digest IS NOT NULL;
      CREATE INDEX photos_by_digest ON photos (digest);
      CREATE INDEX photos_by_author ON photos (author);
      CREATE INDEX photos_by_license ON photos (license);
      CREATE INDEX photos_by_upload ON photos (uploaded);
      CREATE INDEX photos_by_title ON photos (title_words);
      CREATE INDEX photos_in_motion ON photos (state) WHERE draft IS NOT NULL;
      CREATE VIRTUAL TABLE words USING fts5 (
        title, tags, author, other, tokenize = 'ascii', prefix = '1 2 3 4', columnsize = 0
      );
      CREATE TABLE tags (tag TEXT NOT NULL, photo INTEGER NOT NULL, PRIMARY KEY (tag, photo)) STRICT, WITHOUT ROWID;
      CREATE INDEX tags_by_photo ON tags (photo);
      """),
    // All values that filters check, as one text that can be indexed, see `SavedPhotosSelection.sourceByTraits`.
    .sql(
      """
      ALTER TABLE photos ADD COLUMN traits TEXT GENERATED ALWAYS AS (
        quote(license) || quote(file_type) || (is_photograph IS 0) || (is_sensitive IS 1)
        || CASE
          WHEN CAST(width AS REAL) / height > 1.05 THEN 'landscape'
          WHEN CAST(width AS REAL) / height < 1 / 1.05 THEN 'portrait'
          WHEN CAST(width AS REAL) / height IS NULL THEN ''
          ELSE 'square'
        END
        || coalesce((width * height >= 307200) + (width * height >= 1920000) + (width * height >= 8294400), '')
      ) VIRTUAL;
      CREATE INDEX photos_by_traits ON photos (traits, uploaded) WHERE state = 1;
      """),
    .sql(
      """
      CREATE TABLE collections (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, place INTEGER NOT NULL, query TEXT,
        is_last_used INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE TABLE collected (
        collection INTEGER NOT NULL REFERENCES collections ON DELETE CASCADE,
        photo INTEGER NOT NULL REFERENCES photos ON DELETE CASCADE, PRIMARY KEY (collection, photo)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX collected_by_photo ON collected (photo);
      """),
    // `digest` is that of the file when the fingerprint was taken. `data` is null if the file cannot be decoded.
    .sql(
      """
      CREATE TABLE fingerprints (
        photo INTEGER PRIMARY KEY REFERENCES photos ON DELETE CASCADE, digest TEXT, data BLOB
      ) STRICT;
      """),
    // Each time that a photo was saved, see `PhotoReceipt`.
    .sql(
      """
      CREATE TABLE receipts (
        id INTEGER PRIMARY KEY, photo INTEGER NOT NULL REFERENCES photos ON DELETE CASCADE, data BLOB NOT NULL
      ) STRICT;
      CREATE INDEX receipts_by_photo ON receipts (photo);
      """),
    // The main colours as bits, see `PhotoColor`. Null for photos that were looked at by an earlier version.
    .sql("ALTER TABLE fingerprints ADD COLUMN colors INTEGER"),
  ]
}
