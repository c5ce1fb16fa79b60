internal import Foundation
public import HeadlessUIKit
public import ImageDiff

/// Asserts that a screen matches its reference for every cell of a matrix. All failures are reported as one, which
/// lists the cells.
///
/// The next cell is laid out on the main thread while others paint and compare the last ones.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: a prefix of the cells' names; required if a test has several matrices.
///   - tolerance: the differences that are accepted.
///   - audit: layout mistakes that fail a cell even if its picture matches; none by default.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes a new screen for each cell, with the cell's device and traits current.
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

/// Asserts that a screen, made from a cell's locale, traits and device, matches its reference for every cell of a
/// matrix. All failures are reported as one, which lists the cells.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: a prefix of the cells' names; required if a test has several matrices.
///   - tolerance: the differences that are accepted.
///   - audit: layout mistakes that fail a cell even if its picture matches; none by default.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes a new screen for each cell, with the cell's device and traits current.
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

/// Asserts that a view matches its reference under the settings of every cell of a matrix: a component in all
/// appearances and text sizes. It is shown in its own size, or that of its constraints, not on the whole screen.
///
/// - Parameters:
///   - matrix: the devices, orientations and variants.
///   - name: a prefix of the cells' names; required if a test has several matrices.
///   - tolerance: the differences that are accepted.
///   - audit: layout mistakes that fail a cell even if its picture matches; none by default.
///   - record: when references are written; nil for the configuration's mode.
///   - make: makes a new view for each cell, with the cell's device and traits current.
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
