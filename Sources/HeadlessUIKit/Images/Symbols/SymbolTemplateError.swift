/// Why a file of a symbol can't be read.
package struct SymbolTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// There is no such file or folder, or it is too large.
    case unreadable
    /// The XML can't be read; the reader's words.
    case document(String)
    /// There is no group `Symbols`.
    case noSymbols
    /// The group `Symbols` has no variant with a shape in it.
    case noVariants
    /// A shape that can't be read, and what of it.
    case shape(line: Int, String)
  }

  /// The file's path.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The expected and the actual contents, and what to do.
  package var description: String {
    switch reason {
    case .unreadable: "\(path): expected a symbol's SVG or a folder of them, and can't open it. Check the path."
    case .document(let why): "\(path): expected an SVG as the app SF Symbols exports it. \(why)"
    case .noSymbols:
      "\(path): expected a symbol template with a group \"Symbols\", and found none. Export the symbol from the app SF "
        + "Symbols as a template."
    case .noVariants:
      "\(path): expected variants such as \"Regular-M\" with shapes in the group \"Symbols\", and found none. Outlines have "
        + "to be paths, not strokes."
    case .shape(let line, let what):
      "\(path):\(line): expected \(what) as SVG has it, and found something else. Export the symbol anew."
    }
  }
}
