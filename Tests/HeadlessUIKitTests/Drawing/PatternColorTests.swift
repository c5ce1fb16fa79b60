import Foundation
import Graphics
import HeadlessUIKit
import Testing

/// Images as colours.
@Suite struct PatternColorTests {
  @MainActor @Test func patternsKeepTheirImage() throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill($0.format.bounds) }
    let pattern = UIColor(patternImage: tile)
    #expect(pattern.cgColor.patternImage === tile)
    #expect(UIColor(cgColor: pattern.cgColor) == pattern)
    #expect(pattern.cgColor != UIColor.clear.cgColor)
    guard case .pattern(_, let origin, let size) = try #require(pattern.cgColor.paint(from: CGPoint(x: 1, y: 2))) else {
      Issue.record("not a pattern")
      return
    }
    #expect(origin == CGPoint(x: 1, y: 2) && size == CGSize(width: 4, height: 3))
    #expect(UIColor.clear.cgColor.paint() == nil)
  }
}
