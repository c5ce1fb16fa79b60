internal import Foundation
internal import Graphics
internal import ImageDiff
internal import ImageFormats
internal import Onionskin

/// A snapshot as a page displays it: the run's record, with data from the snapshot's files.
struct ReportedCell: Sendable {
  /// A function that reads the file at a path.
  typealias Reader = @Sendable (_ path: String) throws -> Data

  /// A picture in a page.
  struct Picture: Sendable {
    let kind: ReviewRequest.Kind
    /// In pixels.
    let size: (width: Int, height: Int)
    /// The bytes of the full picture; nil if the page requests them from a server.
    let full: Data?
    /// A thumbnail; nil if the full picture is small or if the page requests it from a server.
    let thumbnail: Data?
  }

  let entry: RunEntry
  let pictures: [Picture]
  /// The changes of the views, the most informative first.
  let changes: [TreeChange]
  /// The trees of views, or the texts of a snapshot that is one, line by line.
  let difference: LineDifference?
  /// The digests of the files; nil for snapshots that need no decision.
  let digests: (reference: String?, actual: String)?

  /// - Parameters:
  ///   - readsPictures: false for a page that requests pictures from a server.
  ///   - thumbnails: the store of thumbnails; nil to create them each time.
  init(
    _ entry: RunEntry, readsPictures: Bool, thumbnails: ThumbnailCache?, read: Reader = { try FileSystem.read($0) }
  ) {
    self.entry = entry
    var files: [ReviewRequest.Kind: Data] = [:]
    for (kind, path) in ReportedCell.files(of: entry) {
      if let data = try? read(path), !data.isEmpty { files[kind] = data }
    }
    pictures = ReviewRequest.Kind.allCases.compactMap { kind in
      guard let data = files[kind], let header = try? PNG.header(of: data) else { return nil }
      return Picture(
        kind: kind, size: (header.width, header.height), full: readsPictures ? ShownPicture.png(of: data) : nil,
        thumbnail: readsPictures ? thumbnails.map { $0.png(of: data) } ?? Thumbnail.png(of: data) : nil)
    }
    digests = files[.actual].map { (files[.reference].map(FileDigest.text), FileDigest.text(of: $0)) }
    guard let old = files[.reference], let new = files[.actual] else {
      (changes, difference) = ([], nil)
      return
    }
    if let before = ReportedCell.tree(in: old), let after = ReportedCell.tree(in: new) {
      changes = TreeDifference(from: before, to: after).changes
      difference = LineDifference(from: TreeLines.of(before), to: TreeLines.of(after))
    } else {
      changes = []
      difference = pictures.isEmpty ? ReportedCell.textDifference(old, new) : nil
    }
  }

  /// The files that show a snapshot.
  static func files(of entry: RunEntry) -> [(ReviewRequest.Kind, String)] {
    let files: [(ReviewRequest.Kind, String?)] =
      switch entry.verdict {
      case .matched, .tolerated, .painted: [(.reference, entry.reference)]
      case .recorded: [(.recorded, entry.reference)]
      // A picture that matches its reference, but whose layout has mistakes.
      case .failed where entry.artifacts.actual == nil && entry.findings?.isEmpty == false:
        [(.reference, entry.reference)]
      case .known, .differs, .missing, .failed:
        [(.reference, entry.artifacts.reference), (.actual, entry.artifacts.actual)]
      }
    return files.compactMap { kind, path in path.map { (kind, $0) } }
  }

  private static func tree(in data: Data) -> ViewNode? {
    (try? PNG.metadata(of: data)).flatMap { PictureMetadata(png: $0).tree }
  }

  private static func textDifference(_ old: Data, _ new: Data) -> LineDifference? {
    guard let before = String(data: old, encoding: .utf8), let after = String(data: new, encoding: .utf8) else {
      return nil
    }
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return LineDifference(from: lines(before), to: lines(after))
  }

  /// Reads the files of all entries on all cores; in the entries' order.
  static func cells(
    of entries: ArraySlice<RunEntry>, readsPictures: Bool, thumbnails: ThumbnailCache?, read: @escaping Reader
  ) -> [ReportedCell] {
    let store = CellStore(count: entries.count)
    DispatchQueue.concurrentPerform(iterations: entries.count) {
      let entry = entries[entries.startIndex + $0]
      store.set($0, ReportedCell(entry, readsPictures: readsPictures, thumbnails: thumbnails, read: read))
    }
    return store.cells
  }
}

/// Unchecked: a lock guards the contents.
private final class CellStore: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [ReportedCell?]

  init(count: Int) {
    stored = Array(repeating: nil, count: count)
  }

  func set(_ index: Int, _ cell: ReportedCell) {
    lock.withLock { stored[index] = cell }
  }

  var cells: [ReportedCell] { lock.withLock { stored.compactMap(\.self) } }
}

extension RunEntry {
  /// A sentence that says how much of its tolerance a passed snapshot used.
  var slackText: String? { tolerance?.text }
}

/// Pictures for report pages. A browser must decode a picture to the same pixels that tests compare.
enum ShownPicture {
  /// The file itself, or a newly encoded file of the compared pixels if a browser may decode the file differently; nil if the
  /// file can't be decoded.
  static func png(of data: Data) -> Data? {
    PNG.ambiguity(of: data) == nil ? data : try? PNG.encode(PNG.decode(data))
  }
}
