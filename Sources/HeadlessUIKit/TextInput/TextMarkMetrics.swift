internal import Foundation

/// The measures of the caret and of the marks of selected text, in points. Those of the selection are estimated from pictures of
/// iOS 13 to 18.
struct TextMarkMetrics: LookMetrics {
  var caretWidth: CGFloat = 2
  var handleRadius: CGFloat = 5.5
  /// The opacity of the selection highlight, from 0 to 1.
  var highlightStrength = 0.2

  static func figures(of design: Look.Design) -> TextMarkMetrics {
    switch design {
    case .flat: TextMarkMetrics()
    }
  }
}
