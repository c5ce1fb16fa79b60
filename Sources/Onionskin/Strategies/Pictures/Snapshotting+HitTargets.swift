public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's screen with the places that take touches, each control, field, cell or view with gestures in its own colour:
  /// where a finger hits it and nothing that lies above. To two points.
  public static var hitTargets: Snapshotting { .hitTargets() }

  /// The controller's screen with the places that take touches.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - tolerance: which differences pass.
  ///   - traits: go before the screen's.
  public static func hitTargets(
    on config: ViewImageConfig = .init(), tolerance: PictureTolerance = .exact, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = StrategyScreen(config: config, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { controller, setting in
      screen.taken(setting, open: { screen.open(controller, setting) }) { hosted in
        (HitTargetPicture(hosted.displayList(), of: hosted.window).displayList, hosted.viewTree())
      }.map { Taken(CapturedScreen($0)) }
    }
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// The screen as it is, with the places that take touches.
  public static var hitTargets: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { screen, setting in
      Async(
        value: Taken(
          MainThread.run {
            var captured = screen.capture(setting)
            captured.displayList = HitTargetPicture(captured.displayList, of: screen.window).displayList
            return captured
          }))
    }
  }
}
