import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// The appearance of a button without configuration during a touch.
@MainActor @Suite struct ButtonHighlightTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func button(_ type: UIButton.ButtonType = .custom) -> UIButton {
    let button = UIButton(type: type)
    button.setImage(image, for: .normal)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    return button
  }

  /// The black above the image and within it, from 0 to 1.
  private func shade(_ button: UIButton) -> CGFloat? {
    for case .group(let outer) in button.imageView?.contentItems() ?? [] {
      for case .group(let group) in outer.items where group.blendMode == .sourceAtop {
        if case .fill(_, .color(let color), _)? = group.items.first { return color.alpha }
      }
    }
    return nil
  }

  @Test func anImageIsDarkenedWhereItIs() {
    let button = button()
    #expect(shade(button) == nil)
    button.isHighlighted = true
    #expect(shade(button) == 0.4)
    button.adjustsImageWhenHighlighted = false
    #expect(shade(button) == nil)
  }

  @Test func anImageOfItsOwnStaysAsItIs() {
    let button = button()
    button.setImage(image, for: .highlighted)
    button.isHighlighted = true
    #expect(shade(button) == nil)
  }

  @Test func aSystemButtonsImageFadesWithItsTitle() {
    let button = button(.system)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == button.titleLabel?.alpha && button.imageView!.alpha < 0.5)
    #expect(shade(button) == nil)
    button.isHighlighted = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func theTitlesShadowFallsToTheOtherSide() throws {
    let button = button()
    button.setTitleShadowColor(.red, for: .normal)
    let label = try #require(button.titleLabel)
    label.shadowOffset = CGSize(width: 2, height: 3)
    /// The distance of the shadow's line from the title's.
    func offset() throws -> CGSize {
      let origins = label.contentItems().flatMap { item -> [CGPoint] in
        if case .group(let group) = item {
          return group.items.compactMap { if case .glyphs(_, let origin, _) = $0 { origin } else { nil } }
        }
        if case .glyphs(_, let origin, _) = item { return [origin] }
        return []
      }
      try #require(origins.count == 2)
      return CGSize(width: (origins[0].x - origins[1].x).rounded(), height: (origins[0].y - origins[1].y).rounded())
    }
    button.isHighlighted = true
    #expect(try offset() == CGSize(width: 2, height: 3))
    button.reversesTitleShadowWhenHighlighted = true
    #expect(try offset() == CGSize(width: -2, height: -3))
    #expect(label.shadowOffset == CGSize(width: 2, height: 3))
    button.isHighlighted = false
    #expect(try offset() == CGSize(width: 2, height: 3))
  }
}
