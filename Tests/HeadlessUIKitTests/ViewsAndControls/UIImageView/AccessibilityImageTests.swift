import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Images that grow at accessibility text sizes as `UIFontMetrics` scales lengths: like the body style's lines, from 22 points to
/// 62 at the largest size.
@MainActor @Suite struct AccessibilityImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }

  private func show(_ view: UIView, _ category: UIContentSizeCategory) -> HostedScreen {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return Screens.show(controller, on: Screens.tall { $0.preferredContentSizeCategory = category })
  }

  @Test func anImageGrowsWithTheTextWhereItIsAskedTo() {
    let view = UIImageView(image: image)
    let screen = show(view, .accessibilityExtraExtraExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(abs(view.intrinsicContentSize.width - 40.0 * 62 / 22) < 0.5)
    #expect(abs(view.sizeThatFits(.zero).height - 20.0 * 62 / 22) < 0.5)
    screen.close()
  }

  @Test func otherTextSizesChangeNothing() {
    let view = UIImageView(image: image)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let screen = show(view, .extraExtraExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    screen.close()
  }

  @Test func aButtonsImageGrowsAndTheButtonWithIt() throws {
    for configuration in [nil, UIButton.Configuration.plain()] {
      let button = UIButton(type: .custom)
      button.configuration = configuration
      button.setImage(image, for: .normal)
      let screen = show(button, .accessibilityExtraExtraExtraLarge)
      let before = button.intrinsicContentSize
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
      let growth = button.intrinsicContentSize.width - before.width
      #expect(abs(growth - 40.0 * 40 / 22) < 1)
      screen.close()
    }
  }
}
