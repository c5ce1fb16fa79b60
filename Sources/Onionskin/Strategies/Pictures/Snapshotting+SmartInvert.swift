public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's screen as Smart Invert shows it: views whose `accessibilityIgnoresInvertColors` is set keep their colours.
  public static var smartInvert: Snapshotting { .smartInvert() }

  /// The controller's screen as Smart Invert shows it: views whose `accessibilityIgnoresInvertColors` is set keep their colours.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - tolerance: the differences that are accepted.
  ///   - traits: override the screen's.
  public static func smartInvert(
    on config: ViewImageConfig = .init(), tolerance: PictureTolerance = .exact, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { controller, assertion in
      screen.taken(assertion, open: { screen.open(controller, assertion) }) { hosted in
        (SmartInvert.displayList(hosted.displayList(), of: hosted.window), hosted.viewTree())
      }.map { Taken(TakenScreen($0)) }
    }
  }
}
