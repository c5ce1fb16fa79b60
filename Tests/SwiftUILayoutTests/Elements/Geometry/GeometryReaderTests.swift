import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of `GeometryReader`.
@MainActor @Suite struct GeometryReaderTests {
  @Test func itTakesTheRoomAndPlacesItsContentAtTheTopLeading() {
    let (box, filler) = (Box(20, 10), Filler())
    let reader = _GeometryReaderElement([box, filler])
    #expect(reader.layOut(300, 200) == CGSize(width: 300, height: 200))
    #expect(box.frame.origin == .zero && filler.size == CGSize(width: 300, height: 200))
    #expect(reader.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    Direction(_GeometryReaderElement([box]), .rightToLeft).layOut(300, 200)
    #expect(box.frame.origin == CGPoint(x: 280, y: 0))
  }

  /// The content is created with the size before it is placed, and the enclosing layout needs no second pass.
  @Test func theContentIsMadeByTheSize() throws {
    let reader = _GeometryReaderElement()
    var sizes: [CGSize] = []
    reader.willPlaceContent = { [unowned reader] in
      sizes.append(reader.size)
      reader.content = [Box(reader.size.width / 2, 5)]
    }
    let root = Root(_StackElement(column: [Box(10, 50), reader], spacing: 0))
    root.layOut(300, 200)
    #expect(sizes == [CGSize(width: 300, height: 150)])
    #expect(reader.content.map(\.frame) == [CGRect(x: 0, y: 50, width: 150, height: 5)])
    root.layOut(300, 200)
    #expect(sizes.count == 1 && root.invalidations == 0)
    root.layOut(200, 200)
    #expect(reader.content.map(\.size.width) == [100])
  }

  @Test func itIsAskedAgainWhenSomethingAroundMovesIt() {
    let reader = _GeometryReaderElement()
    var places: [CGPoint] = []
    reader.willPlaceContent = { [unowned reader] in places.append(reader.globalOrigin) }
    let offset = _OffsetElement(
      _FrameElement(_FrameElement(reader, width: 50, height: 50), width: 60, height: 60), offset: .zero)
    offset.layOut()
    offset.offset.width = 30
    offset.layOut()
    #expect(places == [CGPoint(x: 5, y: 5), CGPoint(x: 35, y: 5)])
  }

  private final class Root: _UnaryElement {
    var invalidations = 0
    override func layoutWasInvalidated() { invalidations += 1 }
  }
}
