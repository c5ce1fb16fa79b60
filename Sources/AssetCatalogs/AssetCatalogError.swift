/// Why a set of a catalog can't be read.
package struct AssetCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Starts at 1; nil if the error concerns the whole file.
  package let line: Int?
  package let problem: String

  package init(path: String, line: Int? = nil, problem: String) {
    self.path = path
    self.line = line
    self.problem = problem
  }

  package var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(problem)" }
}
