internal import HeadlessUIKit

/// Custom symbols, in addition to those that Onionskin draws.
public enum SnapshotSymbols {
  /// Adds drawings for `UIImage(systemName:)`: for symbols that Onionskin doesn't draw, or to replace those that it
  /// does. Call it before the first snapshot, in the initialiser of a suite for example.
  ///
  /// - Parameter path: one SVG, or a folder of `name.svg` and `name.symbolset`, as the app SF Symbols exports them.
  ///   Symbols exported from that app without changes belong to Apple: pass your own drawings.
  /// - Returns: the names that were found.
  /// - Throws: an error that names the file that can't be read, and the reason.
  @discardableResult public static func add(contentsOf path: String) throws -> [String] {
    try TeamSymbols.add(contentsOf: path)
  }
}
