import Foundation

/// The requested margins, as absolute or directional insets; nil for the default.
struct ViewMargins {
  enum Asked {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// UIKit's for a view that is no controller's, in points on every edge.
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var asked: Asked?
  /// The value of `layoutMargins` at the last check for changes.
  var known = standard

  func insets(isRightToLeft: Bool) -> UIEdgeInsets? {
    switch asked {
    case .absolute(let insets): insets
    case .directional(let insets): insets.edgeInsets(isRightToLeft: isRightToLeft)
    case nil: nil
    }
  }
}
