import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// The start of a label's text, in points.
@MainActor @Suite struct LabelAlignmentTests {
  /// The position at which the first run of glyphs is drawn.
  private func origin(_ view: UIView) -> CGPoint? {
    func find(_ items: [DisplayItem]) -> CGPoint? {
      for item in items {
        switch item {
        case .glyphs(_, let origin, _): return origin
        case .group(let group): if let found = find(group.items) { return found }
        default: break
        }
      }
      return nil
    }
    let context = CGContext(recordingIn: view.bounds, scale: 3)
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    return find(context.takeItems())
  }

  private func shown<View: UIView>(_ view: View, appDirection: UIUserInterfaceLayoutDirection?) -> HostedScreen {
    var configuration = ScreenConfiguration.standard
    configuration.traits = UITraitCollection(traitsFrom: [
      configuration.traits, UITraitCollection(layoutDirection: .rightToLeft),
    ])
    configuration.appDirection = appDirection
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    return HostedScreen(configuration) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
  }

  /// Recorded on iOS 26.2: with only the traits set, a stretched label's text remains at the left.
  @Test func naturalAlignmentFollowsTheAppsLanguageAndNotTheTraits() throws {
    for (direction, isLeft) in [(.leftToRight, true), (.rightToLeft, false)]
      as [(UIUserInterfaceLayoutDirection, Bool)]
    {
      let label = UILabel()
      label.text = "abc"
      let field = UITextField()
      field.text = "abc"
      for view in [label, field] as [UIView] {
        let screen = shown(view, appDirection: direction)
        defer { screen.close() }
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == direction)
        let x = try #require(origin(view)).x
        #expect(isLeft ? x == 0 : x > 100)
      }
    }
  }

  /// A line of 22 points is 26.25 high, on thirds 26.33: it is centred in the label.
  @Test func aLabelThatIsLowerThanItsLineShowsTheMiddle() throws {
    HostedScreen.apply(.standard)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    label.font = .systemFont(ofSize: 22)
    label.text = "abc"
    label.frame.size.height = 40
    let high = try #require(origin(label)).y
    label.frame.size.height = 22
    let low = try #require(origin(label)).y
    // (40 - 26.33) / 2 = 6.83, on thirds 7; (22 - 26.33) / 2 = -2.17, on thirds -2.
    #expect(abs(high - low - 9) < 0.001)
  }
}
