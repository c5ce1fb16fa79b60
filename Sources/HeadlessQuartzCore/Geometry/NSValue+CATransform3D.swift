public import Foundation

extension NSValue {
  /// An array of sixteen numbers: Foundation takes no structures here.
  private static let transformType = "[16d]"

  /// Keeps a transform of three dimensions, for animations' values.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: NSValue.transformType)
  }

  /// The transform that the value was made of; as with Core Animation, the value must be of that kind.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }

  /// A value without the object around it: transforms; Foundation unwraps points, sizes and rectangles by itself.
  static func unwrapped(_ value: Any?) -> Any? {
    // The cast alone would box every point and rectangle.
    guard let value, type(of: value) is AnyClass else { return value }
    guard let object = value as? NSValue, String(cString: object.objCType) == transformType else { return value }
    return object.caTransform3DValue
  }
}
