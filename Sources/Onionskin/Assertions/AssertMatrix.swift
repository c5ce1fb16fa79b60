internal import Foundation
public import HeadlessUIKit
public import ImageDiff

/// Asserts that a screen looks on every cell of a matrix as its references say. Failures come as one, which lists the
/// cells.
///
/// The next cell is laid out on the main thread while others paint and compare the last ones.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: goes in front of the cells' names; needed where a test has several matrices.
///   - tolerance: which differences pass.
///   - audit: mistakes in the layout that fail a cell whatever its look; none are looked for without it.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes the screen, anew for each cell, with the cell's device and traits current.
public func assertSnapshots(
  on matrix: SnapshotMatrix, named name: String? = nil, tolerance: PictureTolerance = .exact,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of make: @MainActor () throws -> UIViewController
) {
  assertSnapshots(
    on: matrix, as: .image(on: ViewImageConfig(), tolerance: tolerance), named: name, auditing: audit, record: record,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column
  ) { _ in try make() }
}

/// Asserts that a screen looks on every cell of a matrix as its references say, made from what the cell is: its locale,
/// its traits, its device. Failures come as one, which lists the cells.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: goes in front of the cells' names; needed where a test has several matrices.
///   - tolerance: which differences pass.
///   - audit: mistakes in the layout that fail a cell whatever its look; none are looked for without it.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes the screen, anew for each cell, with the cell's device and traits current.
public func assertSnapshots(
  on matrix: SnapshotMatrix, named name: String? = nil, tolerance: PictureTolerance = .exact,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of make: @MainActor (SnapshotMatrix.Cell) throws -> UIViewController
) {
  assertSnapshots(
    on: matrix, as: .image(on: ViewImageConfig(), tolerance: tolerance), named: name, auditing: audit, record: record,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column, of: make)
}

/// Asserts that a view looks under the settings of every cell of a matrix as its references say: a component in all
/// appearances and text sizes. It is shown in the size that it has, or that its constraints give it, not on the whole screen.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: goes in front of the cells' names; needed where a test has several matrices.
///   - tolerance: which differences pass.
///   - audit: mistakes in the layout that fail a cell whatever its look; none are looked for without it.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes the view, anew for each cell, with the cell's device and traits current.
public func assertSnapshots(
  on matrix: SnapshotMatrix, named name: String? = nil, tolerance: PictureTolerance = .exact,
  auditing audit: SnapshotAudit = [], record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of make: @MainActor () throws -> UIView
) {
  assertSnapshots(
    on: matrix, as: .image(tolerance: tolerance), named: name, auditing: audit, record: record, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column
  ) { _ in try make() }
}
