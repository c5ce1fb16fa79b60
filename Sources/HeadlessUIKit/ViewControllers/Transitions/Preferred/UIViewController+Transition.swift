public import Foundation

extension UIViewController {
  /// The preferred transition of a controller, since iOS 18. Stored but unused: it is shown at its end.
  @preconcurrency @MainActor public struct Transition {
    /// The source of a zoom.
    @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
      public let zoomedViewController: UIViewController
      public let sourceViewController: UIViewController
    }

    /// The controller's area that a zoom covers at its start.
    @preconcurrency @MainActor public struct ZoomOptions {
      /// The rectangle with which a zoom and its source are aligned.
      @preconcurrency @MainActor public struct AlignmentRectContext {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
      }

      /// The user's pull that would end the zoom.
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
    /// Zooms from a view. The provider isn't called: only the end is shown.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(style: .coverVertical) }
    /// Zooms from a bar button. The provider isn't called: only the end is shown.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(style: .coverVertical) }
  }
}
