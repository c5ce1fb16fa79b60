import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple documents `accessibilityLabel(content:)`: the texts of the views are the label, and the given view is the one before.
@MainActor @Suite struct AccessibilityLabelContentTests {
  private func labels(_ view: some View) -> [String?] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    return (shown.controller.view.accessibilityElements ?? []).map { ($0 as? NSObject)?.accessibilityLabel }
  }

  @Test func theOwnLabelStandsWhereItIsPlaced() {
    let view = Text("Mail").accessibilityLabel { label in
      Text("Important")
      label
      Text("from Ada")
    }
    #expect(labels(view) == ["Important, Mail, from Ada"])
  }

  @Test func aShapeIsAnElementWithTheTextsAlone() {
    let view = Block().accessibilityLabel { label in
      label
      Text("Red")
      Text("hidden").accessibilityHidden(true)
    }
    #expect(labels(view) == ["Red"])
  }

  @Test func anOuterLabelReplacesAll() {
    let view = Text("Mail").accessibilityLabel { _ in Text("Inner") }.accessibilityLabel("Outer")
    #expect(labels(view) == ["Outer"])
  }
}
