internal import Foundation
public import HeadlessUIKit
internal import ImageDiff

/// Asserts that a screen looks on every cell of a matrix as its references say. Failures come as one, which lists the
/// cells.
///
/// The next cell is laid out on the main thread while others paint and compare the last ones.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: goes in front of the cells' names; needed where a test has several matrices.
///   - precision: the fraction of pixels that must match, 0...1.
///   - perceptualPrecision: how alike two pixels must look to match, 0...1; people see no difference from 0.98 on.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes the screen, anew for each cell, with the cell's device and traits current.
public func assertSnapshots(
  on matrix: SnapshotMatrix, named name: String? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
  record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column,
  of make: @MainActor () throws -> UIViewController
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let call = SnapshotCall(site: site, record: record)
  let tolerance = Tolerance(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
  let run = MatrixRun(matrix: matrix, name: name, call: call, tolerance: tolerance)
  let outcomes = MainThread.run { run.outcomes(of: make) }
  if let message = call.conclude(outcomes) { call.session.reporter.fail(message, at: site) }
}
