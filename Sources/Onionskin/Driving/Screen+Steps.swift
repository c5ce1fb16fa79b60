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
    step(name, as: .screen(tolerance: tolerance), auditing: audit, SnapshotCall(site: site, record: record))
  }

  /// Takes pictures of moments of an animation, side by side, and compares them with one reference, as a step of the test.
  ///
  ///     screen.step("opening", at: [0, 0.1, 0.2]) { try screen.tap("Open") }
  ///
  /// Time is simulated, as with the strategy `.frames(at:)`; afterwards the screen is at rest.
  ///
  /// - Parameters:
  ///   - name: what was done; the reference's name is the step's number and this.
  ///   - times: in seconds after `begin`; shown in ascending order.
  ///   - tolerance: the differences that are accepted.
  ///   - record: when a reference is written; nil for the configuration's mode.
  ///   - begin: starts the animation.
  /// - Throws: what `begin` throws; then no picture is taken.
  public func step<Failure: Error>(
    _ name: String, at times: [TimeInterval], tolerance: PictureTolerance = .exact,
    record: SnapshotTestingConfiguration.Record? = nil, after begin: () throws(Failure) -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
  ) throws(Failure) {
    let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
    var failure: Failure?
    let taken = take(at: times) {
      do throws(Failure) { try begin() } catch { failure = error }
    }
    if let failure { throw failure }
    let strategy = Snapshotting<Screen, UIImage>(pathExtension: "png", diffing: .image(tolerance: tolerance)) { _, _ in
      Async(value: Taken(taken))
    }
    step(name, as: strategy, auditing: [], SnapshotCall(site: site, record: record))
  }

  private func step(
    _ name: String, as strategy: Snapshotting<Screen, UIImage>, auditing audit: SnapshotAudit, _ call: SnapshotCall
  ) {
    steps.append(name)
    let number = steps.count
    var request = call.request(
      SnapshotName("\(number < 10 ? "0" : "")\(number) \(name)"), pathExtension: "png")
    request.step = number
    if let message = call.run(request, of: { self }, as: strategy, auditing: audit, timeout: 5) {
      call.session.reporter.fail(message, at: call.site)
    }
  }
}
