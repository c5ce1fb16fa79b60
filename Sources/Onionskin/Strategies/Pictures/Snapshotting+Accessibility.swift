public import Foundation
public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's screen with numbered regions where VoiceOver stops, in its order, and a legend of what it
  /// reads.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The controller's screen with numbered regions where VoiceOver stops, in its order, and a legend of what it
  /// reads.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - tolerance: the differences that are accepted.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func accessibility(
    on config: ViewImageConfig = .init(), tolerance: PictureTolerance = .exact, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, size: size, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { controller, assertion in
      screen.taken(
        assertion, open: { screen.open(controller, assertion) },
        read: { AccessibilityPicture(of: $0, showingKeyboard: true).reading }
      ).map { Taken(TakenScreen($0)) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with numbered regions where VoiceOver stops, in its order, and a legend of what it reads.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The view with numbered regions where VoiceOver stops, in its order, and a legend of what it reads.
  ///
  /// - Parameters:
  ///   - tolerance: the differences that are accepted.
  ///   - size: the size in points; nil for the view's own size, or that of its constraints.
  ///   - traits: override those of an iPhone X.
  public static func accessibility(
    tolerance: PictureTolerance = .exact, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(size: size, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { view, assertion in
      screen.taken(
        assertion, open: { screen.open(view, assertion) },
        read: { AccessibilityPicture(of: $0, showingKeyboard: false).reading }
      ).map { Taken(TakenScreen($0)) }
    }
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// The current screen, with numbered regions where VoiceOver stops, in its order, and a legend of what it reads.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The current screen, with numbered regions where VoiceOver stops, in its order, and a legend of what it reads.
  ///
  /// - Parameter tolerance: the differences that are accepted.
  public static func accessibility(tolerance: PictureTolerance = .exact) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { screen, assertion in
      Async(
        value: Taken(
          MainThread.run {
            var taken = screen.take(assertion)
            let picture = AccessibilityPicture(taken.displayList, of: screen.window, in: screen.hosted.content)
            (taken.displayList, taken.tree) = picture.reading
            return taken
          }))
    }
  }
}
