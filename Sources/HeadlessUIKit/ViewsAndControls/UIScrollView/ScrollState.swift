import Foundation

/// The internal state of a scroll view. A class, as `ViewState` is.
@MainActor final class ScrollState {
  /// Created when an app accesses them.
  var edgeEffects: ScrollEdgeEffects?
  let contentGuide = ScrollContentGuide()
  let frameGuide = ScrollFrameGuide()
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// Whether the content was moved; until then it is at its start, whatever the insets.
  var isOffsetSet = false
  /// While the content moves because the insets did.
  var followsInsets = false
  var knownInsets = UIEdgeInsets.zero
  /// Whether the view has been laid out: before, `contentInset` doesn't move the content.
  var isLaidOut = false
  var zoomScale: CGFloat = 1
  /// Created with the first touch, or when an app accesses a recognizer.
  var motion: ScrollMotion?
  /// While the scrolling under way sets the offset.
  var isMoving = false
  /// Made with the first touch, or when an app asks for a recognizer.
  var gestures: ScrollGestures?
  var refreshControl: UIRefreshControl?
  var trackingDidChange: ((_ isTracking: Bool) -> Void)?
}
