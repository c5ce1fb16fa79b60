internal import Foundation
internal import Graphics

/// A gradient with colours at the points of a grid.
public struct MeshGradient: ShapeStyle {
  /// A point of the grid, and the control points of the curves from it to its neighbours, in the unit space of the shape.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// The places of the grid's points, in the unit space of the shape, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points with straight lines between them.
    case points([SIMD2<Float>])
    /// Points with curves between them.
    case bezierPoints([BezierPoint])
  }
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
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }
  /// Creates a gradient of points with straight lines or with curves between them.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }
  /// Creates a gradient of resolved colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors)
  }
  /// Creates a gradient of points with curves between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }
  /// Creates a gradient of resolved colours, and of points with curves between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors)
  }

  public func _resolve(_ context: _StyleContext) -> _PaintStyle {
    let (points, curves) = locations.resolved
    let own =
      switch colors {
      case .colors(let colors): colors.map { $0.displayColor(in: context.environment) }
      case .resolvedColors(let colors): colors.map(\.display)
      }
    let mesh = ResolvedMesh(
      width: width, height: height, points: points, curves: curves, colors: own,
      background: background.displayColor(in: context.environment))
    return _PaintStyle(ResolvedStyle(.gradient(ResolvedGradient(kind: .mesh(mesh), stops: []))))
  }
}

extension MeshGradient.Locations {
  fileprivate var resolved: (points: [UnitPoint], curves: [ResolvedMesh.Controls]?) {
    func unit(_ point: SIMD2<Float>) -> UnitPoint { UnitPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
    switch self {
    case .points(let points): return (points.map(unit), nil)
    case .bezierPoints(let points):
      let curves = points.map {
        ResolvedMesh.Controls(
          leading: unit($0.leadingControlPoint), top: unit($0.topControlPoint),
          trailing: unit($0.trailingControlPoint), bottom: unit($0.bottomControlPoint))
      }
      return (points.map { unit($0.position) }, curves)
    }
  }
}

extension MeshGradient: _StyleView {}
