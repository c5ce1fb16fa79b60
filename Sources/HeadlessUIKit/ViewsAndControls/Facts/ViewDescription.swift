/// The additions of UIKit's classes to the description that all views have.
struct ViewDescription {
  /// The view's text, which is described first.
  var text: String?
  /// Whether it counts as opaque, which isn't described.
  var isOpaque: Bool
  /// Whether it has recognizers, UIKit's own included, which aren't all made here.
  var hasRecognizers: Bool
  /// Whether a background colour was set, and isn't the class's own.
  var isBackgroundSet = true
  /// The layer's class, if UIKit gives the view one of its own.
  var layer = "CALayer"
  /// The part before the layer.
  var beforeLayer: [String] = []
  /// The part after the layer.
  var afterLayer: [String] = []
}
