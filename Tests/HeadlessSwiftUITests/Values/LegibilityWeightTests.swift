import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Bold text in the environment: system fonts are drawn a step heavier, `.regular` as `.semibold`, as with UIKit's trait.
@MainActor @Suite struct LegibilityWeightTests {
  private func runs(_ view: some HeadlessSwiftUI.View, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> [GlyphRun]
  {
    ElementHost(view, change: change).items().glyphs.map(\.run)
  }

  @Test func boldTextIsDrawnAStepHeavier() {
    let bold = Text("Aa").environment(\.legibilityWeight, .bold)
    #expect(runs(bold) == runs(Text("Aa").fontWeight(.semibold)) && !runs(bold).isEmpty)
    let sized = Text("Aa").font(.system(size: 20))
    #expect(runs(sized.environment(\.legibilityWeight, .bold)) == runs(sized.fontWeight(.semibold)))
  }

  @Test func regularWeightTurnsBoldTextOff() {
    let plain = runs(Text("Aa"))
    #expect(runs(Text("Aa").environment(\.legibilityWeight, .regular)) == plain)
    let bold = UITraitCollection(legibilityWeight: .bold)
    let inBold = { (environment: inout EnvironmentValues) in
      environment = EnvironmentValues(traits: bold)
      environment.displayScale = 3
    }
    #expect(runs(Text("Aa"), inBold) == runs(Text("Aa").fontWeight(.semibold)))
    #expect(runs(Text("Aa").environment(\.legibilityWeight, .regular), inBold) == plain)
  }

  @Test func theWeightFollowsTheTraits() {
    #expect(EnvironmentValues(traits: UITraitCollection(legibilityWeight: .bold)).legibilityWeight == .bold)
    #expect(EnvironmentValues().legibilityWeight == nil && LegibilityWeight(.unspecified) == nil)
    #expect(UILegibilityWeight(LegibilityWeight.bold) == .bold && UILegibilityWeight(nil) == .unspecified)
  }
}
