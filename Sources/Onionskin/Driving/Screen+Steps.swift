internal import Foundation
internal import HeadlessUIKit
public import ImageDiff

extension Screen {
  /// Takes a picture of the current screen and compares it with its reference, as a step of the test: the pictures of
  /// a test are numbered in their order, and the report page shows them in a row.
  ///
  /// - Parameters:
  ///   - name: what was done: `"filled in"`. The reference's name is its number and this.
  ///   - tolerance: the differences that are accepted.
  ///   - audit: mistakes in the layout that fail the step whatever its look; none are looked for without it.
  ///   - record: when a reference is written; nil for the configuration's mode.
  public func step(
    _ name: String, tolerance: PictureTolerance = .exact, auditing audit: SnapshotAudit = [],
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
    let call = SnapshotCall(site: site, record: record)
    steps.append(name)
    let number = steps.count
    var request = call.request(
      SnapshotName("\(number < 10 ? "0" : "")\(number) \(name)"), pathExtension: "png")
    request.step = number
    let strategy = Snapshotting<Screen, UIImage>.screen(tolerance: tolerance)
    if let message = call.run(request, of: { self }, as: strategy, auditing: audit, timeout: 5) {
      call.session.reporter.fail(message, at: site)
    }
  }
}
