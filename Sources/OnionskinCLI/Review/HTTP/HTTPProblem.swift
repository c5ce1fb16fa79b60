/// Why a request isn't answered with what it asks for.
struct HTTPProblem: Error, Hashable, CustomStringConvertible {
  /// The code of the answer, as 400.
  let status: Int
  /// A sentence for whoever sent it.
  let description: String

  init(_ status: Int, _ description: String) {
    self.status = status
    self.description = description
  }
}
