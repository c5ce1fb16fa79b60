extension UIWindow {
  /// The screen that shows the window: that of the test that hosts it, or its app's. Code that runs while tests wait may belong to
  /// another test, or to a test that shows several screens.
  final var shownConfiguration: ScreenConfiguration { shownOn ?? app.configuration }
}

extension UIView {
  /// The screen of the view's window; the current one for a view in no window.
  final var screenConfiguration: ScreenConfiguration {
    window?.shownConfiguration ?? UIScreen.main.configuration
  }
}
