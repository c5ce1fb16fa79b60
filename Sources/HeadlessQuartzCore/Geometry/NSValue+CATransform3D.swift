public import Foundation

extension NSValue {
  /// The transform as an array of sixteen numbers, because Foundation's values don't store structures here.
  private static let transformType = "[16d]"

  /// Stores a 3D transform, for the values of animations.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: NSValue.transformType)
  }

  /// The stored transform. As with Core Animation, the value must contain a transform.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }

  /// The value that an `NSValue` contains: transforms; Foundation unwraps points, sizes and rectangles by itself.
  static func unwrapped(_ value: Any?) -> Any? {
    // A cast without this check would box every point and rectangle.
    guard let value, type(of: value) is AnyClass else { return value }
    guard let object = value as? NSValue, String(cString: object.objCType) == transformType else { return value }
    return object.caTransform3DValue
  }
}
