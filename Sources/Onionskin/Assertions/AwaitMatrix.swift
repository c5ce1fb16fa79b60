public import Foundation
public import HeadlessUIKit
public import ImageDiff

/// Asserts that a screen matches its reference for every cell of a matrix, and suspends for each cell until the work that the screen
/// gave to the main queue is done: what `viewDidLoad` starts by `DispatchQueue.main.async`, or by a task of the main actor, is in
/// the picture. All failures are reported as one, which lists the cells.
///
/// Timers and answers of servers aren't awaited, though they may arrive meanwhile, and other tests run meanwhile: an app that loads
/// something at once needs answers of the test's own. Use ``Screen/wait(until:within:)`` to wait for them.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - timeout: the maximum time to wait for each cell, in seconds. A screen that gives the queue work for ever is shown as it is
///     then.
///   - name: a prefix of the cells' names; required if a test has several matrices.
///   - tolerance: the differences that are accepted.
///   - audit: layout mistakes that fail a cell even if its picture matches; none by default.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes a new screen for each cell, with the cell's device and traits current.
@MainActor public func assertSnapshots(
  on matrix: SnapshotMatrix, within timeout: TimeInterval, named name: String? = nil,
  tolerance: PictureTolerance = .exact, auditing audit: SnapshotAudit = [],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of make: @MainActor () throws -> UIViewController
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  func take(_ cell: SnapshotMatrix.Cell, folder: String? = nil) async -> TakenSnapshot {
    let parts = (name.map { [$0] } ?? []) + cell.nameParts
    let request = call.request(SnapshotName(parts: parts), pathExtension: "png", folder: folder)
    return await call.take(
      request, on: cell.config, as: .screen(tolerance: tolerance), auditing: audit, within: timeout, of: make)
  }
  let message: String?
  do throws(ShownScreens.UnknownDevice) {
    let shown = try ShownScreens(call.session.environment)
    var snapshots: [ComparedSnapshot] = []
    let defaults = CellDefaults()
    for (index, cell) in (shown?.matrix(for: matrix) ?? matrix).cells.enumerated() {
      if index > 0 { defaults.restore() }
      let taken = await take(cell, folder: shown?.folder(of: site))
      snapshots.append(shown == nil ? call.compare(call.paint(taken)) : call.painted(taken))
    }
    message = call.conclude(snapshots)
  } catch {
    message = error.description
  }
  if let message { call.session.reporter.fail(message, at: site) }
}

extension SnapshotCall {
  /// Shows a controller, and takes its screen's snapshot once the main queue has done the screen's work.
  @MainActor fileprivate func take(
    _ request: SnapshotRequest, on config: ViewImageConfig, as strategy: Snapshotting<Screen, UIImage>,
    auditing audit: SnapshotAudit, within timeout: TimeInterval, of make: @MainActor () throws -> UIViewController
  ) async -> TakenSnapshot {
    let screen: Screen
    do {
      try check(request, strategy)
      screen = try Screen(of: try make(), on: config)
    } catch {
      return take(request, of: { () throws -> Screen in throw error }, as: strategy, auditing: audit, timeout: timeout)
    }
    defer { screen.end() }
    await screen.doQueuedWork(within: timeout)
    return take(request, of: { screen }, as: strategy, auditing: audit, timeout: timeout)
  }
}
