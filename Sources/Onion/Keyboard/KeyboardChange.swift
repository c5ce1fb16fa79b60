import UIKit

/// Where the keyboard is about to be, and how it gets there: what a keyboard notification tells, as a value.
struct KeyboardChange: Sendable {
  /// In the screen's coordinates, in points; nil for a keyboard that goes.
  var frame: CGRect?
  /// In seconds.
  var duration: TimeInterval
  var options: UIView.AnimationOptions
}
