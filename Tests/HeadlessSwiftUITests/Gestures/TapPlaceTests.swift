import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Taps with a location, and views that take none. A block of 100 x 50 points is at (145, 403.5).
@MainActor @Suite struct TapPlaceTests {
  @Test func aTapHasItsPlaceInEachSpace() {
    let notes = Notes()
    func note(_ name: String, _ place: CGPoint) { notes.add("\(name) \(place.x) \(place.y)") }
    func tapped(_ view: some View) -> [String] {
      let shown = ShownView(view)
      defer { shown.screen.close() }
      notes.entries = []
      shown.tap(160, 410)
      return notes.entries
    }
    let block = Block(width: 100, height: 50)
    #expect(tapped(block.gesture(SpatialTapGesture().onEnded { note("local", $0.location) })) == ["local 15.0 6.5"])
    #expect(
      tapped(block.gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { note("global", $0.location) }))
        == ["global 160.0 410.0"])
    #expect(tapped(block.onTapGesture { note("tap", $0) }) == ["tap 15.0 6.5"])
    #expect(
      tapped(
        block.onTapGesture(coordinateSpace: .named("space")) { note("named", $0) }.padding(20)
          .coordinateSpace(.named("space"))) == ["named 35.0 26.5"])
  }

  @Test func viewsWithoutHitTestingLetTouchesThrough() {
    let notes = Notes()
    func tapped(_ allows: Bool) -> [String] {
      let shown = ShownView(
        ZStack {
          Block(width: 100, height: 50).onTapGesture { notes.add("below") }
          Group { Block(width: 100, height: 50).onTapGesture { notes.add("above") } }.allowsHitTesting(allows)
        })
      defer { shown.screen.close() }
      notes.entries = []
      shown.tap(160, 410)
      return notes.entries
    }
    #expect(tapped(true) == ["above"])
    #expect(tapped(false) == ["below"])
  }

  @Test func gesturesMaskEachOther() {
    let notes = Notes()
    func tapped(_ mask: GestureMask) -> [String] {
      let shown = ShownView(
        Block(width: 100, height: 50).onTapGesture { notes.add("inside") }
          .highPriorityGesture(TapGesture().onEnded { notes.add("own") }, including: mask))
      defer { shown.screen.close() }
      notes.entries = []
      shown.tap(160, 410)
      return notes.entries
    }
    #expect(tapped(.all) == ["own"])
    #expect(tapped(.gesture) == ["own"])
    #expect(tapped(.subviews) == ["inside"])
    #expect(tapped(.none) == [])
  }
}
