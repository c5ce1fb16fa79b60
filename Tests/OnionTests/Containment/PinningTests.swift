import HeadlessUIKit
import Onion
import Testing
import UIKit

/// Views are constrained to edges, safe area and margins.
@MainActor @Suite struct PinningTests {
  /// The root's view has 375 by 812 points, safe area insets of 44 and 34 points, and margins of 16 more points at the sides.
  private func frame(
    on configuration: ScreenConfiguration = Stage.notch, pinned pin: (UIView) -> Void
  ) -> CGRect {
    let view = UIView()
    let stage = Stage(configuration) {
      let root = UIViewController()
      root.view.addSubview(view)
      pin(view)
      return root
    }
    defer { stage.close() }
    return view.frame
  }

  @Test func edgesAreTheWholeContainer() {
    #expect(frame { $0.pin() } == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func theSafeAreaKeepsClearOfNotchAndIndicator() {
    #expect(frame { $0.pin(to: .safeArea) } == CGRect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
  }

  @Test func marginsLieWithinTheSafeArea() {
    #expect(frame { $0.pin(to: .margins) } == CGRect(x: 16, y: 44, width: 375 - 32, height: 812 - 44 - 34))
  }

  @Test func insetsLieInsideAndFollowTheReadingDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(frame { $0.pin(insets: insets) } == CGRect(x: 20, y: 1, width: 375 - 24, height: 812 - 4))
    let rightToLeft = Stage.notch(UITraitCollection(layoutDirection: .rightToLeft))
    #expect(frame(on: rightToLeft) { $0.pin(insets: insets) } == CGRect(x: 4, y: 1, width: 375 - 24, height: 812 - 4))
  }

  @Test func edgesThatAreNotNamedStayFree() {
    let bar = frame { view in
      let made = view.pin(to: .safeArea, edges: [.top, .leading, .trailing])
      #expect(made.map(\.firstAttribute) == [.top, .leading, .trailing])
      #expect(made.filter(\.isActive).count == 3)
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(bar == CGRect(x: 0, y: 44, width: 375, height: 50))
  }

  @Test func anAncestorMayBeTheContainer() {
    let inner = UIView()
    _ = frame { outer in
      outer.pin(to: .margins)
      outer.addSubview(inner)
      inner.pin(to: .edges, of: outer.superview)
    }
    #expect(inner.frame == CGRect(x: -16, y: -44, width: 375, height: 812))
  }
}
