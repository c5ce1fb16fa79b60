public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view in its own size, or that of its constraints.
  public static var image: Snapshotting { .image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored: the view is always shown in a key window.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - size: the size in points; nil for the view's own size, or that of its constraints.
  ///   - traits: override those of an iPhone X.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      tolerance: PictureTolerance(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)),
      size: size, traits: traits)
  }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored: the view is always shown in a key window.
  ///   - tolerance: the differences that are accepted.
  ///   - size: the size in points; nil for the view's own size, or that of its constraints.
  ///   - traits: override those of an iPhone X.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, tolerance: PictureTolerance, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(size: size, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(tolerance: tolerance), waitsWithTheScreenShown: true
    ) { view, assertion in
      screen.taken(assertion, open: { screen.open(view, assertion) }, read: TakenScreen.component).map {
        Taken(TakenScreen($0))
      }
    }
  }
}
