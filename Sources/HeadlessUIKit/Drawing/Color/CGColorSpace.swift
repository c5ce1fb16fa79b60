internal import Foundation

/// What a colour's components mean. Everything is painted in sRGB; the other spaces are names that code can ask for.
public final class CGColorSpace: Sendable {
  package enum Kind: Hashable, Sendable {
    case gray, sRGB, named(String)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// One of Apple's named spaces; nil for an unknown name.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB,
      CGColorSpace.extendedLinearSRGB:
      self.init(name == CGColorSpace.sRGB ? .sRGB : .named(name))
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray: self.init(.named(name))
    default: return nil
    }
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray, .named(CGColorSpace.genericGrayGamma2_2), .named(CGColorSpace.linearGray): .monochrome
    default: .rgb
    }
  }

  /// Without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
}

extension CGColorSpace: Hashable {
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// The space of one gray component.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
