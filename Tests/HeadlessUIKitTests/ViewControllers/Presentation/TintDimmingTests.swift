import Testing
import UIKit

@testable import HeadlessUIKit

/// Tint colours below a presentation become grey.
@MainActor @Suite struct TintDimmingTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  /// Red, green and blue are equal in a grey.
  private func isGray(_ color: UIColor) -> Bool {
    let color = color.displayColor(for: .standard)
    return color.red == color.green && color.green == color.blue
  }

  @Test func tintsBelowAnAlertAreGrayUntilItGoes() {
    let below = UIViewController()
    let (plain, own) = (Tinted(), Tinted())
    own.tintColor = .systemRed
    below.view.addSubview(plain)
    below.view.addSubview(own)
    let screen = Screens.show(below)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    (plain.changes, own.changes) = (0, 0)
    below.present(alert, animated: false)
    screen.window.updateScreen()
    #expect(isGray(plain.tintColor) && isGray(own.tintColor))
    #expect(plain.changes == 1 && own.changes == 1)
    #expect(!isGray(alert.view.tintColor))
    below.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(own.tintColor == .systemRed)
    #expect(plain.tintColor == .systemBlue)
    screen.close()
  }

  @Test func aSheetThatDarkensNothingLeavesTints() throws {
    let (below, above) = (UIViewController(), UIViewController())
    let screen = Screens.show(below)
    let sheet = try #require(above.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    below.present(above, animated: false)
    screen.window.updateScreen()
    #expect(!isGray(below.view.tintColor))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(isGray(below.view.tintColor))
    screen.window.rootViewController = nil
    #expect(!isGray(below.view.tintColor))
    screen.close()
  }

  @Test func anAppsOwnModeStays() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    view.tintAdjustmentMode = .dimmed
    #expect(isGray(inner.tintColor))
    inner.tintAdjustmentMode = .normal
    #expect(!isGray(inner.tintColor))
  }
}
