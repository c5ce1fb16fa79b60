package import Foundation
package import Graphics

/// A gradient with resolved colours.
package struct ResolvedGradient: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Radii as fractions of the shape's width and height.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Angles in radians, clockwise.
    case angular(center: UnitPoint, from: CGFloat, to: CGFloat)
    case mesh(ResolvedMesh)
  }

  package var kind: Kind
  package var stops: [Graphics.Gradient.Stop]

  package var firstColor: Graphics.Color {
    if case .mesh(let mesh) = kind { return mesh.colors.first ?? .clear }
    return stops.first?.color ?? .clear
  }

  package mutating func fade(_ factor: CGFloat) {
    stops = stops.map { .init(location: $0.location, color: $0.color.withAlpha($0.color.alpha * factor)) }
    if case .mesh(var mesh) = kind {
      mesh.colors = mesh.colors.map { $0.withAlpha($0.alpha * factor) }
      kind = .mesh(mesh)
    }
  }

  func items(filling path: Graphics.Path, in bounds: CGRect, rule: FillRule) -> [DisplayItem] {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let gradient = Graphics.Gradient(stops: stops)
    switch kind {
    case .linear(let start, let end):
      return [.fill(path, .linearGradient(gradient, from: place(start), to: place(end)), rule: rule)]
    case .radial(let center, let start, let end):
      let center = place(center)
      let paint = Paint.radialGradient(
        gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end)
      return [.fill(path, paint, rule: rule)]
    case .angular(let center, let start, let end):
      let gradient = Graphics.Gradient(stops: Self.turned(stops, by: min(abs(end - start) / (2 * .pi), 1)))
      return [.fill(path, .conicGradient(gradient, center: place(center), angle: start), rule: rule)]
    case .elliptical(let center, let start, let end):
      guard bounds.width > 0, bounds.height > 0 else { return [] }
      let center = place(center)
      let stretch = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: center.x, ty: center.y)
      let paint = Paint.radialGradient(
        gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end)
      let area = path.controlPointBox
      let whole = Graphics.Path(
        rect: CGRect(
          x: (area.minX - center.x) / bounds.width, y: (area.minY - center.y) / bounds.height,
          width: area.width / bounds.width, height: area.height / bounds.height))
      return [
        .group(
          DisplayGroup(
            clip: DisplayGroup.Clip(path, rule: rule),
            items: [.group(DisplayGroup(transform: stretch, items: [.fill(whole, paint)]))]))
      ]
    case .mesh(let mesh):
      return [.group(DisplayGroup(clip: DisplayGroup.Clip(path, rule: rule), items: mesh.items(in: bounds)))]
    }
  }

  /// The stops of an angular gradient over a part of the circle: in the rest, each end's colour extends to the middle of the gap.
  private static func turned(_ stops: [Graphics.Gradient.Stop], by part: CGFloat) -> [Graphics.Gradient.Stop] {
    guard part < 1, let first = stops.first, let last = stops.last else { return stops }
    let middle = (1 + part) / 2
    return stops.map { .init(location: $0.location * part, color: $0.color) }
      + [.init(location: middle, color: last.color), .init(location: middle, color: first.color)]
  }
}

/// Colours at the points of a grid.
package struct ResolvedMesh: Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var points: [UnitPoint]
  /// The control points beside each point; nil for straight lines.
  package var curves: [Controls]?
  package var colors: [Graphics.Color]
  package var background: Graphics.Color

  /// The control points of the curves from a point to its neighbours.
  package struct Controls: Equatable, Sendable {
    package var leading, top, trailing, bottom: UnitPoint
  }

  /// The number of subdivisions of a cell in each direction.
  private static let steps = 20

  /// The cells as small quadrilaterals, each in the colour of its centre. A cell between curves is a Coons patch.
  func items(in bounds: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if background.alpha > 0 { items.append(.fill(Graphics.Path(rect: bounds), .color(background))) }
    guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height,
      curves.map({ $0.count >= width * height }) ?? true
    else { return items }
    var cells: [DisplayItem] = []
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { cells += cell(row, column, in: bounds) }
    }
    items.append(.group(DisplayGroup(items: cells, smoothsEdges: false)))
    return items
  }

  /// Returns a coordinate of a point in a cell.
  ///
  /// - Parameter corners: the indices of the top leading, top trailing, bottom leading and bottom trailing corner.
  private func place(_ part: KeyPath<UnitPoint, CGFloat>, _ corners: [Int], _ u: CGFloat, _ v: CGFloat) -> CGFloat {
    let at = corners.map { points[$0][keyPath: part] }
    let flat = (at[0] * (1 - u) + at[1] * u) * (1 - v) + (at[2] * (1 - u) + at[3] * u) * v
    guard let curves else { return flat }
    func curve(
      _ start: Int, _ end: Int, _ leaving: KeyPath<Controls, UnitPoint>, _ arriving: KeyPath<Controls, UnitPoint>,
      _ t: CGFloat
    ) -> CGFloat {
      let first = curves[corners[start]][keyPath: leaving][keyPath: part]
      let second = curves[corners[end]][keyPath: arriving][keyPath: part]
      let rest = 1 - t
      return at[start] * rest * rest * rest + 3 * first * rest * rest * t + 3 * second * rest * t * t
        + at[end] * t * t * t
    }
    let across = curve(0, 1, \.trailing, \.leading, u) * (1 - v) + curve(2, 3, \.trailing, \.leading, u) * v
    let down = curve(0, 2, \.bottom, \.top, v) * (1 - u) + curve(1, 3, \.bottom, \.top, v) * u
    return across + down - flat
  }

  private func cell(_ row: Int, _ column: Int, in bounds: CGRect) -> [DisplayItem] {
    let corners = [
      row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1,
    ]
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let x = place(\.x, corners, u, v)
      let y = place(\.y, corners, u, v)
      return CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
    }
    func color(_ u: CGFloat, _ v: CGFloat) -> Graphics.Color {
      let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      func sum(_ part: KeyPath<Graphics.Color, CGFloat>) -> CGFloat {
        zip(corners, weights).reduce(0) { $0 + colors[$1.0][keyPath: part] * $1.1 }
      }
      return Graphics.Color(red: sum(\.red), green: sum(\.green), blue: sum(\.blue), alpha: sum(\.alpha))
    }
    let count = Self.steps
    let step = 1 / CGFloat(count)
    return (0..<count * count).map { index in
      let (u, v) = (CGFloat(index % count) * step, CGFloat(index / count) * step)
      var path = Graphics.Path()
      path.move(to: point(u, v))
      path.addLine(to: point(u + step, v))
      path.addLine(to: point(u + step, v + step))
      path.addLine(to: point(u, v + step))
      path.closeSubpath()
      return .fill(path, .color(color(u + step / 2, v + step / 2)))
    }
  }
}
