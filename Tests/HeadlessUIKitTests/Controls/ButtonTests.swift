import Testing
import UIKit

@testable import HeadlessUIKit

/// Sizes and states of buttons, in points.
@MainActor @Suite struct ButtonTests {
  init() { HostedScreen.apply(.standard) }

  @Test func aSystemButtonIsThirtyHighAndAtLeastThirtyWide() {
    // 15 points: a line of 17.9, 18 in thirds, and 6 above and below.
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func insetsReplaceTheOwnSpace() {
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    // Titles take whole points.
    let width = button.titleLabel!.intrinsicContentSize.width.rounded(.up)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: width + 30, height: 21))
  }

  @Test func imageAndTitleStandSideBySideInTheMiddle() {
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let natural = button.titleLabel!.intrinsicContentSize
    let title = CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
    let start = PixelRounding(scale: 3).round((200 - 20 - title.width) / 2)
    expect(button.imageView!.frame, equals: CGRect(x: start, y: 10, width: 20, height: 20))
    #expect(abs(button.titleLabel!.frame.minX - start - 20) < 0.34)
    #expect(button.titleLabel!.frame.size == title)
  }

  @Test func rightToLeftPutsTheImageLast() {
    let button = UIButton(type: .system)
    button.semanticContentAttribute = .forceRightToLeft
    button.setTitle("A title", for: .normal)
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView!.frame.minX >= button.titleLabel!.frame.maxX - 0.34)
  }

  @Test func eachStateShowsItsOwnOrTheNormalTitle() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.titleLabel!.text == "normal")
    button.isSelected = true
    #expect(button.titleLabel!.text == "selected")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel!.text == "normal")
    #expect(button.currentTitleColor == .red)
  }

  @Test func customButtonsAreWhiteAndSystemButtonsTinted() {
    let custom = UIButton()
    custom.setTitle("x", for: .normal)
    #expect(custom.titleLabel!.textColor == .white)
    let system = UIButton(type: .system)
    system.tintColor = .purple
    system.setTitle("x", for: .normal)
    #expect(system.titleLabel!.textColor == .purple)
  }

  @Test func actionsRunForTheirEvents() {
    let button = UIButton()
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("any") }, for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(events == ["any", "up", "any"])
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
