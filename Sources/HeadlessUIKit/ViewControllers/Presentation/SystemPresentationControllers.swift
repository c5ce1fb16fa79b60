import Foundation

// The names are UIKit's, which descriptions of controllers show.

/// Covers the window and takes what is below out of it.
final class _UIFullscreenPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .fullScreen }
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the window and leaves what is below.
final class _UIOverFullscreenPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
}

/// Covers the presentation context and takes its view out.
final class _UICurrentContextPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .currentContext }
  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the presentation context and leaves its view.
final class _UIOverCurrentContextPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }
  override var shouldPresentInFullscreen: Bool { false }
}
