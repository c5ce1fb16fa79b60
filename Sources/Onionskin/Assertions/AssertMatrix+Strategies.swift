public import Foundation
internal import HeadlessUIKit

/// Asserts with any strategy, for texts or pictures, that a screen matches its reference for every cell of a matrix:
/// `assertSnapshots(on: matrix, as: .recursiveDescription) { ProfileController() }`. All failures are reported as
/// one, which lists the cells.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - snapshotting: how a controller or a view becomes an image or a text. The cell's screen replaces the
///     strategy's; a custom strategy that shows the value itself doesn't receive the cell.
///   - name: a prefix of the cells' names; required if a test has several matrices of one kind of files.
///   - audit: layout mistakes that fail a cell even if its picture matches; none by default.
///   - record: when references are written; nil for the configuration's mode.
///   - timeout: how long to wait, in seconds, for asynchronous strategies.
///   - make: makes a new controller or view for each cell, with the cell's device and traits current.
public func assertSnapshots<Value: Sendable, Format>(
  on matrix: SnapshotMatrix, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of make: @MainActor () throws -> Value
) {
  assertSnapshots(
    on: matrix, as: snapshotting, named: name, auditing: audit, record: record, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column
  ) { _ in try make() }
}

/// Asserts with any strategy that a screen, made from a cell's locale, traits and device, matches its reference for
/// every cell of a matrix. All failures are reported as one, which lists the cells.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - snapshotting: how a controller or a view becomes an image or a text. The cell's screen replaces the
///     strategy's; a custom strategy that shows the value itself doesn't receive the cell.
///   - name: a prefix of the cells' names; required if a test has several matrices of one kind of files.
///   - audit: layout mistakes that fail a cell even if its picture matches; none by default.
///   - record: when references are written; nil for the configuration's mode.
///   - timeout: how long to wait, in seconds, for asynchronous strategies.
///   - make: makes a new controller or view for each cell, with the cell's device and traits current.
public func assertSnapshots<Value: Sendable, Format>(
  on matrix: SnapshotMatrix, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of make: @MainActor (SnapshotMatrix.Cell) throws -> Value
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  // A strategy isn't Sendable; the main actor has it for as long as this call waits.
  nonisolated(unsafe) let strategy = snapshotting
  let message = MainThread.run {
    @MainActor func take(_ cell: SnapshotMatrix.Cell, folder: String? = nil) -> TakenSnapshot {
      call.take(cell, named: name, as: strategy, auditing: audit, timeout: timeout, folder: folder, of: make)
    }
    do throws(ShownScreens.UnknownDevice) {
      guard let shown = try ShownScreens(call.session.environment) else { return call.run(matrix) { take($0) } }
      let folder = shown.folder(of: site)
      return call.conclude(CellDefaults.map(shown.matrix(for: matrix).cells) { call.painted(take($0, folder: folder)) })
    } catch {
      return error.description
    }
  }
  if let message { call.session.reporter.fail(message, at: site) }
}

extension SnapshotCall {
  /// Takes a cell's snapshot.
  ///
  /// - Parameter folder: the references' folder; nil for the one that follows from the test's target and file.
  @MainActor func take<Value: Sendable, Format>(
    _ cell: SnapshotMatrix.Cell, named name: String?, as strategy: Snapshotting<Value, Format>,
    auditing audit: SnapshotAudit, timeout: TimeInterval, folder: String? = nil,
    of make: @MainActor (SnapshotMatrix.Cell) throws -> Value
  ) -> TakenSnapshot {
    let parts = (name.map { [$0] } ?? []) + cell.nameParts
    let request = request(SnapshotName(parts: parts), pathExtension: strategy.pathExtension, folder: folder)
    let surroundings = HostedSurroundings(
      cell.config.screenConfiguration(size: ScreenConfiguration.standard.size))
    defer { surroundings.end() }
    var build = 0.0
    let taken = Result { () throws -> Taken<Format> in
      try check(request, strategy)
      let (value, seconds) = try StageTimes.measure { try make(cell) }
      build = seconds
      var assertion = try configuration(auditing: audit)
      (assertion.screen, assertion.surroundings) = (cell.config, surroundings)
      return try AsyncWaiter.value(of: strategy.take(value, assertion), timeout: timeout, subject: strategy.subject)
    }
    return TakenSnapshot(request, taken, by: strategy, auditing: audit).built(in: build)
  }
}
