public import HeadlessUIKit

/// Lets the user select what was found in a picture: there is nothing to select here.
@preconcurrency @MainActor open class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = InteractionTypes(rawValue: 1)
    public static let textSelection = InteractionTypes(rawValue: 2)
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    public static let imageSubject = InteractionTypes(rawValue: 8)
    public static let visualLookUp = InteractionTypes(rawValue: 16)
  }

  public private(set) weak var view: UIView?
  open weak var delegate: (any ImageAnalysisInteractionDelegate)?
  open var analysis: ImageAnalysis?
  /// Stored but unused: there is nothing to select.
  open var preferredInteractionTypes: InteractionTypes = []

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
}

// Optional on iOS.
extension ImageAnalysisInteractionDelegate {
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
}
