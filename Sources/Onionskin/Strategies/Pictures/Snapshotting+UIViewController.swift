public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's screen on an iPhone X in portrait, or in the size that was set for its view.
  public static var image: Snapshotting { .image() }

  /// A picture of the controller's screen on a device.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - drawHierarchyInKeyWindow: ignored: the controller is always shown in a key window.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(
      on: config, size: size, traits: traits,
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// A picture of the controller's screen on an iPhone X in portrait, or in the size that was set for its view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored: the controller is always shown in a key window.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(
      on: ViewImageConfig(), size: size, traits: traits,
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// A picture of the controller's screen on a device.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - drawHierarchyInKeyWindow: ignored: the controller is always shown in a key window.
  ///   - tolerance: the differences that are accepted.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, tolerance: PictureTolerance,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(on: config, size: size, traits: traits, diffing: .image(tolerance: tolerance))
  }

  /// A picture of the controller's screen on an iPhone X in portrait, or in the size that was set for its view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored: the controller is always shown in a key window.
  ///   - tolerance: the differences that are accepted.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, tolerance: PictureTolerance, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(on: ViewImageConfig(), size: size, traits: traits, diffing: .image(tolerance: tolerance))
  }

  private static func picture(
    on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection, diffing: Diffing<UIImage>
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, size: size, traits: traits)
    return Snapshotting(pathExtension: "png", diffing: diffing, waitsWithTheScreenShown: true) {
      controller, assertion in
      screen.taken(assertion, open: { screen.open(controller, assertion) }, read: TakenScreen.whole).map {
        Taken(TakenScreen($0))
      }
    }
  }
}
