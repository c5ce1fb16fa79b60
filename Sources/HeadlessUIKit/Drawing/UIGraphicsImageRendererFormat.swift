public import Foundation

/// The attributes of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour range of images, which are always rendered in sRGB.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels a point: at first the current traits' display scale.
  open var scale: CGFloat = UITraitCollection.currentDisplayScale {
    didSet { hasScreensScale = false }
  }
  /// Whether the scale is still that of the screen that was current when the format was made.
  private(set) var hasScreensScale = true
  /// Whether images start black instead of transparent.
  open var opaque: Bool = false
  /// Stored but unused: everything is painted in sRGB.
  open var preferredRange: Range = .automatic
  /// Stored but unused: everything is painted in sRGB.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Always false: everything is painted in sRGB.
  open var supportsHighDynamicRange: Bool { false }

  public required init() {
    super.init()
  }

  /// A format with the display scale of `traitCollection`, where it has one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.hasScreensScale = hasScreensScale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}
