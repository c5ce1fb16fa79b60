import Foundation
import Graphics
import SwiftUILayout
import Testing

/// Which elements draw again after a change, and that kept drawings are those that the elements would draw.
@MainActor @Suite struct KeptDrawingTests {
  /// Draws a rectangle.
  private final class Leaf: _LayoutElement {
    var length: CGFloat = 5 { didSet { drawingDidChange() } }
    var height: CGFloat = 10 { didSet { invalidateLayout() } }
    private let isKept: Bool
    private(set) var draws = 0

    init(isKept: Bool = true) { self.isKept = isKept }

    override var keepsDrawing: Bool { isKept }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: height) }

    override func draw(_ canvas: inout ElementCanvas) {
      draws += 1
      let rect = CGRect(origin: canvas.origin, size: CGSize(width: length, height: size.height))
      canvas.items.append(.fill(Graphics.Path(rect: rect), .color(.black)))
    }
  }

  private func drawn(_ root: _LayoutElement, scale: CGFloat = 3) -> [DisplayItem] {
    var canvas = ElementCanvas(scale: scale)
    canvas.draw(root)
    return canvas.items
  }

  /// With an effect, even one that changes nothing, all elements draw.
  private func drawnAnew(_ root: _LayoutElement, scale: CGFloat = 3) -> [DisplayItem] {
    var canvas = ElementCanvas(scale: scale)
    canvas.applying({ $0 }) { $0.draw(root) }
    return canvas.items
  }

  /// The leaves that draw, by their indices.
  private func drawing(_ leaves: [Leaf], in root: _LayoutElement) -> [Int] {
    let before = leaves.map(\.draws)
    _ = drawn(root)
    return leaves.indices.filter { leaves[$0].draws != before[$0] }
  }

  @Test func onlyWhatChangedDrawsAgain() {
    let leaves = (0..<1000).map { _ in Leaf() }
    let column = _StackElement(column: leaves.map { _PaddingElement($0, insets: EdgeInsets()) }, spacing: 0)
    column.layOut(100, nil)
    #expect(drawing(leaves, in: column) == Array(0..<1000))
    #expect(drawing(leaves, in: column) == [])
    leaves[500].length = 8
    #expect(drawing(leaves, in: column) == [500])
    leaves[3].presence = 0.5
    #expect(drawing(leaves, in: column) == [3])
    leaves[3].presence = 1
    #expect(drawing(leaves, in: column) == [3])
    // A new layout of the same size.
    leaves[7].invalidateLayout()
    column.layOut(100, nil)
    #expect(drawing(leaves, in: column) == [7])
    // Those below it move.
    leaves[990].height = 30
    column.layOut(100, nil)
    #expect(drawing(leaves, in: column) == Array(990..<1000))
  }

  /// What can't be kept draws each time, and so does what is around it.
  @Test func otherElementsDrawEachTime() {
    let leaves = (0..<10).map { Leaf(isKept: $0 % 2 == 0) }
    let column = _StackElement(column: leaves.map { _PaddingElement($0, insets: EdgeInsets()) })
    column.layOut(100, nil)
    _ = drawn(column)
    #expect(drawing(leaves, in: column) == [1, 3, 5, 7, 9])
    #expect(drawn(column) == drawnAnew(column))
  }

  /// An element that another container has adopted reports its changes there.
  @Test func whatMovedToAnotherContainerIsNotKept() {
    let leaves = (0..<10).map { _ in Leaf() }
    let rows = leaves.map { _PaddingElement($0, insets: EdgeInsets()) }
    let column = _StackElement(column: rows)
    column.layOut(100, nil)
    _ = drawn(column)
    let other = _PaddingElement(leaves[4], insets: EdgeInsets())
    for length in [6, 7] as [CGFloat] {
      leaves[4].length = length
      #expect(drawn(column) == drawnAnew(column))
    }
    #expect(other.child === leaves[4])
  }

  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// Rows with elements around and beside each other, and all their changes.
  @MainActor private final class Rows {
    let leaves = (0..<40).map { Leaf(isKept: $0 % 7 != 0) }
    private(set) var paddings: [_PaddingElement] = []
    private(set) var traits: [_TraitElement] = []
    private(set) var directions: [_DirectionElement] = []
    private(set) var rows: [_LayoutElement] = []
    let columns: [_StackElement]
    let root: _LayoutElement
    var left: [_LayoutElement] = []

    init() {
      for start in stride(from: 0, to: 40, by: 4) {
        let padding = _PaddingElement(leaves[start], insets: EdgeInsets())
        let secondary = _SecondaryElement(leaves[start + 1], background: leaves[start + 2])
        let row = _StackElement(row: [padding, secondary, leaves[start + 3]], alignment: .top)
        let direction = _DirectionElement(row, direction: .leftToRight)
        let trait = _TraitElement(direction, key: _ZIndexKey.self, value: 0.0)
        paddings.append(padding)
        traits.append(trait)
        directions.append(direction)
        rows.append(trait)
      }
      columns = [_StackElement(column: rows), _StackElement(column: [])]
      root = _ZStackElement(columns)
    }

    func change(_ numbers: inout Numbers) {
      let index = numbers.below(rows.count)
      switch numbers.below(9) {
      case 0: leaves[numbers.below(40)].length = CGFloat(numbers.below(9))
      case 1: leaves[numbers.below(40)].height = CGFloat(10 + numbers.below(3))
      case 2: paddings[index].insets.leading = CGFloat(numbers.below(5))
      case 3:
        traits[index].value = Double(numbers.below(3))
        traits[index].invalidateLayout()
      case 4: directions[index].direction = numbers.below(2) == 0 ? .leftToRight : .rightToLeft
      case 5: leaves[numbers.below(40)].presence = numbers.below(2) == 0 ? 1 : 0.5
      case 6:
        let (from, to) = numbers.below(2) == 0 ? (columns[0], columns[1]) : (columns[1], columns[0])
        guard !from.content.isEmpty else { return }
        let row = from.content[numbers.below(from.content.count)]
        from.content.removeAll { $0 === row }
        to.content.append(row)
      case 7:
        let column = columns[numbers.below(2)]
        if column.leaving.isEmpty, let row = column.content.first {
          column.content.removeFirst()
          column.leaving = [row]
        } else {
          column.content += column.leaving
          column.leaving = []
        }
      default: columns[0].content.reverse()
      }
    }
  }

  @Test(arguments: [3, 11, 42] as [UInt64]) func keptDrawingsAreThoseOfTheElements(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let rows = Rows()
    rows.root.layOut(200, nil)
    for step in 0..<200 {
      for _ in 0...numbers.below(2) { rows.change(&numbers) }
      rows.root.layOut(200, nil)
      let scale: CGFloat = step % 10 == 9 ? 2 : 3
      #expect(drawn(rows.root, scale: scale) == drawnAnew(rows.root, scale: scale), "step \(step)")
    }
  }
}
