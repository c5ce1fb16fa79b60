public import Foundation

/// The attributes of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// In points; set by the renderer.
  open internal(set) var bounds: CGRect = .zero

  public override required init() {
    super.init()
  }

  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}
