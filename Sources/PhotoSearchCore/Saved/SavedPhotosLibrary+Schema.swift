nonisolated extension SavedPhotosLibrary {
  /// Whether a row is a photo.
  enum RowState: Int {
    /// Its file is on its way. Nobody sees it.
    case arriving
    case kept
    /// Its file is put aside.
    case removed
  }

  /// Steps are never changed, only added: lists of every version are out there.
  ///
  /// What filters look at comes first in a row, since SQLite reads a row from its beginning.
  ///
  /// `words` holds what a photo can be found by, folded and cut by `SearchWords`, so that SQLite compares bytes only:
  /// its own rules know neither "ł" nor Japanese. `tags` holds whole tags, folded. `draft` is where the file of a row is
  /// that is on its way to `file`, or was removed from there.
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
    // All that filters look at, in one text that an index can have: see `SavedPhotosSelection.sourceByTraits`.
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
  ]
}
