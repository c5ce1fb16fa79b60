import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Glass effects of iOS 26, as far as iOS 17 can show them.
@MainActor @Suite struct GlassEffectTests {
  private func backdrop(_ view: UIView) -> UIView { view.subviews[0] }

  @Test func glassIsAThinMaterialInACapsule() {
    let effect = UIGlassEffect(style: .regular)
    effect.tintColor = .red
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    #expect(backdrop(view).layer.cornerRadius == 20 && backdrop(view).clipsToBounds)
    // The blur, the material, the tint.
    #expect(backdrop(view).contentItems().count == 3)
    view.cornerConfiguration = .corners(radius: 8)
    view.layoutIfNeeded()
    #expect(backdrop(view).layer.cornerRadius == 8)
    view.effect = UIBlurEffect(style: .systemThinMaterial)
    view.layoutIfNeeded()
    #expect(backdrop(view).contentItems().count == 2 && !backdrop(view).clipsToBounds)
  }

  @Test func glassButtonsAreCapsules() {
    let button = UIButton(configuration: .glass())
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.background.visualEffect == UIBlurEffect(style: .systemThinMaterial))
    #expect(UIButton.Configuration.glass() != .clearGlass())
    #expect(UIButton.Configuration.prominentGlass().background.visualEffect == nil)
  }

  @Test func scrollViewsHaveEffectsOfTheirOwn() {
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(scroll.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    #expect(UIScrollView().topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
  }
}
