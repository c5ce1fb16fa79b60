import Foundation

extension UIControl.ContentVerticalAlignment {
  /// The part of the additional height above the content.
  var shareAbove: CGFloat {
    switch self {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
