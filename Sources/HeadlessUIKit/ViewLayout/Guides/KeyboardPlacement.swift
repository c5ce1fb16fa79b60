internal import Foundation

/// Where a window's keyboard is.
struct KeyboardPlacement: Equatable {
  /// In points, in the window's coordinates.
  var frame: CGRect
  /// Whether it stands on the screen's bottom; one that floats is followed by the guides that ask for it alone.
  var isDocked = true
}
