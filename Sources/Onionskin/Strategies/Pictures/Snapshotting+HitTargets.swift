public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's screen with its touch areas: each control, field, cell or view with gestures in its own colour,
  /// where a touch hits it and not a view above it. Accurate to two points.
  public static var hitTargets: Snapshotting { .hitTargets() }

  /// The controller's screen with its touch areas.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - tolerance: the differences that are accepted.
  ///   - traits: override the screen's.
  public static func hitTargets(
    on config: ViewImageConfig = .init(), tolerance: PictureTolerance = .exact, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { controller, assertion in
      screen.taken(assertion, open: { screen.open(controller, assertion) }) { hosted in
        (HitTargetPicture(hosted.displayList(), of: hosted.window).displayList, hosted.viewTree())
      }.map { Taken(TakenScreen($0)) }
    }
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// The current screen, with its touch areas.
  public static var hitTargets: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { screen, assertion in
      Async(
        value: Taken(
          MainThread.run {
            var taken = screen.take(assertion)
            taken.displayList = HitTargetPicture(taken.displayList, of: screen.window).displayList
            return taken
          }))
    }
  }
}
