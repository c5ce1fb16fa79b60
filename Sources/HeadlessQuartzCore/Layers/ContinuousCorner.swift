package import Foundation
package import Graphics

/// Apple's continuous corner: three cubics that begin 1.528665 radii from the corner, instead of a single arc.
///
/// The figures were measured from `UIBezierPath(roundedRect:cornerRadius:)` and published by PaintCode ("Code for iOS 7 rounded
/// rectangles"); Core Animation's `.continuous` curve is assumed to have the same shape. If a side is too short for the full curve,
/// the curve turns gradually into a quarter circle; Apple's exact rule isn't public.
enum ContinuousCorner {
  /// The distance from the corner at which the curve begins, in radii.
  static let extent: CGFloat = 1.528665

  /// The points of one corner's curve, with the corner at the origin and the curve from the x axis to the y axis.
  private struct Shape {
    var points: [CGPoint]
  }

  private static let smooth = Shape(points: [
    CGPoint(x: 1.528665, y: 0),
    CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0), CGPoint(x: 0.63149379, y: 0.07491139),
    CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
    CGPoint(x: 0.07491139, y: 0.63149379),
    CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: 1.528665),
  ])

  /// The quarter circle, divided at the angles at which the smooth curve is divided.
  private static let circular: Shape = {
    let outer = atan2(1 - 0.63149379, 1 - 0.07491139)
    let cuts: [CGFloat] = [0, outer, .pi / 2 - outer, .pi / 2]
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [point(0)]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let handle = 4 / 3 * tan((to - from) / 4)
      let start = point(from)
      let end = point(to)
      points.append(CGPoint(x: start.x - handle * cos(from), y: start.y + handle * sin(from)))
      points.append(CGPoint(x: end.x + handle * cos(to), y: end.y - handle * sin(to)))
      points.append(end)
    }
    return Shape(points: points)
  }()

  /// The corner's points for a radius, in points, if the corner may use the length `room` of each side. The first point is on the x
  /// axis; two control points and an end point follow for each of the three cubics.
  static func points(radius: CGFloat, room: CGFloat) -> [CGPoint] {
    let radius = min(radius, room)
    guard radius > 0 else { return [] }
    let share = min(max((room / radius - 1) / (extent - 1), 0), 1)
    return zip(circular.points, smooth.points).map { circle, smooth in
      CGPoint(
        x: (circle.x + (smooth.x - circle.x) * share) * radius, y: (circle.y + (smooth.y - circle.y) * share) * radius)
    }
  }
}

extension Path {
  /// A rectangle with continuous corners; a radius of 0 leaves a corner sharp.
  ///
  /// - Parameter hasEmptyLines: whether a line of length 0 follows each corner's first curve and ends the path, as in the elements
  ///   of UIKit's paths that have been published.
  package init(
    continuousRect rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
    hasEmptyLines: Bool = false
  ) {
    self.init()
    let room = min(rect.width, rect.height) / 2
    // Each corner as its position and the directions of its x and y axes, along which the points are laid out.
    func points(_ radius: CGFloat, _ corner: CGPoint, _ dx: CGFloat, _ dy: CGFloat) -> [CGPoint] {
      let points = ContinuousCorner.points(radius: radius, room: room)
      guard !points.isEmpty else { return [corner] }
      return points.map { CGPoint(x: corner.x + dx * $0.x, y: corner.y + dy * $0.y) }
    }
    let corners = [
      points(topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      points(bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1).reversed(),
      points(bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
      points(topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1).reversed(),
    ]
    move(to: corners[3].last!)
    for corner in corners {
      addLine(to: corner[0])
      guard corner.count == 10 else { continue }
      for index in stride(from: 1, to: 10, by: 3) {
        addCurve(to: corner[index + 2], control1: corner[index], control2: corner[index + 1])
        if hasEmptyLines, index == 1 { addLine(to: corner[index + 2]) }
      }
    }
    if hasEmptyLines { addLine(to: corners[3].last!) }
    closeSubpath()
  }
}
