import Foundation
import Testing

@testable import TextLayout

@Suite struct AlignedTabTests {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func starts(_ text: String, _ stops: [TabStop]) -> [CGFloat] {
    engine.layout(AttributedText(text, style: ParagraphStyle(tabStops: stops))).lines[0].runs.map(\.origin.x)
  }

  @Test func textEndsAtATrailingStop() throws {
    let start = try #require(starts("a\tword", [TabStop(200, alignment: .trailing)]).last)
    #expect(abs(start + engine.width("word") - 200) < 0.01)
  }

  @Test func textLiesAroundACentredStop() throws {
    let start = try #require(starts("a\tword", [TabStop(200, alignment: .center)]).last)
    #expect(abs(start + engine.width("word") / 2 - 200) < 0.01)
  }

  @Test func numbersEndAtTheirPoint() throws {
    let stop = TabStop(200, alignment: .trailing, terminators: ".")
    let start = try #require(starts("a\t12.75", [stop]).last)
    #expect(abs(start + engine.width("12") - 200) < 0.1)
  }

  @Test func longTextStartsWhereItsTabDoes() throws {
    let text = "wider than the stop is far"
    let start = try #require(starts("a\t" + text, [TabStop(60, alignment: .trailing)]).last)
    #expect(abs(start - engine.width("a")) < 0.01)
  }

  @Test func theNextTabEndsWhatIsAligned() throws {
    let places = starts("a\tbb\tcc", [TabStop(100, alignment: .trailing), TabStop(200, alignment: .trailing)])
    #expect(abs(places[1] + engine.width("bb") - 100) < 0.01 && abs(places[2] + engine.width("cc") - 200) < 0.01)
  }
}
