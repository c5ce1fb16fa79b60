internal import Foundation
internal import Graphics

// Paths in archives: the type of each element, with Core Graphics' numbers, and its points.
extension Path {
  private static let key = "UIBezierPathElements"

  func encode(with coder: NSCoder) {
    var numbers: [Double] = []
    func add(_ kind: Double, _ points: CGPoint...) {
      numbers += [kind] + points.flatMap { [Double($0.x), Double($0.y)] }
    }
    for element in elements {
      switch element {
      case .move(let point): add(0, point)
      case .line(let point): add(1, point)
      case .quadCurve(let point, let control): add(2, control, point)
      case .curve(let point, let control1, let control2): add(3, control1, control2, point)
      case .closeSubpath: add(4)
      }
    }
    coder.encode(numbers: numbers, forKey: Path.key)
  }

  /// An empty path where the archive has none; what can't be understood ends the path.
  init(coder: NSCoder) {
    self.init()
    var numbers = (coder.decodeNumbers(forKey: Path.key) ?? [])[...]
    while let kind = numbers.popFirst() {
      let count = kind == 3 ? 3 : kind == 2 ? 2 : kind == 4 ? 0 : 1
      guard numbers.count >= 2 * count else { return }
      let points = (0..<count).map { index in
        let place = numbers.startIndex + 2 * index
        return CGPoint(x: numbers[place], y: numbers[place + 1])
      }
      numbers = numbers.dropFirst(2 * count)
      // Segments can only be added to a subpath.
      switch kind {
      case 0: move(to: points[0])
      case 1 where !isEmpty: addLine(to: points[0])
      case 2 where !isEmpty: addQuadCurve(to: points[1], control: points[0])
      case 3 where !isEmpty: addCurve(to: points[2], control1: points[0], control2: points[1])
      case 4: closeSubpath()
      default: return
      }
    }
    let box = outlineBox
    // A rectangle stays one, as it is painted much faster than a path of lines.
    if elements.count == 5, Path(rect: box).elements == elements { self = Path(rect: box) }
  }
}
