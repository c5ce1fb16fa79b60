import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Inspectors in regular width; in compact width they are sheets.
@MainActor @Suite struct InspectorTests {
  private struct Page: View {
    @State var isInspected = false
    @State var count = 0
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Button("Inspect") { isInspected.toggle() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .inspector(isPresented: $isInspected) { Text("Details").inspectorColumnWidth(200) }
    }
  }

  private func show(_ sizeClass: UserInterfaceSizeClass) -> ShownView<some View> {
    ShownView(Page().environment(\.horizontalSizeClass, sizeClass), size: CGSize(width: 1024, height: 768))
  }

  @Test func regularWidthShowsAColumnBesideTheContent() throws {
    let shown = show(.regular)
    defer { shown.screen.close() }
    #expect(shown.frame(of: "Count 0")?.midX == 512)
    shown.tap(text: "Count 0")
    shown.tap(text: "Inspect")
    #expect(shown.controller.presentedViewController == nil)
    // The column has the last 200 points; the content keeps its state in the other 824.
    #expect(shown.frame(of: "Details")?.midX == 924)
    #expect(shown.frame(of: "Count 1")?.midX == 412)
    // A line between them, from the top to the bottom.
    let line = try #require(shown.frames("Divider").first)
    #expect(line.minX == 824 && line.width <= 1 && line.height >= 768 - 47 - 34)
    shown.tap(text: "Inspect")
    #expect(shown.frame(of: "Details") == nil)
    #expect(shown.frame(of: "Count 1")?.midX == 512)
  }

  @Test func compactWidthShowsASheet() {
    let shown = show(.compact)
    defer { shown.screen.close() }
    shown.tap(text: "Inspect")
    #expect(shown.controller.presentedViewController != nil)
    #expect(shown.texts.contains("Details"))
  }
}
