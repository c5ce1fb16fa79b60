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
    // Titles have whole points.
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

  /// 44 x 44 points minus 8 on every side are 28 x 28: space for 20, not for 40.
  @Test(arguments: [(20, 12, 20), (40, 8, 28)] as [(CGFloat, CGFloat, CGFloat)])
  func insetsOfTheImageAreRoomThatItMayNotEnter(side: CGFloat, start: CGFloat, shown: CGFloat) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(square(side), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    button.layoutIfNeeded()
    expect(button.imageView!.frame, equals: CGRect(x: start, y: start, width: shown, height: shown))
  }

  @Test func anInsetOnOneSideMovesWhatIsCentredByHalf() {
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let place = button.titleRect(forContentRect: button.bounds)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    expect(button.titleRect(forContentRect: button.bounds), equals: place.offsetBy(dx: 5, dy: 0))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    expect(button.titleRect(forContentRect: button.bounds), equals: place.offsetBy(dx: 10, dy: 0))
    button.contentHorizontalAlignment = .left
    expect(
      button.titleRect(forContentRect: button.bounds),
      equals: CGRect(origin: CGPoint(x: 10, y: place.minY), size: place.size))
  }

  @Test func symbolsTakeTheSizeThatTheButtonPrefers() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize == UIImage(systemName: "star", withConfiguration: large)!.size)
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

  /// Frames in public documents of Xcode 7 to 11: 21 x 21 in 21 x 22, 24 x 21 in 24 x 22, 20 x 14 in a height of 22, 24 x 24 and 38
  /// x 29 unchanged. Recorded on iOS 26.2: 20 x 22 for 20 x 20.
  @Test(
    arguments: [(21, 21, 22), (24, 21, 22), (20, 14, 22), (24, 24, 24), (38, 29, 29)] as [(CGFloat, CGFloat, CGFloat)])
  func anImageAloneIsAtLeastALineHigh(width: CGFloat, height: CGFloat, expected: CGFloat) {
    let size = CGSize(width: width, height: height)
    for type in [UIButton.ButtonType.custom, .system] {
      let button = UIButton(type: type)
      button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: width, height: expected))
    }
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @MainActor private final class Target: NSObject {
    var taps = 0
    func tap() { taps += 1 }
  }

  @Test func systemButtonsAreMadeWithImageAndAction() {
    let target = Target()
    let image = UIImage(systemName: "plus") ?? UIImage()
    let button = UIButton.systemButton(with: image, target: target, action: Selector("tap", Target.tap))
    #expect(button.buttonType == .system && button.image(for: .normal) === image)
    button.sendActions(for: .touchUpInside)
    #expect(target.taps == 1)
    #expect(UIButton.systemButton(with: image, target: nil, action: nil).allTargets.isEmpty)
  }
}
