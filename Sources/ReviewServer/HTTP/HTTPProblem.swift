/// Why a request fails.
package struct HTTPProblem: Error, Hashable, CustomStringConvertible {
  /// The status code of the response, such as 400.
  package let status: Int
  /// A sentence for the client.
  package let description: String

  init(_ status: Int, _ description: String) {
    self.status = status
    self.description = description
  }
}
