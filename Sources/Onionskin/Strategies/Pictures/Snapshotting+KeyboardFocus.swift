public import Foundation
public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's screen with numbered rings where Full Keyboard Access stops, in the order of the Tab key, and a legend of their
  /// names.
  public static var keyboardFocus: Snapshotting { .keyboardFocus() }

  /// The controller's screen with numbered rings where Full Keyboard Access stops, in the order of the Tab key, and a
  /// legend of their names: the elements that respond to user interaction and aren't dimmed, in VoiceOver's order.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - tolerance: the differences that are accepted.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func keyboardFocus(
    on config: ViewImageConfig = .init(), tolerance: PictureTolerance = .exact, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, size: size, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { controller, assertion in
      screen.taken(
        assertion, open: { screen.open(controller, assertion) },
        read: { AccessibilityPicture(of: $0, showingKeyboard: true, for: .keyboard).reading }
      ).map { Taken(TakenScreen($0)) }
    }
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// The current screen, with numbered rings where Full Keyboard Access stops, in the order of the Tab key, and a
  /// legend of their names.
  public static var keyboardFocus: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { screen, assertion in
      Async(
        value: Taken(
          MainThread.run {
            var taken = screen.take(assertion)
            let picture = AccessibilityPicture(
              taken.displayList, of: screen.window, in: screen.hosted.content, for: .keyboard)
            (taken.displayList, taken.tree) = picture.reading
            return taken
          }))
    }
  }
}
