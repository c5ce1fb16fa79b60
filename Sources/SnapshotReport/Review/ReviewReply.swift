package import Foundation

/// What a review says to a request, before any protocol.
package enum ReviewReply: Hashable, Sendable {
  case page(Data)
  case png(Data)
  case json(Data)
  /// The request names nothing that there is.
  case notFound
  /// The request isn't understood, for a reason.
  case malformed(String)
}
