import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// A picture shows symbol effects at rest.
@MainActor @Suite struct SymbolEffectTests {
  private let star = Image(systemName: "star")

  @Test func aSymbolIsUnchangedAtRest() {
    let plain = ElementHost(star).items()
    #expect(!plain.isEmpty)
    #expect(ElementHost(star.symbolEffect(.bounce, value: 1)).items() == plain)
    #expect(ElementHost(star.symbolEffect(.pulse)).items() == plain)
    #expect(ElementHost(star.symbolEffect(.variableColor.iterative, options: .repeating)).items() == plain)
    #expect(ElementHost(star.symbolEffect(.disappear, isActive: false)).items() == plain)
  }

  @Test func aSymbolThatDisappearedKeepsItsRoom() {
    let gone = ElementHost(star.symbolEffect(.disappear, isActive: true))
    #expect(gone.items().isEmpty && gone.size() == ElementHost(star).size())
  }

  /// Effects of a container apply to its symbols.
  @Test func onlySymbolsDisappear() {
    let row = HStack {
      Text("a")
      Image(systemName: "star")
    }
    let shown = ElementHost(row.symbolEffect(.disappear)).items()
    #expect(shown.glyphs.count == 1 && shown.fills.isEmpty)
    let kept = ElementHost(star.symbolEffectsRemoved().symbolEffect(.disappear)).items()
    #expect(kept == ElementHost(star).items())
  }
}
