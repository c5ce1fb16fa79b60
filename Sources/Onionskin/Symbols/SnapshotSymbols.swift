internal import HeadlessUIKit

/// Symbols that a team drew itself, beside those that Onionskin draws.
public enum SnapshotSymbols {
  /// Takes drawings for `UIImage(systemName:)`: for symbols that aren't drawn, or instead of those that are. Call it before the
  /// first snapshot, in the initialiser of a suite for example.
  ///
  /// - Parameter path: one SVG, or a folder of `name.svg` and `name.symbolset`, as the app SF Symbols exports them. Files of the
  ///   app's own symbols belong to Apple: hand in drawings of your own.
  /// - Returns: the names that were found.
  /// - Throws: an error that says which file can't be read, and why.
  @discardableResult public static func add(contentsOf path: String) throws -> [String] {
    try TeamSymbols.add(contentsOf: path)
  }
}
