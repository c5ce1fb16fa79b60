import HeadlessSwiftUI

/// What the bodies show.
struct Entry: Identifiable, Hashable {
  var id = 0
  var name = ""
  var detail: String?
  var amount = 0.0
  var isDone = false
}

enum Problem: LocalizedError {
  case offline
  var errorDescription: String? { "Offline" }
}
