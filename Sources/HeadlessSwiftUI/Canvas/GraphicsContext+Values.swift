public import Foundation
internal import Graphics

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Where a filter draws a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of what isn't drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Has no effect: a shadow and what casts it are always put together in a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a gradient goes on beyond its ends, and how its colours are mixed. Without an option, the colours at the ends continue.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient starts again at its end.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient goes back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The result of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is blurred is drawn over black first, so that the result is opaque in the whole canvas.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Has no effect: a blur isn't dithered.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// An image that is resolved for drawing.
  public struct ResolvedImage {
    let content: HeadlessSwiftUI.ResolvedImage
    public var shading: Shading?

    public var size: CGSize { content.size }
    /// The distance from the top, in points.
    public var baseline: CGFloat { content.size.height - (content.baselineOffset ?? 0) }
  }

  /// A text that is resolved for drawing.
  public struct ResolvedText {
    let content: TextContent

    public func measure(in size: CGSize) -> CGSize {
      content.layout(width: size.width, height: size.height).size
    }
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).firstBaseline
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).lastBaseline
    }
  }
}
