internal import Foundation
internal import Onionskin

/// Collects the contents of a page, snapshot by snapshot, so that only one batch of pictures is in memory twice.
struct PageBuilder {
  /// The maximum number of changes of a snapshot that are listed and searched.
  static let maximumChanges = 60

  private(set) var data: PageData
  /// Elements that contain pictures and long texts.
  private(set) var blobs: [String] = []
  private var numbers: [String: Int] = [:]
  private var failingBudget: Int
  private var passingBudget: Int

  init(data: PageData, failingBudget: Int, passingBudget: Int) {
    self.data = data
    self.failingBudget = failingBudget
    self.passingBudget = passingBudget
  }

  /// - Parameters:
  ///   - id: the index in the record.
  ///   - group: the index of the page's group.
  mutating func add(_ cell: ReportedCell, id: Int, group: Int) {
    let entry = cell.entry
    let changes = cell.changes.prefix(PageBuilder.maximumChanges).map(PageData.Change.init)
    let variant = entry.variant
    data.cells.append(
      PageData.Cell(
        id: id, group: group, name: entry.name, test: entry.test, verdict: entry.verdict.rawValue,
        message: entry.message, slack: entry.slackText, warnings: entry.warnings,
        times: PageBuilder.times(entry.times),
        device: variant?.device, orientation: variant?.orientation, settings: variant?.settings ?? [:],
        size: variant.map { [$0.width, $0.height] } ?? [], scale: variant?.scale ?? 1,
        reference: PackagePaths.reference(of: entry),
        actual: entry.artifacts.actual.map(PackagePaths.artifact), referenceDigest: cell.digests?.reference,
        actualDigest: cell.digests?.actual,
        pictures: cell.pictures.map { picture(of: $0, isPass: entry.verdict.isPass) },
        changes: changes, unlistedChanges: cell.changes.count - changes.count,
        lines: cell.difference.flatMap { $0.isEmpty ? nil : blob(PageData.script($0.markedLines)) },
        step: entry.step))
  }

  private static func times(_ times: StageTimes) -> [String: Double] {
    let stages: KeyValuePairs = [
      "build": times.build, "layout": times.layout, "displayList": times.displayList, "paint": times.paint,
      "verdict": times.verdict,
    ]
    var result: [String: Double] = [:]
    for case (let name, let seconds?) in stages { result[name] = PageData.rounded(seconds * 1000, to: 10) }
    return result
  }

  /// Thumbnails are always included; full pictures as long as the limit allows.
  private mutating func picture(of picture: ReportedCell.Picture, isPass: Bool) -> PageData.Picture {
    var result = PageData.Picture(
      kind: picture.kind.rawValue, width: picture.size.width, height: picture.size.height, full: nil, thumbnail: nil)
    result.thumbnail = picture.thumbnail.map { blob($0.base64EncodedString()) }
    guard let full = picture.full else { return result }
    let hasRoom = isPass ? passingBudget >= full.count : failingBudget >= full.count
    if hasRoom || picture.thumbnail == nil {
      if isPass { passingBudget -= full.count } else { failingBudget -= full.count }
      result.full = blob(full.base64EncodedString())
    } else {
      data.reducedPictures += 1
    }
    return result
  }

  /// The index of a text, which the page contains once.
  private mutating func blob(_ text: String) -> Int {
    let digest = FileDigest.text(of: Data(text.utf8))
    if let number = numbers[digest] { return number }
    let number = blobs.count
    blobs.append("<script type=\"text/plain\" id=\"b\(number)\">\(text)</script>\n")
    numbers[digest] = number
    return number
  }
}
