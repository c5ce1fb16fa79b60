public import Foundation

/// The room that a text is laid out in.
open class NSTextContainer: NSObject {
  /// In points; 0 sets no limit.
  open var size: CGSize {
    didSet {
      guard oldValue != size, let layoutManager else { return }
      layoutManager.textContainerChangedGeometry(self)
      layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
    }
  }

  /// Points left free at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// The truncation of the last line, if the text is longer.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// Exclusion paths, in points of the container.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  open var widthTracksTextView = false
  /// Stored but unused: text is laid out completely and at once, and no part of it is hidden.
  open var heightTracksTextView = false
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The TextKit 2 layout manager of the container.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  /// Replaces the layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    layoutManager?.removeContainer(self)
    newLayoutManager.addTextContainer(self)
  }
}
