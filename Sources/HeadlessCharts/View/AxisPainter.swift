internal import Foundation
internal import HeadlessSwiftUI

/// Draws the grid lines and ticks of a chart's axes.
///
/// Recorded on iOS 18 (home-assistant's energy widget): lines are half a point wide; horizontal lines are solid, vertical lines
/// dashed with 2 points on and 2 off, from the top.
struct AxisPainter {
  let plan: ChartPlan
  let size: CGSize

  static let lineWidth: CGFloat = 0.5
  /// The default length of a tick, in points. Not recorded.
  static let tickLength: CGFloat = 4

  func paint(_ context: GraphicsContext) {
    for axis in [plan.x, plan.y] {
      for mark in axis.marks {
        for part in mark.parts { paint(part, of: mark, on: axis, context) }
      }
    }
  }

  private func paint(_ part: AxisPart, of mark: AxisPlan.Mark, on axis: AxisPlan, _ context: GraphicsContext) {
    let along = axis.direction == .x ? size.width : size.height
    guard var place = axis.scale.place(of: mark.value.plotted, along: along), place > -1, place < along + 1 else {
      return
    }
    // The position of a name is already the middle of its band.
    if part.isCentered, axis.scale.band(along: along) == nil,
      let next = mark.next.flatMap({ axis.scale.place(of: $0, along: along) })
    {
      place = (place + next) / 2
    }
    var path = Path()
    let style: StrokeStyle
    switch part.kind {
    case .grid(let stroke):
      if axis.direction == .x {
        path.move(to: CGPoint(x: place, y: 0))
        path.addLine(to: CGPoint(x: place, y: size.height))
      } else {
        path.move(to: CGPoint(x: 0, y: size.height - place))
        path.addLine(to: CGPoint(x: size.width, y: size.height - place))
      }
      style =
        stroke ?? mark.stroke
        ?? StrokeStyle(lineWidth: AxisPainter.lineWidth, dash: axis.direction == .x ? [2, 2] : [])
    case .tick(let length, let stroke):
      let (start, end) = tick(at: place, mark.position, length ?? AxisPainter.tickLength)
      path.move(to: start)
      path.addLine(to: end)
      style = stroke ?? mark.stroke ?? StrokeStyle(lineWidth: AxisPainter.lineWidth)
    case .label: return
    }
    let moved = path.offsetBy(dx: part.offset.width, dy: part.offset.height)
    context.stroke(moved, with: .style(part.style ?? AnyShapeStyle(Color(uiColor: .separator))), style: style)
  }

  private func tick(at place: CGFloat, _ edge: AxisMarkPosition.Edge, _ length: CGFloat) -> (CGPoint, CGPoint) {
    switch edge {
    case .top: (CGPoint(x: place, y: 0), CGPoint(x: place, y: -length))
    case .leading: (CGPoint(x: 0, y: size.height - place), CGPoint(x: -length, y: size.height - place))
    case .trailing:
      (CGPoint(x: size.width, y: size.height - place), CGPoint(x: size.width + length, y: size.height - place))
    case .bottom, .automatic: (CGPoint(x: place, y: size.height), CGPoint(x: place, y: size.height + length))
    }
  }
}
