public import Foundation

extension UIViewController {
  /// How a controller comes and goes, as iOS 18 has it. Stored but unused: animations jump to their end.
  @preconcurrency @MainActor public struct Transition {
    /// What a zoom grows from.
    @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
      public let zoomedViewController: UIViewController
      public let sourceViewController: UIViewController
    }

    /// What a zoom covers of the controller when it begins.
    @preconcurrency @MainActor public struct ZoomOptions {
      /// Where a zoom and its source meet.
      @preconcurrency @MainActor public struct AlignmentRectContext {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
      }

      /// A person's pull that would end the zoom.
      @preconcurrency @MainActor public struct InteractionContext {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool
      }

      /// Stored but unused: animations jump to their end, and their course isn't shown.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Stored but unused: animations jump to their end, and their course isn't shown.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// Stored but unused: animations jump to their end, and their course isn't shown.
      public var dimmingColor: UIColor?
      /// Stored but unused: animations jump to their end, and their course isn't shown.
      public var dimmingVisualEffect: UIBlurEffect?

      public init() {}
    }

    let style: UIModalTransitionStyle

    public static var coverVertical: Transition { Transition(style: .coverVertical) }
    public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
    public static var partialCurl: Transition { Transition(style: .partialCurl) }
    /// Grows out of a view. The provider isn't asked: nothing is seen on the way.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(style: .coverVertical) }
    /// Grows out of a bar button. The provider isn't asked: nothing is seen on the way.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(style: .coverVertical) }
  }
}
