internal import Foundation
internal import Graphics

/// What a colour's components mean. Everything is painted in sRGB, which colours of other spaces are converted to.
public final class CGColorSpace: Sendable {
  enum Kind: Hashable, Sendable {
    case gray, sRGB, displayP3
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The space of one of the names below; nil for any other.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.sRGB)
    case CGColorSpace.displayP3: self.init(.displayP3)
    case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
    default: return nil
    }
  }

  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// Without alpha.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  /// The colour of components in the space's order, alpha last, in extended sRGB.
  func color(_ values: [CGFloat]) -> Color {
    switch kind {
    case .gray: Color(white: values[0], alpha: values[1])
    case .sRGB: Color(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case .displayP3:
      ColorComponents(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3]).displayColor
    }
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

extension CGColorSpace: Hashable {
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// The space of one gray component.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
