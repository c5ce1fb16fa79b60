internal import Foundation
package import Graphics

extension Path {
  /// The same curves from the last to the first, each reversed.
  package var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() { subpath.appendReversed(to: &result) }
    return result
  }

  private struct Subpath {
    var start: CGPoint
    var segments: [Element] = []
    var isClosed = false

    func appendReversed(to path: inout Path) {
      let ends = [start] + segments.map { $0.points[$0.points.count - 1] }
      path.move(to: ends[ends.count - 1])
      for index in segments.indices.reversed() {
        switch segments[index] {
        case .quadCurve(_, let control): path.addQuadCurve(to: ends[index], control: control)
        case .curve(_, let control1, let control2):
          path.addCurve(to: ends[index], control1: control2, control2: control1)
        default: path.addLine(to: ends[index])
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  private var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var pendingStart = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        if let current { result.append(current) }
        current = Subpath(start: to)
      case .closeSubpath:
        guard var closed = current else { continue }
        closed.isClosed = true
        result.append(closed)
        // A line after a closing element starts at the start of the subpath.
        current = nil
        pendingStart = closed.start
      default:
        if current == nil { current = Subpath(start: pendingStart) }
        current?.segments.append(element)
      }
    }
    if let current { result.append(current) }
    return result
  }
}
