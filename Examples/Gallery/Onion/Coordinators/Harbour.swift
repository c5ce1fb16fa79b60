import UIKit

/// A place that ferries leave from.
struct Harbour: Sendable {
  var name: String
  /// On the map, as shares of its width and height.
  var place: CGPoint

  static let all = [
    Harbour(name: "Norholm", place: CGPoint(x: 0.35, y: 0.22)),
    Harbour(name: "Old Harbour", place: CGPoint(x: 0.66, y: 0.47)),
    Harbour(name: "Sund", place: CGPoint(x: 0.38, y: 0.74)),
  ]
}
