public import Foundation
package import Graphics

/// Colours along a line.
public final class CGGradient: Sendable {
  package let stops: [Gradient.Stop]

  /// - Parameters:
  ///   - space: ignored: colours are interpolated in sRGB.
  ///   - colors: `CGColor`s; nil is returned for anything else.
  ///   - locations: one for each colour, from 0 to 1; nil for even distances.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }.map(\.color)
    guard !colors.isEmpty else { return nil }
    stops = CGGradient.stops(colors, locations: locations.map { places in colors.indices.map { places[$0] } })
  }

  /// - Parameters:
  ///   - components: those of `count` colours, alpha included, one colour after the other.
  ///   - locations: one for each colour, from 0 to 1; nil for even distances.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      Color(components: (0..<stride).map { components[index * stride + $0] })
    }
    guard !colors.isEmpty else { return nil }
    stops = CGGradient.stops(colors, locations: locations.map { places in colors.indices.map { places[$0] } })
  }

  /// Stops in the order of their locations, as painters need them.
  package static func stops(_ colors: [Color], locations: [CGFloat]?) -> [Gradient.Stop] {
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
    }
    // The sort is stable: if two stops have the same location, the gradient before them ends with the first given stop.
    return stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  func paint(_ options: CGGradientDrawingOptions) -> Gradient {
    Gradient(
      stops: stops, extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsAfterEnd: options.contains(.drawsAfterEndLocation))
  }
}

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
