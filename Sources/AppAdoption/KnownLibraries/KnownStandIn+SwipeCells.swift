extension KnownStandIn {
  /// SwipeCellKit's cells, whose actions aren't shown.
  static let swipeCells = #"""
    @_exported import UIKit

    public enum SwipeActionsOrientation: CGFloat, Sendable { case left = -1, right = 1 }
    public enum SwipeActionStyle: Int, Sendable { case `default`, destructive }
    public enum SwipeTransitionStyle: Sendable { case border, drag, reveal }
    public enum SwipeVerticalAlignment: Sendable { case centerFirstBaseline, center }
    public enum ExpansionFulfillmentStyle: Sendable { case delete, reset }

    /// An action behind a cell, which no gesture shows here.
    open class SwipeAction: NSObject {
      open var identifier: String?
      open var title: String?
      open var style: SwipeActionStyle
      open var transitionDelegate: (any SwipeActionTransitioning)?
      open var font: UIFont?
      open var textColor: UIColor?
      open var highlightedTextColor: UIColor?
      open var image: UIImage?
      open var highlightedImage: UIImage?
      open var handler: ((SwipeAction, IndexPath) -> Void)?
      open var backgroundColor: UIColor?
      open var highlightedBackgroundColor: UIColor?
      open var backgroundEffect: UIVisualEffect?
      open var hidesWhenSelected = false

      public init(style: SwipeActionStyle, title: String?, handler: ((SwipeAction, IndexPath) -> Void)?) {
        (self.style, self.title, self.handler) = (style, title, handler)
      }
      /// Ends an action: rows aren't hidden or deleted by it here.
      open func fulfill(with style: ExpansionFulfillmentStyle) {}
    }

    public protocol SwipeActionTransitioning {}

    public struct ScaleTransition: SwipeActionTransitioning {
      public let duration: Double
      public let initialScale: CGFloat
      public let threshold: CGFloat
      public static var `default`: ScaleTransition { ScaleTransition() }
      public init(duration: Double = 0.15, initialScale: CGFloat = 0.8, threshold: CGFloat = 0.5) {
        (self.duration, self.initialScale, self.threshold) = (duration, initialScale, threshold)
      }
    }

    public struct SwipeExpansionStyle {
      public enum Target { case percentage(CGFloat), edgeInset(CGFloat) }
      public enum Trigger { case touchThreshold(CGFloat), overscroll(CGFloat) }
      public enum CompletionAnimation { case fill(FillOptions), bounce }
      public struct FillOptions {
        public enum HandlerInvocationTiming { case with, after }
        public let autoFulFillmentStyle: ExpansionFulfillmentStyle?
        public let timing: HandlerInvocationTiming
        public static func automatic(_ style: ExpansionFulfillmentStyle, timing: HandlerInvocationTiming) -> FillOptions {
          FillOptions(autoFulFillmentStyle: style, timing: timing)
        }
        public static func manual(timing: HandlerInvocationTiming) -> FillOptions {
          FillOptions(autoFulFillmentStyle: nil, timing: timing)
        }
      }
      public let target: Target
      public let additionalTriggers: [Trigger]
      public let elasticOverscroll: Bool
      public let completionAnimation: CompletionAnimation
      public var minimumTargetOverscroll: CGFloat = 20
      public var targetOverscrollElasticity: CGFloat = 0.2
      public init(
        target: Target, additionalTriggers: [Trigger] = [], elasticOverscroll: Bool = false,
        completionAnimation: CompletionAnimation = .bounce
      ) {
        (self.target, self.additionalTriggers) = (target, additionalTriggers)
        (self.elasticOverscroll, self.completionAnimation) = (elasticOverscroll, completionAnimation)
      }
      public static var selection: SwipeExpansionStyle {
        SwipeExpansionStyle(target: .percentage(0.5), elasticOverscroll: true, completionAnimation: .bounce)
      }
      public static var destructive: SwipeExpansionStyle { destructive(automaticallyDelete: true, timing: .with) }
      public static var destructiveAfterFill: SwipeExpansionStyle { destructive(automaticallyDelete: true, timing: .after) }
      public static var fill: SwipeExpansionStyle {
        SwipeExpansionStyle(target: .edgeInset(30), completionAnimation: .fill(.manual(timing: .after)))
      }
      public static func destructive(
        automaticallyDelete: Bool, timing: FillOptions.HandlerInvocationTiming = .with
      ) -> SwipeExpansionStyle {
        SwipeExpansionStyle(
          target: .edgeInset(30), additionalTriggers: [.touchThreshold(0.8)],
          completionAnimation: .fill(automaticallyDelete ? .automatic(.delete, timing: timing) : .manual(timing: timing)))
      }
    }

    public struct SwipeOptions {
      public var transitionStyle = SwipeTransitionStyle.border
      public var expansionStyle: SwipeExpansionStyle?
      public var expansionDelegate: (any SwipeExpanding)?
      public var backgroundColor: UIColor?
      public var maximumButtonWidth: CGFloat?
      public var minimumButtonWidth: CGFloat?
      public var buttonVerticalAlignment = SwipeVerticalAlignment.centerFirstBaseline
      public var buttonPadding: CGFloat?
      public var buttonSpacing: CGFloat?
      public init() {}
    }
    public typealias SwipeTableOptions = SwipeOptions

    public protocol SwipeExpanding {}

    public struct ScaleAndAlphaExpansion: SwipeExpanding {
      public static var `default`: ScaleAndAlphaExpansion { ScaleAndAlphaExpansion() }
      public init(duration: Double = 0.15, scale: CGFloat = 0.8, interButtonDelay: Double = 0.1) {}
    }

    // MARK: Cells

    @preconcurrency @MainActor public protocol SwipeTableViewCellDelegate: AnyObject {
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) -> [SwipeAction]?
      func tableView(
        _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) -> SwipeOptions
      func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation)
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?, for orientation: SwipeActionsOrientation)
    }

    extension SwipeTableViewCellDelegate {
      public func tableView(
        _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) -> SwipeOptions { SwipeOptions() }
      public func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) {}
      public func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?, for orientation: SwipeActionsOrientation
      ) {}
    }

    /// A cell whose actions are never shown.
    @preconcurrency @MainActor open class SwipeTableViewCell: UITableViewCell {
      public weak var delegate: (any SwipeTableViewCellDelegate)?
      open func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) { completion?(true) }
      open func showSwipe(orientation: SwipeActionsOrientation, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        completion?(false)
      }
    }

    @preconcurrency @MainActor public protocol SwipeCollectionViewCellDelegate: AnyObject {
      func collectionView(
        _ collectionView: UICollectionView, editActionsForItemAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) -> [SwipeAction]?
      func collectionView(
        _ collectionView: UICollectionView, editActionsOptionsForItemAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) -> SwipeOptions
    }

    extension SwipeCollectionViewCellDelegate {
      public func collectionView(
        _ collectionView: UICollectionView, editActionsOptionsForItemAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
      ) -> SwipeOptions { SwipeOptions() }
    }

    /// A cell whose actions are never shown.
    @preconcurrency @MainActor open class SwipeCollectionViewCell: UICollectionViewCell {
      public weak var delegate: (any SwipeCollectionViewCellDelegate)?
      open func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) { completion?(true) }
    }

    """#
}
