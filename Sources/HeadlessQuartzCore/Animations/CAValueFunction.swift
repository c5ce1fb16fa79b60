public import Foundation
internal import Graphics

/// The name of a function that converts a number into a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that converts an animated number into a transform.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

extension CAValueFunction {
  /// The number, or numbers, of the identity transform, which replace a missing start or end value of an animation.
  var neutral: Any {
    switch name {
    case .scaleX, .scaleY, .scaleZ: CGFloat(1)
    case .scale: [1, 1, 1] as [CGFloat]
    case .translate: [0, 0, 0] as [CGFloat]
    default: CGFloat(0)
    }
  }

  /// The transform for a number, or for three numbers with `scale` and `translate`; nil for any other value.
  func transform(of value: Any?) -> CATransform3D? {
    if name == .scale || name == .translate {
      let numbers = (value as? [Any])?.compactMap { CGFloat(anyNumber: $0) } ?? []
      guard numbers.count == 3 else { return nil }
      return name == .scale
        ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    }
    guard let number = CGFloat(anyNumber: value) else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(number, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, number, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, number)
    case .translateX: return CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, number)
    default: return nil
    }
  }
}
