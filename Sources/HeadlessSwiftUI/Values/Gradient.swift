public import Foundation

/// Colours that go over into each other.
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  private let ends: [UnitPoint]

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    ends = [startPoint, endPoint]
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

// In an extension, so that its values are bound to no actor.
extension LinearGradient: View {
  public typealias Body = Never
}
