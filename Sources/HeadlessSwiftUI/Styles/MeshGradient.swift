internal import Foundation
internal import Graphics

/// A gradient with colours at the points of a grid.
public struct MeshGradient: ShapeStyle {
  public enum Locations: Equatable, Sendable { case points([SIMD2<Float>]) }
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  /// Stored but unused: colours are interpolated linearly.
  public var smoothsColors: Bool

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    locations = .points(points)
    self.colors = .colors(colors)
    self.background = background
    self.smoothsColors = smoothsColors
  }

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    guard case .points(let points) = locations else { return _PaintStyle(ResolvedStyle(.clear)) }
    let own =
      switch colors {
      case .colors(let colors): colors.map { $0.displayColor(in: context.environment) }
      case .resolvedColors(let colors): colors.map(\.display)
      }
    let mesh = ResolvedMesh(
      width: width, height: height, points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }, colors: own,
      background: background.displayColor(in: context.environment))
    return _PaintStyle(ResolvedStyle(.gradient(ResolvedGradient(kind: .mesh(mesh), stops: []))))
  }
}

extension MeshGradient: _StyleView {}
