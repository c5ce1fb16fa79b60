internal import CSQLite

/// A store's file: a table of objects, and a table of metadata. Core Data's own files have other tables, and can't be read.
// Unchecked: the coordinator's lock guards it.
final class SQLiteFile: @unchecked Sendable {
  struct Row {
    let entity: String
    let number: Int
    let data: Data
  }

  /// How long a statement waits for another user of the file, in milliseconds: stacks of one app open their file at the same time.
  private static let longestWait: Int32 = 10_000

  private var handle: OpaquePointer?
  private let path: String

  init(_ url: URL, isReadOnly: Bool) throws {
    path = url.path
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else { throw failure() }
    sqlite3_busy_timeout(handle, Self.longestWait)
    if try text("SELECT name FROM sqlite_master WHERE name = 'Z_METADATA'") != nil {
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "\(path) is a file of Core Data's own format, which can't be read here.")
    }
    if isReadOnly { return }
    try run("PRAGMA journal_mode = DELETE")
    try run("CREATE TABLE IF NOT EXISTS about (key TEXT PRIMARY KEY, value TEXT)")
    try run(
      "CREATE TABLE IF NOT EXISTS objects (entity TEXT, number INTEGER, data BLOB, PRIMARY KEY (entity, number))")
  }

  deinit { sqlite3_close(handle) }

  /// The store's identifier, created with the file.
  func identifier() throws -> String {
    if let known = try text("SELECT value FROM about WHERE key = 'identifier'") { return known }
    let made = UUID().uuidString
    try run("INSERT OR IGNORE INTO about VALUES ('identifier', '\(made)')")
    // Another user of the file may have been first.
    return try text("SELECT value FROM about WHERE key = 'identifier'") ?? made
  }

  /// All objects in the order of insertion.
  func rows() throws -> [Row] {
    let statement = try prepared("SELECT entity, number, data FROM objects ORDER BY rowid")
    defer { sqlite3_finalize(statement) }
    var rows: [Row] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        let count = Int(sqlite3_column_bytes(statement, 2))
        let data = sqlite3_column_blob(statement, 2).map { Data(bytes: $0, count: count) } ?? Data()
        rows.append(
          Row(
            entity: sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "",
            number: Int(sqlite3_column_int64(statement, 1)), data: data))
      case SQLITE_DONE: return rows
      default: throw failure()
      }
    }
  }

  /// Writes all rows or none; nil deletes a row.
  func write(_ changes: [(NSManagedObjectID, StoredRow?)]) throws {
    try run("BEGIN IMMEDIATE")
    do {
      for (id, row) in changes { try write(id, row) }
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  private func write(_ id: NSManagedObjectID, _ row: StoredRow?) throws {
    let sql =
      row == nil
      ? "DELETE FROM objects WHERE entity = ? AND number = ?"
      : "INSERT INTO objects (entity, number, data) VALUES (?, ?, ?) "
        + "ON CONFLICT (entity, number) DO UPDATE SET data = excluded.data"
    let statement = try prepared(sql)
    defer { sqlite3_finalize(statement) }
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, 1, id.entity.name ?? "", -1, copied)
    sqlite3_bind_int64(statement, 2, Int64(id.number))
    if let row {
      let data = try RowCoding.data(of: row, id.entity)
      data.withUnsafeBytes { _ = sqlite3_bind_blob(statement, 3, $0.baseAddress, Int32($0.count), copied) }
    }
    guard sqlite3_step(statement) == SQLITE_DONE else { throw failure() }
  }

  // MARK: SQL

  private func prepared(_ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure() }
    return statement
  }

  private func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  private func text(_ sql: String) throws -> String? {
    let statement = try prepared(sql)
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW else { return nil }
    return sqlite3_column_text(statement, 0).map { String(cString: $0) }
  }

  private func failure() -> NSError {
    let reason = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "out of memory"
    return CoreDataError.make(NSPersistentStoreOpenError, "The store \(path) can't be used: \(reason).")
  }
}
