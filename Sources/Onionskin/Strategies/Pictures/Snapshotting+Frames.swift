public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Moments of the controller's screen, side by side: what moves is shown where it has come to.
  ///
  ///     assertSnapshot(of: controller, as: .frames(at: [0, 0.1, 0.2, 0.3]) { controller.open() })
  ///
  /// The time is counted, not waited for. Seen are animations of views (with curves, springs, key frames, repeats, and those
  /// that add up), running and paused property animators, animations of layers, and display links; `Docs/Limits.md` lists what
  /// has no middle. A failure names the frame by its time, and the view in it.
  ///
  /// - Parameters:
  ///   - times: in seconds after `begin`; shown in ascending order.
  ///   - config: the screen that the controller is shown on.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike two pixels must look to match, 0...1.
  ///   - size: in points; nil for the screen's.
  ///   - traits: go before the screen's.
  ///   - begin: starts the animation, once the screen has come to rest.
  public static func frames(
    at times: [TimeInterval], on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init(),
    begin: @escaping @MainActor () -> Void
  ) -> Snapshotting {
    let screen = StrategyScreen(config: config, size: size, traits: traits)
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { controller, assertion in
      Async(value: Taken(MainThread.run { screen.take(controller, assertion, at: times, after: begin) }))
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Moments of the view, side by side: what moves is shown where it has come to. See the same strategy of controllers.
  ///
  /// - Parameters:
  ///   - times: in seconds after `begin`; shown in ascending order.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike two pixels must look to match, 0...1.
  ///   - size: in points; nil for the view's own.
  ///   - traits: go before the screen's.
  ///   - begin: starts the animation, once the view has come to rest.
  public static func frames(
    at times: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init(), begin: @escaping @MainActor () -> Void
  ) -> Snapshotting {
    let screen = StrategyScreen(size: size, traits: traits)
    let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { view, assertion in
      Async(value: Taken(MainThread.run { screen.take(view, assertion, at: times, after: begin) }))
    }
  }
}
