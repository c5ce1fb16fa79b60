public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Frames of an animation on the controller's screen, side by side, with the intermediate states.
  ///
  ///     assertSnapshot(of: controller, as: .frames(at: [0, 0.1, 0.2, 0.3]) { controller.open() })
  ///
  /// Time is simulated, never waited for. Visible are animations of views (with curves, springs, key frames, repeats,
  /// and those that add up), running and paused property animators, animations of layers, and display links;
  /// `Docs/Limits.md` lists animations without intermediate states. A failure names the frame by its time, and the
  /// view in it.
  ///
  /// - Parameters:
  ///   - times: in seconds after `begin`; shown in ascending order.
  ///   - config: the screen that the controller is shown on.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  ///   - begin: starts the animation, after the screen has come to rest.
  public static func frames(
    at times: [TimeInterval], on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init(),
    begin: @escaping @MainActor () -> Void
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, size: size, traits: traits)
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { controller, assertion in
      Async(value: Taken(MainThread.run { screen.take(controller, assertion, at: times, after: begin) }))
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Frames of an animation in the view, side by side, with the intermediate states. See the same strategy for
  /// controllers.
  ///
  /// - Parameters:
  ///   - times: in seconds after `begin`; shown in ascending order.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1.
  ///   - size: the size in points; nil for the view's own.
  ///   - traits: override the screen's.
  ///   - begin: starts the animation, once the view has come to rest.
  public static func frames(
    at times: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init(), begin: @escaping @MainActor () -> Void
  ) -> Snapshotting {
    let screen = ScreenSetup(size: size, traits: traits)
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { view, assertion in
      Async(value: Taken(MainThread.run { screen.take(view, assertion, at: times, after: begin) }))
    }
  }
}
