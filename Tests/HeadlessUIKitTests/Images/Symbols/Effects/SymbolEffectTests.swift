import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The final state of symbols after effects.
@MainActor @Suite struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "star.fill"))

  @Test func symbolsThatDisappearedAreGone() {
    #expect(!view.contentItems().isEmpty)
    view.addSymbolEffect(.disappear)
    #expect(view.contentItems().isEmpty)
    view.addSymbolEffect(.appear)
    #expect(!view.contentItems().isEmpty)
    view.addSymbolEffect(.disappear.up.byLayer, options: .repeat(2).speed(3), animated: false)
    view.removeAllSymbolEffects()
    #expect(!view.contentItems().isEmpty)
  }

  @Test func othersTellThatTheyAreOver() {
    let before = view.contentItems()
    var isFinished = false
    view.addSymbolEffect(.bounce, options: .nonRepeating) { isFinished = $0.isFinished }
    view.addSymbolEffect(.variableColor.iterative)
    view.addSymbolEffect(.pulse)
    #expect(isFinished && view.contentItems() == before)
    view.addSymbolEffect(.scale.up)
    #expect(view.contentItems() != before)
    view.removeSymbolEffect(ofType: .scale)
    #expect(view.contentItems() == before)
  }

  @Test func oneSymbolTakesAnothersPlace() {
    let image = UIImage(systemName: "heart.fill")!
    view.setSymbolImage(image, contentTransition: .replace.downUp)
    #expect(view.image === image)
  }
}
