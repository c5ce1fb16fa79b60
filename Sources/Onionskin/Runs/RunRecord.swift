internal import Foundation

/// The merged records of all processes of a run.
package struct RunRecord: Hashable, Sendable {
  /// Sorted by target, file, test and order within the test.
  package var entries: [RunEntry]
  /// Lines that can't be decoded: truncated by a crash, or of another version.
  package var unreadableLines: Int
  /// The manifests of `onionskin test`; empty if the tests were run otherwise.
  package var runs: [RunManifest]

  package init(entries: [RunEntry], unreadableLines: Int = 0, runs: [RunManifest] = []) {
    self.entries = RunRecord.merged(entries)
    self.unreadableLines = unreadableLines
    self.runs = runs
  }

  /// Reads the record files of folders, including subfolders.
  ///
  /// - Parameter place: the location of the package here; records of other machines then refer to local files.
  /// - Throws: `FileSystem.Failure` if a file can't be read.
  package init(folders: [String], at place: RunPlace? = nil) throws {
    var entries: [RunEntry] = []
    var unreadable = 0
    var manifests: [String: RunManifest] = [:]
    for folder in folders.flatMap(RunRecord.runFolders) where manifests[folder] == nil {
      manifests[folder] = RunManifest(ofRun: folder)
      manifests[folder]?.hasFailedSnapshots = false
    }
    let known = manifests.mapValues { Set($0.knownFailures ?? []) }
    for file in folders.flatMap(RunRecord.files) {
      let read = try RunRecord.read(file)
      let folder = FileSystem.folder(of: file)
      unreadable += read.unreadableLines
      for var entry in read.entries {
        if !entry.verdict.isPass, known[folder]?.contains(KnownFailure(of: entry)) == true { entry.verdict = .known }
        if !entry.verdict.isPass { manifests[folder]?.hasFailedSnapshots = true }
        entries.append(place.map { entry.relocated(to: $0, besides: file) } ?? entry)
      }
    }
    let runs = manifests.sorted { $0.key < $1.key }.map(\.value)
    self.init(entries: entries, unreadableLines: unreadable, runs: runs)
  }

  /// All entries below a folder, in the order of the files: a snapshot may occur several times, with several verdicts.
  ///
  /// - Throws: `FileSystem.Failure` if a file can't be read.
  package static func entries(below folder: String) throws -> [RunEntry] {
    try files(in: folder).flatMap { try read($0).entries }
  }

  private static func read(_ file: String) throws -> (entries: [RunEntry], unreadableLines: Int) {
    var entries: [RunEntry] = []
    var unreadable = 0
    let decoder = JSONDecoder()
    for line in try FileSystem.read(file).split(separator: 0x0A) {
      if let entry = try? decoder.decode(RunEntry.self, from: line) { entries.append(entry) } else { unreadable += 1 }
    }
    return (entries, unreadable)
  }

  /// The record files at or below a folder, in a fixed order.
  package static func files(in folder: String) -> [String] {
    if folder.hasSuffix(".jsonl") { return [folder] }
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".jsonl") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The folders with a manifest at or below a folder, in a fixed order.
  private static func runFolders(in folder: String) -> [String] {
    guard !folder.hasSuffix(".jsonl"), let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }.filter { ($0 as NSString).lastPathComponent == RunManifest.fileName }
      .sorted().map { FileSystem.folder(of: "\(folder)/\($0)") }
  }

  /// Whether there is a record or a manifest at or below a folder.
  package static func holdsRuns(_ folder: String) -> Bool {
    !files(in: folder).isEmpty || !runFolders(in: folder).isEmpty
  }

  /// The folder of the newest run below an artifacts folder; nil if there is none.
  package static func newestRun(inArtifacts folder: String) -> String? {
    let runs = folder + "/runs"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    func date(_ name: String) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(runs)/\(name)")
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return names.map { ($0, date($0)) }.max { ($0.1, $0.0) < ($1.1, $1.0) }.map { "\(runs)/\($0.0)" }
  }

  /// One entry for each snapshot, in an order that doesn't depend on the processes. A snapshot that was compared several times, as
  /// in a repeated test, has its worst verdict.
  private static func merged(_ entries: [RunEntry]) -> [RunEntry] {
    struct Key: Hashable {
      let test: String
      let reference: String
      let name: String
    }
    var kept: [Key: RunEntry] = [:]
    for entry in namingClasses(of: entries) {
      let key = Key(test: entry.test, reference: entry.reference, name: entry.name)
      guard let other = kept[key] else {
        kept[key] = entry
        continue
      }
      let isWorse = (rank(entry.verdict), entry.time) > (rank(other.verdict), other.time)
      if isWorse { kept[key] = entry }
    }
    return kept.values.sorted { a, b in
      // Processes of different machines may have the same number.
      (a.target, a.file, a.test, a.process, a.sequence, a.name)
        < (b.target, b.file, b.test, b.process, b.sequence, b.name)
    }
  }

  /// The first XCTest of a process is identified by its file instead of its class. Other processes' entries for the same file
  /// provide the name.
  private static func namingClasses(of entries: [RunEntry]) -> [RunEntry] {
    struct Place: Hashable {
      let reference: String
      let name: String
      let line: Int
    }
    func place(of entry: RunEntry) -> Place {
      Place(reference: entry.reference, name: entry.name, line: entry.line)
    }
    func isNamedByItsFile(_ entry: RunEntry) -> Bool {
      entry.test == "\(entry.target).\(entry.file)/\(entry.function.prefix { $0 != "(" })"
    }
    let others = entries.filter { !isNamedByItsFile($0) }
    if others.count == entries.count { return entries }
    let names = Dictionary(grouping: others, by: place).mapValues { Set($0.map(\.test)) }
    return entries.map { entry in
      guard isNamedByItsFile(entry), let known = names[place(of: entry)], known.count == 1 else { return entry }
      var entry = entry
      entry.test = known.first ?? entry.test
      return entry
    }
  }

  private static func rank(_ verdict: Verdict.Kind) -> Int {
    switch verdict {
    case .matched: 0
    case .painted: 1
    case .tolerated: 2
    case .known: 3
    case .recorded: 4
    case .missing: 5
    case .differs: 6
    case .failed: 7
    }
  }

  /// Entries of different snapshots that share a reference, grouped by reference. A process detects its own; this finds those of
  /// different processes. Case is ignored, as on a Mac.
  package var collisions: [[RunEntry]] {
    // By index: entries are large, and nearly all of them have a reference of their own.
    var first: [String: Int] = [:]
    var groups: [Int: [Int]] = [:]
    for index in entries.indices {
      let key = SnapshotClaims.key(entries[index].reference)
      if let other = first[key] { groups[other, default: [other]].append(index) } else { first[key] = index }
    }
    func isShared(_ group: [Int]) -> Bool {
      let owner = (entries[group[0]].test, entries[group[0]].name)
      return group.contains { (entries[$0].test, entries[$0].name) != owner }
    }
    return groups.values.filter(isShared).map { group in group.map { entries[$0] } }
      .sorted { $0[0].reference < $1[0].reference }
  }

  /// Passes whose tolerance could be much smaller, the largest difference first.
  package var tolerancesFarTooWide: [RunEntry] {
    entries.filter { $0.tolerance?.isFarTooWide == true }.enumerated().sorted { a, b in
      let left = a.element.tolerance?.allowedPixels ?? 0
      let right = b.element.tolerance?.allowedPixels ?? 0
      return (right, a.offset) < (left, b.offset)
    }.map(\.element)
  }

  /// The warnings about screens: each with its snapshots, the most frequent first.
  package var warnings: [(text: String, entries: [RunEntry])] {
    var order: [String] = []
    var about: [String: [RunEntry]] = [:]
    for index in entries.indices {
      guard let texts = entries[index].warnings else { continue }
      for text in texts {
        if about[text] == nil { order.append(text) }
        about[text, default: []].append(entries[index])
      }
    }
    return order.map { (text: $0, entries: about[$0] ?? []) }.enumerated().sorted { a, b in
      (b.element.entries.count, a.offset) < (a.element.entries.count, b.offset)
    }.map(\.element)
  }

  package func count(_ verdict: Verdict.Kind) -> Int {
    entries.indices.count { entries[$0].verdict == verdict }
  }
}
