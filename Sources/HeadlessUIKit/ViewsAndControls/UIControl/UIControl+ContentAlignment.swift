import Foundation

extension UIControl.ContentVerticalAlignment {
  /// Which part of what a control is higher than its content lies above the content.
  var shareAbove: CGFloat {
    switch self {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
