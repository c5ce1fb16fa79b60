import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Where a line that is too long loses characters: the ellipsis stands there.
@MainActor @Suite struct TruncationTests {
  private let text = Text(verbatim: "abcdefghijklmnopqrstuvwxyz")

  private func glyphs(_ view: some View, width: CGFloat? = nil) -> [UInt32] {
    ElementHost(view).items(width).glyphs.flatMap { $0.run.glyphs.map(\.id) }
  }

  @Test func theModeSaysWhereCharactersAreMissing() throws {
    let ellipsis = try #require(glyphs(Text(verbatim: "\u{2026}")).first)
    func places(_ mode: Text.TruncationMode) -> (place: Int?, count: Int) {
      let all = glyphs(text.lineLimit(1).truncationMode(mode), width: 100)
      return (all.firstIndex(of: ellipsis), all.count)
    }
    let (head, middle, tail) = (places(.head), places(.middle), places(.tail))
    #expect(head.place == 0 && tail.place == tail.count - 1)
    #expect(try #require(middle.place) > 1 && #require(middle.place) < middle.count - 2)
  }

  @Test func aLineThatIsALittleTooLongIsTightened() {
    let width = ElementHost(text).size().width - 2
    #expect(glyphs(text.lineLimit(1), width: width).count < 26)
    #expect(glyphs(text.lineLimit(1).allowsTightening(true), width: width).count == 26)
  }
}
