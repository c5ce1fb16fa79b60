import CFreeType
import Foundation
import Graphics

/// The memory of an outline whose corners were rounded, which takes a glyph slot's place until the next glyph is loaded.
final class RoundedOutline {
  private let rounding: CornerRounding
  private var points: [FT_Vector] = []
  private var tags: [Int] = []
  /// The index of each contour's last point.
  private var contours: [Int] = []

  private var pointMemory = UnsafeMutableBufferPointer<FT_Vector>.allocate(capacity: 0)
  private var tagMemory = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 8)
  private var contourMemory = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 8)

  init(_ rounding: CornerRounding) { self.rounding = rounding }

  deinit {
    pointMemory.deallocate()
    tagMemory.deallocate()
    contourMemory.deallocate()
  }

  /// Rounds the corners of a slot's outline, whose units are 64ths of a pixel.
  func round(_ slot: FT_GlyphSlot, unitsPerEm: Double) {
    let path = rounding.rounded(RoundedOutline.path(of: slot.pointee.outline), unitsPerEm: unitsPerEm)
    points.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): add(end, RoundedOutline.onCurve)
      case .quadCurve(let end, let control):
        add(control, RoundedOutline.conic)
        add(end, RoundedOutline.onCurve)
      case .curve(let end, let control1, let control2):
        add(control1, RoundedOutline.cubic)
        add(control2, RoundedOutline.cubic)
        add(end, RoundedOutline.onCurve)
      case .closeSubpath: contours.append(points.count - 1)
      }
    }
    guard !contours.isEmpty, points.count <= Int(Int16.max) else { return }
    if pointMemory.count < points.count {
      pointMemory.deallocate()
      pointMemory = .allocate(capacity: points.count)
    }
    _ = pointMemory.update(fromContentsOf: points)
    slot.pointee.outline.points = pointMemory.baseAddress
    slot.pointee.outline.tags = store(tags, in: &tagMemory)
    slot.pointee.outline.contours = store(contours, in: &contourMemory)
    slot.pointee.outline.n_points = .init(clamping: points.count)
    slot.pointee.outline.n_contours = .init(clamping: contours.count)
  }

  private static let onCurve = 1
  private static let conic = 0
  private static let cubic = 2

  private func add(_ point: CGPoint, _ tag: Int) {
    points.append(FT_Vector(x: FT_Pos(Double(point.x).rounded()), y: FT_Pos(Double(point.y).rounded())))
    tags.append(tag)
  }

  /// Stores numbers of FreeType's type, which is signed before its version 2.13.3 and unsigned since.
  private func store<Number: FixedWidthInteger>(
    _ values: [Int], in memory: inout UnsafeMutableRawBufferPointer
  ) -> UnsafeMutablePointer<Number>? {
    let length = values.count * MemoryLayout<Number>.stride
    if memory.count < length {
      memory.deallocate()
      memory = .allocate(byteCount: length, alignment: MemoryLayout<Number>.alignment)
    }
    let numbers = memory.bindMemory(to: Number.self)
    for (index, value) in values.enumerated() { numbers[index] = Number(truncatingIfNeeded: value) }
    return numbers.baseAddress
  }

  /// The contours of a FreeType outline. Two controls of quadratic curves in a row have a point in their middle.
  private static func path(of outline: FT_Outline) -> Path {
    var path = Path()
    var first = 0
    for contour in 0..<Int(outline.n_contours) {
      let last = Int(outline.contours[contour])
      defer { first = last + 1 }
      guard last > first else { continue }
      add(outline, Array(first...last), to: &path)
    }
    return path
  }

  private static func add(_ outline: FT_Outline, _ indices: [Int], to path: inout Path) {
    let all = indices.map { (point: point(outline.points[$0]), kind: Int(outline.tags[$0]) & 3) }
    // A contour may start with a control.
    let offset = all.firstIndex { $0.kind == onCurve } ?? 0
    var rest = Array(all[offset...] + all[..<offset])
    let start = rest[0].kind == onCurve ? rest.removeFirst().point : middle(rest[0].point, rest[rest.count - 1].point)
    path.move(to: start)
    var index = 0
    while index < rest.count {
      let (point, kind) = rest[index]
      let next = index + 1 < rest.count ? rest[index + 1] : (start, onCurve)
      switch kind {
      case onCurve: path.addLine(to: point)
      case cubic:
        let end = index + 2 < rest.count ? rest[index + 2].point : start
        path.addCurve(to: end, control1: point, control2: next.0)
        index += 2
      default:
        path.addQuadCurve(to: next.1 == onCurve ? next.0 : middle(point, next.0), control: point)
        if next.1 == onCurve { index += 1 }
      }
      index += 1
    }
    path.closeSubpath()
  }

  private static func point(_ vector: FT_Vector) -> CGPoint { CGPoint(x: Double(vector.x), y: Double(vector.y)) }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
