extension KnownStandIn {
  /// Lottie's animation view, which stays empty.
  static let lottie = #"""
    import Foundation
    import UIKit

    public typealias LottieCompletionBlock = (Bool) -> Void
    public typealias AnimationView = LottieAnimationView
    public typealias Animation = LottieAnimation
    public typealias AnimationProgressTime = CGFloat
    public typealias AnimationFrameTime = CGFloat

    public enum LottieLoopMode: Hashable, Sendable {
      case playOnce, loop, autoReverse
      case `repeat`(Float)
      case repeatBackwards(Float)
    }

    public enum LottieBackgroundBehavior: Sendable { case stop, pause, pauseAndRestore, forceFinish, continuePlaying }

    /// The name of an animation, whose file isn't read.
    public final class LottieAnimation: Sendable {
      private init() {}
      public var duration: TimeInterval { 0 }
      public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) -> LottieAnimation? { LottieAnimation() }
      public static func filepath(_ path: String) -> LottieAnimation? { LottieAnimation() }
      public static func loadedFrom(url: URL, closure: @escaping (LottieAnimation?) -> Void) { closure(nil) }
    }

    /// An empty view: animations aren't drawn, and end immediately.
    @preconcurrency @MainActor open class LottieAnimationView: UIView {
      open var animation: LottieAnimation?
      open var loopMode = LottieLoopMode.playOnce
      open var backgroundBehavior = LottieBackgroundBehavior.pause
      open var animationSpeed: CGFloat = 1
      open var currentProgress: CGFloat = 0
      open var currentFrame: CGFloat = 0
      open var shouldRasterizeWhenIdle = false
      open var respectAnimationFrameRate = false
      open private(set) var isAnimationPlaying = false

      public init(animation: LottieAnimation? = nil) {
        self.animation = animation
        super.init(frame: .zero)
      }
      public convenience init(
        name: String, bundle: Bundle = .main, subdirectory: String? = nil, animationCache: AnyObject? = nil
      ) {
        self.init(animation: .named(name))
      }
      public convenience init(filePath: String) { self.init(animation: .filepath(filePath)) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }

      open func play(completion: LottieCompletionBlock? = nil) { end(completion) }
      open func play(
        fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
      ) {
        end(completion)
      }
      open func play(
        fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
      ) {
        end(completion)
      }
      open func stop() { isAnimationPlaying = false }
      open func pause() { isAnimationPlaying = false }
      open func reloadImages() {}

      /// A repeating animation has no end.
      private func end(_ completion: LottieCompletionBlock?) {
        isAnimationPlaying = loopMode != .playOnce
        guard !isAnimationPlaying else { return }
        DispatchQueue.main.async { completion?(true) }
      }
    }

    """#
}
