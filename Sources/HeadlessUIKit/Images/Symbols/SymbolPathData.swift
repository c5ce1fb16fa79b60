internal import Foundation
internal import Graphics

/// Path data as SVG writes it, `M0,0 L10,0 …`: see "Paths" of SVG 1.1.
struct SymbolPathData {
  private let bytes: [UInt8]
  private var place = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which smooth curves mirror; nil after any other command.
  private var control: CGPoint?

  private init(_ text: Substring) { bytes = Array(text.utf8) }

  /// The path; nil where the text isn't path data. Numbers that aren't finite are none.
  static func path(_ text: Substring) -> Path? {
    var reader = SymbolPathData(text)
    return reader.read() ? reader.path : nil
  }

  private mutating func read() -> Bool {
    var command: UInt8 = 0
    while skipSpace() {
      if isLetter(bytes[place]) {
        command = bytes[place]
        place += 1
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return false
      }
      guard path.currentPoint != nil || command | 0x20 == UInt8(ascii: "m"), run(command) else { return false }
      // Pairs after the first one of a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    return true
  }

  private mutating func run(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? current : .zero
    let name = Character(UnicodeScalar(command & ~0x20))
    if name == "Z" {
      path.closeSubpath()
      current = start
      control = nil
      return true
    }
    guard let count = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7][name],
      let n = numbers(count, isArc: name == "A")
    else { return false }
    func point(_ index: Int) -> CGPoint { CGPoint(x: base.x + n[index], y: base.y + n[index + 1]) }
    let mirrored = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    var newControl: CGPoint?
    switch name {
    case "M":
      current = point(0)
      start = current
      path.move(to: current)
    case "L": line(to: point(0))
    case "H": line(to: CGPoint(x: base.x + n[0], y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: base.y + n[0]))
    case "C": newControl = curve(point(0), point(2), to: point(4))
    case "S": newControl = curve(mirrored, point(0), to: point(2))
    case "Q": newControl = quad(point(0), to: point(2))
    case "T": newControl = quad(mirrored, to: point(0))
    default: arc(radii: CGSize(width: n[0], height: n[1]), turn: n[2], isLong: n[3] != 0, n[4] != 0, to: point(5))
    }
    control = newControl
    return true
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) -> CGPoint {
    path.addCurve(to: point, control1: first, control2: second)
    current = point
    return second
  }

  private mutating func quad(_ control: CGPoint, to point: CGPoint) -> CGPoint {
    path.addQuadCurve(to: point, control: control)
    current = point
    return control
  }

  /// The arc of an ellipse between two points, by the formulas of SVG's implementation notes (F.6.5).
  private mutating func arc(radii: CGSize, turn: CGFloat, isLong: Bool, _ isPositive: Bool, to end: CGPoint) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, end != current else { return line(to: end) }
    let angle = turn * .pi / 180
    let unturned = CGAffineTransform(rotationAngle: -angle)
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2).applying(unturned)
    let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let below = (rx * half.y) * (rx * half.y) + (ry * half.x) * (ry * half.x)
    let factor = max(rx * ry * rx * ry / below - 1, 0).squareRoot() * (isLong == isPositive ? -1 : 1)
    let center = CGPoint(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
    let from = atan2((half.y - center.y) / ry, (half.x - center.x) / rx)
    let to = atan2((-half.y - center.y) / ry, (-half.x - center.x) / rx)
    var round = Path()
    round.addArc(center: .zero, radius: 1, startAngle: from, endAngle: to, clockwise: isPositive)
    let place = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: (current.x + end.x) / 2, y: (current.y + end.y) / 2))
    for case .curve(let to, let first, let second) in round.applying(place).elements {
      path.addCurve(to: to, control1: first, control2: second)
    }
    current = end
  }

  // MARK: Numbers

  /// Advances to the next byte that isn't white space or a comma; false at the end.
  private mutating func skipSpace() -> Bool {
    while place < bytes.count, [0x20, 0x2C, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
    return place < bytes.count
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }

  private mutating func numbers(_ count: Int, isArc: Bool) -> [CGFloat]? {
    var result: [CGFloat] = []
    for index in 0..<count {
      guard skipSpace() else { return nil }
      // An arc's flags are single digits, which may be followed by anything.
      guard let value = isArc && (index == 3 || index == 4) ? flag() : number() else { return nil }
      result.append(value)
    }
    return result
  }

  private mutating func flag() -> CGFloat? {
    guard bytes[place] == 0x30 || bytes[place] == 0x31 else { return nil }
    place += 1
    return bytes[place - 1] == 0x31 ? 1 : 0
  }

  private mutating func number() -> CGFloat? {
    let first = place
    func byte() -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { place += 1 }
    var hasPoint = false
    while (0x30...0x39).contains(byte()) || (byte() == UInt8(ascii: ".") && !hasPoint) {
      hasPoint = hasPoint || byte() == UInt8(ascii: ".")
      place += 1
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      place += 1
      if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { place += 1 }
      while (0x30...0x39).contains(byte()) { place += 1 }
    }
    let text = String(decoding: bytes[first..<place], as: UTF8.self)
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
