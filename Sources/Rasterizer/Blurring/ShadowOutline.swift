import CCairo
import Foundation
import Graphics

/// The outline of a shape that casts a shadow, in pixels relative to a whole device pixel: the same for every row of a list.
struct ShadowOutline {
  /// A step of the outline, and the number of its points.
  enum Step: UInt8 {
    case move, line, curve, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .curve: 3
      case .close: 0
      }
    }
  }

  private(set) var steps: [Step] = []
  private(set) var xs: [Double] = []
  private(set) var ys: [Double] = []
  /// The device pixel that the points are relative to.
  private(set) var originX = 0
  private(set) var originY = 0
  /// The size of the box around all points, from the origin, in whole pixels.
  private(set) var width = 0
  private(set) var height = 0

  /// Nil for an empty path and for coordinates that aren't finite or are too large for a shadow of their own.
  init?(_ path: Path, _ matrix: Matrix) {
    let box = DevicePath.bounds(path, matrix)
    guard !box.isEmpty, box.width < PixelRect.limit / 2, box.height < PixelRect.limit / 2,
      max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY)) < PixelRect.limit
    else { return nil }
    (originX, originY, width, height) = (box.minX, box.minY, box.width, box.height)
    if let (left, top, right, bottom) = DevicePath.rectangle(path, matrix) {
      add(.move, left, top)
      add(.line, right, top)
      add(.line, right, bottom)
      add(.line, left, bottom)
      steps.append(.close)
      return
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        add(.move, to, through: matrix)
        current = to
      case .line(let to):
        add(.line, to, through: matrix)
        current = to
      case .quadCurve(let to, let control):
        let (first, second) = DevicePath.cubicControls(from: current, to: to, control: control)
        add(.curve, first, second, to, through: matrix)
        current = to
      case .curve(let to, let control1, let control2):
        add(.curve, control1, control2, to, through: matrix)
        current = to
      case .closeSubpath: steps.append(.close)
      }
    }
  }

  private mutating func add(_ step: Step, _ x: Double, _ y: Double) {
    steps.append(step)
    addPoint(x, y)
  }

  private mutating func add(_ step: Step, _ points: CGPoint..., through matrix: Matrix) {
    steps.append(step)
    for point in points {
      let px = Double(point.x)
      let py = Double(point.y)
      addPoint(matrix.x(px, py), matrix.y(px, py))
    }
  }

  private mutating func addPoint(_ x: Double, _ y: Double) {
    // Cairo stores 256ths of a pixel; rounding to them here gives equal shapes at different positions equal figures.
    xs.append(((x - Double(originX)) * 256).rounded() / 256)
    ys.append(((y - Double(originY)) * 256).rounded() / 256)
  }

  /// The whole numbers that distinguish this outline from all others.
  var figures: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(steps.count + 2 * xs.count)
    for step in steps { result.append(Int32(step.rawValue)) }
    for x in xs { result.append(Int32(x * 256)) }
    for y in ys { result.append(Int32(y * 256)) }
    return result
  }

  /// Fills the outline, with `factor` of its pixels per pixel of the surface, after moving it by whole pixels.
  func fill(_ context: OpaquePointer, factor: Int, offsetX: Int, offsetY: Int) {
    let k = 1 / Double(factor)
    let dx = Double(offsetX)
    let dy = Double(offsetY)
    func x(_ index: Int) -> Double { (xs[index] + dx) * k }
    func y(_ index: Int) -> Double { (ys[index] + dy) * k }
    var index = 0
    cairo_new_path(context)
    for step in steps {
      switch step {
      case .move: cairo_move_to(context, x(index), y(index))
      case .line: cairo_line_to(context, x(index), y(index))
      case .curve:
        cairo_curve_to(
          context, x(index), y(index), x(index + 1), y(index + 1), x(index + 2), y(index + 2))
      case .close: cairo_close_path(context)
      }
      index += step.pointCount
    }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
  }

  /// A stretch that can be removed and inserted again after blurring, because nothing changes along it.
  struct Cut {
    /// A whole pixel around which the shadow is constant.
    var place: Int
    /// The number of pixels that are removed after it.
    var length: Int
  }

  /// Removes a stretch along one axis that is crossed only by straight lines along that axis, leaving `margin` pixels of it at both
  /// ends; a multiple of `grain` pixels. Returns nil, without a change, if there is none.
  mutating func cutHorizontally(margin: Int, grain: Int) -> Cut? {
    guard let cut = ShadowOutline.findCut(steps, xs, ys, margin: margin, grain: grain) else { return nil }
    for index in xs.indices where xs[index] > Double(cut.place) { xs[index] -= Double(cut.length) }
    width -= cut.length
    return cut
  }

  /// As `cutHorizontally`, along the other axis.
  mutating func cutVertically(margin: Int, grain: Int) -> Cut? {
    guard let cut = ShadowOutline.findCut(steps, ys, xs, margin: margin, grain: grain) else { return nil }
    for index in ys.indices where ys[index] > Double(cut.place) { ys[index] -= Double(cut.length) }
    height -= cut.length
    return cut
  }

  private static func findCut(
    _ steps: [Step], _ along: [Double], _ across: [Double], margin: Int, grain: Int
  ) -> Cut? {
    let sorted = along.sorted()
    var start = 0.0
    var end = 0.0
    for index in sorted.indices.dropFirst() where sorted[index] - sorted[index - 1] > end - start {
      start = sorted[index - 1]
      end = sorted[index]
    }
    let place = Int(start.rounded(.up)) + margin
    let length = (Int(end.rounded(.down)) - margin - 1 - place) / grain * grain
    guard length > 0 else { return nil }

    // Every step from one side of the gap to the other has to be a line along the axis.
    var index = 0
    var first = 0
    for step in steps {
      switch step {
      case .move: first = index
      case .line, .curve:
        guard index > 0 else { return nil }
        let last = index + step.pointCount - 1
        let points = along[(index - 1)...last]
        if points.min()! <= start && points.max()! >= end {
          guard step == .line, across[index] == across[index - 1] else { return nil }
        }
      case .close:
        guard index > 0 else { return nil }
        let crosses =
          min(along[index - 1], along[first]) <= start && max(along[index - 1], along[first]) >= end
        if crosses && across[index - 1] != across[first] { return nil }
      }
      index += step.pointCount
    }
    return Cut(place: place, length: length)
  }
}
