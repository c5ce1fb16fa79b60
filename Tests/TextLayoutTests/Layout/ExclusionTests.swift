import Foundation
import Graphics
import Testing

@testable import TextLayout

/// Lines around shapes: lines of text in 17 points are 20.29 points high.
@Suite struct ExclusionTests {
  private let engine: TextEngine
  private let words = Array(repeating: "word", count: 60).joined(separator: " ")

  init() throws { engine = try makeEngine() }

  private func lines(_ path: Path, width: CGFloat = 200, padding: CGFloat = 0, text: String? = nil) -> [LaidOutText
    .Line]
  {
    let constraints = LayoutConstraints(width: width, exclusions: LineExclusions([path], padding: padding))
    return engine.layout(AttributedText(text ?? words), in: constraints).lines
  }

  @Test func linesBesideAShapeAreShorter() {
    let lines = lines(Path(rect: CGRect(x: 120, y: 0, width: 80, height: 40)))
    #expect(lines[0].frame.maxX <= 120 && lines[1].frame.maxX <= 120)
    // The third line starts at 40.57, below the shape.
    #expect(lines[2].frame.maxX > 120)
    #expect(lines[0].fragment == 0...120)
    #expect(lines[2].fragment == nil)
    #expect(abs(lines[2].frame.minY - 2 * 20.287109375) < 0.01)
  }

  @Test func textGoesOnBeyondAShape() {
    let lines = lines(Path(rect: CGRect(x: 80, y: 0, width: 40, height: 20)))
    #expect(lines[0].frame.maxX <= 80)
    #expect(lines[1].frame.minX == 120)
    #expect(lines[1].frame.minY == lines[0].frame.minY)
    #expect(lines[1].range.lowerBound == lines[0].range.upperBound)
    #expect(lines[2].frame.minX == 0 && lines[2].frame.minY > lines[1].frame.minY)
  }

  @Test func anEllipseTakesWhatItCovers() {
    // From 20.29 to 40.57 of an ellipse around 50, 50 with a radius of 50, the widest part is at 40.57.
    let lines = lines(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let reach = 50 + (50.0 * 50 - (50 - 2 * 20.287) * (50 - 2 * 20.287)).squareRoot()
    #expect(abs(Double(lines[1].frame.minX) - reach) < 0.05)
  }

  @Test func paddingLiesAtBothSidesOfAShape() {
    // In the container, which starts 5 points left of the layout, the shape ends at 60: text starts 5 points further.
    let lines = lines(Path(rect: CGRect(x: 0, y: 0, width: 60, height: 20)), padding: 5)
    #expect(lines[0].frame.minX == 60)
  }

  @Test func placesTooNarrowForAWordAreLeftOut() {
    let lines = lines(Path(rect: CGRect(x: 20, y: 0, width: 100, height: 20)))
    #expect(lines[0].frame.minX == 120 && lines[0].range.lowerBound == 0)
  }

  @Test func linesMoveBelowAShapeThatLeavesNoRoom() {
    let lines = lines(Path(rect: CGRect(x: 0, y: 0, width: 200, height: 100)))
    #expect(lines[0].frame.minY >= 100 && lines[0].frame.minY <= 101)
    #expect(abs(lines[1].frame.minY - lines[0].frame.maxY) < 0.01)
  }

  @Test func aParagraphStartsInARowOfItsOwn() {
    let lines = lines(Path(rect: CGRect(x: 80, y: 0, width: 40, height: 20)), text: "a\nb")
    #expect(lines.map(\.frame.minX) == [0, 0])
    #expect(lines[1].frame.minY > lines[0].frame.minY)
  }

  @Test func textFromTheRightFillsARowFromThere() {
    let lines = lines(
      Path(rect: CGRect(x: 80, y: 0, width: 40, height: 20)),
      text: Array(repeating: "שלום", count: 20).joined(separator: " "))
    #expect(lines[0].frame.maxX == 200 && lines[1].frame.maxX <= 80)
    #expect(lines[0].frame.minY == lines[1].frame.minY)
  }

  @Test func shapesThatAreNoneChangeNothing() {
    var odd = Path()
    odd.move(to: CGPoint(x: CGFloat.nan, y: 0))
    odd.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
    odd.addLine(to: CGPoint(x: 10, y: 10))
    #expect(lines(odd).map(\.range) == lines(Path()).map(\.range))
    let huge = lines(Path(rect: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)))
    #expect(!huge.isEmpty)
  }
}
