import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessUIKit

/// Sizes of what symbols paint, measured in pictures that public apps recorded on iOS with three pixels a point.
@Suite struct SymbolMeasureTests {
  struct Measure: CustomTestStringConvertible {
    var name: String
    var pointSize: CGFloat
    var weight = UIImage.SymbolWeight.regular
    var scale = UIImage.SymbolScale.medium
    var width, height: CGFloat
    var testDescription: String { name }
  }

  static let recorded = [
    Measure(name: "plus", pointSize: 16, scale: .large, width: 16.43, height: 16.4),
    Measure(name: "wifi", pointSize: 16, scale: .large, width: 21.34, height: 15.41),
    Measure(name: "location.fill", pointSize: 16, scale: .large, width: 17.54, height: 17.41),
    Measure(name: "arrow.left.arrow.right", pointSize: 16, scale: .large, width: 17.89, height: 21.89),
    Measure(name: "hand.raised.fill", pointSize: 16, scale: .large, width: 14.79, height: 19.78),
    Measure(name: "server.rack", pointSize: 15, width: 17.24, height: 13.38),
    Measure(name: "list.bullet.rectangle", pointSize: 15, width: 17.27, height: 13.49),
    Measure(name: "house.fill", pointSize: 15, width: 17.42, height: 15.28),
    Measure(name: "tag", pointSize: 15, width: 16.24, height: 16.23),
    Measure(name: "lock", pointSize: 11, width: 7.33, height: 10.52),
    Measure(name: "heart", pointSize: 21, width: 20.33, height: 18.81),
    Measure(name: "arrow.clockwise.circle", pointSize: 28, width: 27.88, height: 27.86),
    Measure(name: "arrow.up", pointSize: 22, weight: .bold, width: 17.21, height: 20.55),
    Measure(name: "arrow.up", pointSize: 20, weight: .bold, width: 15.66, height: 18.68),
    Measure(name: "arrow.trianglehead.2.counterclockwise.rotate.90", pointSize: 10, width: 11.86, height: 9.95),
    Measure(name: "keyboard", pointSize: 10, width: 12.29, height: 7.72),
    Measure(name: "doc.text", pointSize: 10, width: 8.21, height: 10.47),
    Measure(name: "play", pointSize: 10, width: 7.27, height: 8.16),
    Measure(name: "text.line.magnify", pointSize: 10, width: 10.43, height: 8.8),
  ]

  @Test(arguments: recorded)
  func symbolsAreAsLargeAsOnIOS(_ measure: Measure) throws {
    let items = try items(
      measure.name,
      UIImage.SymbolConfiguration(pointSize: measure.pointSize, weight: measure.weight, scale: measure.scale))
    let ink = items.flatMap(boxes).reduce(CGRect.null) { $0.union($1) }
    // A pixel.
    #expect(abs(ink.width - measure.width) < 1.0 / 3, "\(ink.width)")
    #expect(abs(ink.height - measure.height) < 1.0 / 3, "\(ink.height)")
  }

  /// Recorded with a plus of 16 points in the large scale: lines of 1.55 points. Bold arrows of 22 points have 3.12.
  @Test func linesAreThickerInTheLargeScale() throws {
    let large = try widths("plus", UIImage.SymbolConfiguration(pointSize: 16, weight: .regular, scale: .large))
    #expect(large.allSatisfy { abs($0 - 1.55) < 0.05 } && !large.isEmpty)
    let bold = try widths("arrow.up", UIImage.SymbolConfiguration(pointSize: 22, weight: .bold))
    #expect(bold.allSatisfy { abs($0 - 3.12) < 0.05 } && !bold.isEmpty)
  }

  /// Recorded with `arrow.clockwise.circle` of 28 points: the circle's line has 2.33 points, the arrow's 1.9.
  @Test func linesInsideShapesAreThinnerWhereTheirSymbolIsSmaller() throws {
    let found = try widths("arrow.clockwise.circle", UIImage.SymbolConfiguration(pointSize: 28))
    #expect(found.contains { abs($0 - 2.33) < 0.05 } && found.contains { abs($0 - 1.9) < 0.05 }, "\(found)")
  }

  /// Recorded on iOS 18.5, of ten points: text after it begins 11.5 points and the spacing after the image's start.
  @Test func twoArrowsInACircleAreNarrowerThanWhatTheyPaint() throws {
    let names = ["arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"]
    for name in names {
      let symbol = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
      #expect(abs(try #require(symbol).size.width - 11.5) < 0.34)
    }
  }

  /// Recorded on iOS 18.5: a star of 22 points in a column, and a bordered button around a microphone of 17, by the views beside them;
  /// on iOS 26: a bolt of 17 before a title, and fitted into 10 and 16 points.
  @Test(
    arguments: [
      ("star.fill", 22, CGSize(width: 28.33, height: 26.33)), ("mic.fill", 17, CGSize(width: 17.33, height: 19.67)),
      ("bolt.fill", 17, CGSize(width: 17.67, height: 19.33)),
    ] as [(String, CGFloat, CGSize)])
  func imagesAreAsLargeAsOnIOS(name: String, pointSize: CGFloat, size: CGSize) throws {
    let symbol = try #require(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize)))
    #expect(
      abs(symbol.size.width - size.width) < 0.34 && abs(symbol.size.height - size.height) < 0.34, "\(symbol.size)")
  }

  @Test func roundCornersAreArcs() throws {
    let square = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)].map {
      SymbolCorner(point: CGPoint(x: $0.0, y: $0.1), radius: 4)
    }
    let path = Path(through: square, isClosed: true)
    var last = CGPoint.zero
    var centers = 0
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): last = to
      case .curve(let to, let first, let second):
        // The middle of the curve is as far from the arc's centre as its ends.
        let middle = CGPoint(
          x: (last.x + 3 * first.x + 3 * second.x + to.x) / 8, y: (last.y + 3 * first.y + 3 * second.y + to.y) / 8)
        let center = CGPoint(x: to.x < 5 ? 4 : 6, y: to.y < 5 ? 4 : 6)
        for point in [last, middle, to] where abs(hypot(point.x - center.x, point.y - center.y) - 4) > 0.002 {
          Issue.record("\(point) isn't 4 from \(center)")
        }
        centers += 1
        last = to
      default: break
      }
    }
    #expect(centers == 4)
    // Where the edges are too short, two arcs share them.
    let narrow = Path(through: square.map { SymbolCorner(point: $0.point, radius: 40) }, isClosed: true)
    #expect(narrow.outlineBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // The ends of an open line stay where they are.
    let open = Path(through: Array(square.dropLast()), isClosed: false)
    #expect(open.elements.first == .move(to: .zero) && open.currentPoint == CGPoint(x: 10, y: 10))
  }

  // MARK: Reading items

  private func items(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> [DisplayItem] {
    let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
    return symbol.displayItems(in: CGRect(origin: .zero, size: symbol.size), tint: .black)
  }

  private func widths(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> [CGFloat] {
    func widths(_ item: DisplayItem) -> [CGFloat] {
      switch item {
      case .stroke(_, _, let style): [style.width]
      case .group(let group): (group.items + (group.mask ?? [])).flatMap(widths)
      default: []
      }
    }
    return try items(name, configuration).flatMap(widths)
  }

  /// The boxes of what is painted; what a mask leaves of a fill is the mask's own.
  private func boxes(_ item: DisplayItem) -> [CGRect] {
    switch item {
    case .fill(let path, _, _): [path.outlineBox]
    case .stroke(let path, _, let style): [path.stroked(style).outlineBox]
    case .group(let group) where group.blendMode == .destinationOut: []
    case .group(let group): (group.mask ?? group.items).flatMap(boxes)
    default: []
    }
  }
}
