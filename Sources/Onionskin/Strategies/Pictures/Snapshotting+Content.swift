public import HeadlessUIKit
public import ImageDiff

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's screen on a device, with all scrollable content.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - content: the part of scrollable content that the picture shows: `.whole` for all of it.
  ///   - tolerance: the differences that are accepted.
  ///   - traits: override the screen's.
  public static func image(
    on config: ViewImageConfig, content: PictureContent, tolerance: PictureTolerance = .exact,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { controller, assertion in
      screen.taken(assertion, open: { screen.open(controller, assertion) }) { hosted in
        let cut = hosted.show(content)
        let (list, tree) = TakenScreen.whole(hosted)
        return (list: list, tree: tree, cut: cut)
      }.map { shown in
        var taken = TakenScreen(displayList: shown.reading.list, tree: shown.reading.tree, notes: shown.notes)
        taken.notes.warnings += shown.reading.cut.map { [$0] } ?? []
        return Taken(taken)
      }
    }
  }
}
