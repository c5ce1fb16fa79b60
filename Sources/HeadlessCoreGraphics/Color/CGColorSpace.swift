internal import Foundation
internal import Graphics

/// The meaning of a colour's components. Everything is painted in sRGB; colours of other spaces are converted to it.
public final class CGColorSpace: Sendable {
  enum Kind: Hashable, Sendable {
    case gray, linearGray, sRGB, linearSRGB, displayP3, linearDisplayP3, adobeRGB, cmyk, pattern

    var name: String? {
      switch self {
      case .gray: CGColorSpace.genericGrayGamma2_2
      case .sRGB: CGColorSpace.sRGB
      case .linearSRGB: CGColorSpace.linearSRGB
      case .displayP3: CGColorSpace.displayP3
      case .linearGray: CGColorSpace.linearGray
      case .linearDisplayP3: CGColorSpace.linearDisplayP3
      case .adobeRGB: CGColorSpace.adobeRGB1998
      case .cmyk: CGColorSpace.genericCMYK
      case .pattern: nil
      }
    }
  }

  let kind: Kind
  /// The colour space of the colours for uncoloured patterns.
  private let base: CGColorSpace?

  /// The colour space's name; nil if it has none. The name doesn't affect colours.
  public let name: String?

  init(_ kind: Kind, base: CGColorSpace? = nil, name: String? = nil) {
    self.kind = kind
    self.base = base
    self.name = name ?? kind.name
  }

  /// The space of patterns.
  ///
  /// - Parameter baseSpace: of the colours that patterns without colours are drawn in; nil for patterns with their own.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(.pattern, base: baseSpace)
  }

  public var baseColorSpace: CGColorSpace? { base }

  /// Whether images can be drawn in it: in all but the spaces of patterns.
  public var supportsOutput: Bool { kind != .pattern }

  /// The space of one of the names in `CGColorSpace+Names.swift`; nil for one whose colours can't be converted to sRGB here.
  public convenience init?(name: String) {
    guard let kind = Self.kind(named: name) else { return nil }
    self.init(kind, name: name)
  }

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray, .linearGray: .monochrome
    case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .adobeRGB: .rgb
    case .cmyk: .cmyk
    case .pattern: .pattern
    }
  }

  /// Without alpha; those of a pattern space are its base's.
  public var numberOfComponents: Int {
    switch kind {
    case .gray, .linearGray: 1
    case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .adobeRGB: 3
    case .cmyk: 4
    case .pattern: base?.numberOfComponents ?? 0
    }
  }

  /// Whether the space's primaries exceed those of sRGB.
  public var isWideGamutRGB: Bool { [.displayP3, .linearDisplayP3, .adobeRGB].contains(kind) }

  /// The colour of components in the space's order, alpha last, in extended sRGB.
  func color(_ values: [CGFloat]) -> Color {
    switch kind {
    case .gray: Color(white: values[0], alpha: values[1])
    case .linearGray: Color(white: SRGBTransfer.encoded(values[0]), alpha: values[1])
    case .sRGB: Color(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case .linearSRGB:
      Color(
        red: SRGBTransfer.encoded(values[0]), green: SRGBTransfer.encoded(values[1]),
        blue: SRGBTransfer.encoded(values[2]), alpha: values[3])
    case .displayP3:
      ColorComponents(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3]).displayColor
    case .linearDisplayP3:
      ColorComponents(
        displayP3Red: SRGBTransfer.encoded(values[0]), green: SRGBTransfer.encoded(values[1]),
        blue: SRGBTransfer.encoded(values[2]), alpha: values[3]
      ).displayColor
    case .adobeRGB: Self.color(adobeRed: values[0], green: values[1], blue: values[2], alpha: values[3])
    case .cmyk: Self.color(cyan: values[0], magenta: values[1], yellow: values[2], black: values[3], alpha: values[4])
    case .pattern: base?.color(values) ?? .black
    }
  }
}

extension CGColorSpace: Hashable {
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind && a.base == b.base }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB, name: "kCGColorSpaceDeviceRGB") }

/// The space of one gray component.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray, name: "kCGColorSpaceDeviceGray") }

/// The space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK") }

/// How colours outside a colour space's gamut are mapped into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The kind of a colour space's components.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
