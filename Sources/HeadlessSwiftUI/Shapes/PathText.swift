internal import Foundation
internal import Graphics

/// Outlines as text, with the points before each element's letter: `0 0 m 10 0 l h`.
enum PathText {
  static func words(_ path: Graphics.Path) -> String {
    func numbers(_ points: CGPoint...) -> String {
      points.map { "\(short($0.x)) \(short($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let to): "\(numbers(to)) m"
      case .line(let to): "\(numbers(to)) l"
      case .quadCurve(let to, let control): "\(numbers(control, to)) q"
      case .curve(let to, let control1, let control2): "\(numbers(control1, control2, to)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  static func outline(_ text: String) -> Graphics.Path? {
    var path = Graphics.Path()
    var numbers: [CGFloat] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      numbers.removeAll()
      switch (word, points.count) {
      case ("m", 1): path.move(to: points[0])
      case ("l", 1): path.addLine(to: points[0])
      case ("q", 2): path.addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): path.closeSubpath()
      case ("re", 2): path.addRect(CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
      default: return nil
      }
    }
    return numbers.isEmpty ? path : nil
  }
}
