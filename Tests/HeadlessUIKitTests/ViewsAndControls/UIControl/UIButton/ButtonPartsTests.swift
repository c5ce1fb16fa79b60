import Testing
import UIKit

@testable import HeadlessUIKit

/// The time at which a button creates its title label and its image view.
@MainActor @Suite struct ButtonPartsTests {
  init() { HostedScreen.apply(.standard) }

  @Test func partsAreMadeWhenTheyAreNeeded() {
    let button = UIButton(type: .system)
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    button.setTitle("Title", for: .normal)
    #expect(button.subviews.map { "\(type(of: $0))" } == ["UIButtonLabel"])
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.subviews.map { "\(type(of: $0))" } == ["UIImageView", "UIButtonLabel"])
    button.setBackgroundImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.subviews.count == 3)
  }

  @Test func partsAreMadeWhenTheyAreAskedFor() {
    let button = UIButton()
    #expect(button.titleLabel?.superview === button)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(button.imageView?.superview === button)
    #expect(button.subviews.count == 2)
  }

  @Test func framesAreCurrentAfterInsetsChanged() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let before = button.titleLabel?.frame.minX ?? 0
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(button.titleLabel?.frame.minX == before + 10)
    button.titleEdgeInsets = .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    #expect(button.titleLabel?.frame.minX == before + 20)
  }

  @Test func recognizersLeaveAnEmptyArray() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  @Test func labelsAreClearAndTitlesHaveNoBackground() {
    #expect(UILabel().backgroundColor == .clear)
    #expect(UIButton(type: .system).titleLabel?.backgroundColor == nil)
    let label = UILabel()
    label.backgroundColor = .red
    #expect(label.backgroundColor == .red)
    label.backgroundColor = nil
    #expect(label.backgroundColor == nil)
  }

  @Test func hierarchiesTellWhatViewsSayOfThemselves() {
    final class Named: UIView {
      nonisolated override var description: String { "<Named>" }
    }
    let view = UIView()
    view.addSubview(Named())
    #expect(view.recursiveDescription().hasSuffix("\n   | <Named>"))
    #expect(UIButton(type: .system).recursiveDescription().contains("gestureRecognizers = "))
  }
}
