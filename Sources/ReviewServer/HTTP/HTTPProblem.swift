/// Why a request isn't answered with what it asks for.
package struct HTTPProblem: Error, Hashable, CustomStringConvertible {
  /// The code of the answer, as 400.
  package let status: Int
  /// A sentence for the sender.
  package let description: String

  init(_ status: Int, _ description: String) {
    self.status = status
    self.description = description
  }
}
