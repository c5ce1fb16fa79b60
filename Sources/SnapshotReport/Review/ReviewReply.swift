package import Foundation

/// A review's reply to a request, independent of any protocol.
package enum ReviewReply: Hashable, Sendable {
  case page(Data)
  case png(Data)
  case json(Data)
  /// The request refers to something that doesn't exist.
  case notFound
  /// The request is invalid, with the reason.
  case malformed(String)
}
