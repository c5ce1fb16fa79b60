/// Why a set of a catalog can't be read.
package struct AssetCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let problem: String

  package init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  package var description: String { "\(path): \(problem)" }
}
