import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

/// The values that a view passes to its layer's background.
@Suite struct ViewBackgroundTests {
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @MainActor @Test func aViewsBackgroundIsItsLayers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = blue
    #expect(try #require(view.displayItems().first?.filledRect).color == blue.color)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    #expect(view.displayItems().isEmpty)
  }

  @MainActor @Test func aPatternIsRepeatedFromTheLayersCorner() throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { $0.fill($0.format.bounds) }
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: tile).withAlphaComponent(1)
    guard case .group(let group) = try #require(view.displayItems().first),
      case .fill(let path, .pattern(_, let origin, let size), _) = try #require(group.items.first)
    else {
      Issue.record("no pattern")
      return
    }
    #expect(path.rectangle == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(origin == .zero && size == CGSize(width: 4, height: 3))
  }
}
