public import HeadlessSwiftUI

extension WebView {
  /// Whether a pinch enlarges the page.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MagnificationGesturesBehavior(name: "automatic")
    public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    public static let disabled = MagnificationGesturesBehavior(name: "disabled")
  }

  /// Whether an element of the page can fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }
}

// A page is a placeholder, which isn't pinched, selected or enlarged.
nonisolated extension View {
  /// Has no effect: a placeholder isn't enlarged.
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
  /// Has no effect: a placeholder has no elements.
  public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
  /// Has no effect: a placeholder's text isn't selected.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
