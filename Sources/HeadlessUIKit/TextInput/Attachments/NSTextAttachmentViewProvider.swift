public import Foundation

/// Creates the view that a text view shows for an attachment. A label shows the attachment's image, as on iOS.
///
/// A subclass that overrides the initializer has to mark it `required`: its class is known at run time only.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  public let location: any NSTextLocation
  /// The view, which `loadView()` creates at the first access.
  open var view: UIView? {
    get {
      if !isLoaded {
        isLoaded = true
        loadView()
      }
      return ownView
    }
    set {
      isLoaded = true
      ownView = newValue
    }
  }
  /// Whether `attachmentBounds(for:location:textContainer:proposedLineFragment:position:)` decides on the view's size, and not
  /// the attachment.
  open var tracksTextAttachmentViewBounds = false

  private var ownView: UIView?
  private var isLoaded = false

  public required init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
  }

  /// Sets `view`; a subclass' own does.
  open func loadView() { view = UIView() }

  /// In points, from the place on the baseline; y points up.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    guard let textAttachment, !tracksTextAttachmentViewBounds else { return CGRect(origin: .zero, size: viewSize) }
    let bounds = textAttachment.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position)
    return bounds.size == .zero ? CGRect(origin: bounds.origin, size: viewSize) : bounds
  }

  /// The view's own, or what its content takes up.
  private var viewSize: CGSize {
    guard let view else { return .zero }
    return view.bounds.size == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }
}
