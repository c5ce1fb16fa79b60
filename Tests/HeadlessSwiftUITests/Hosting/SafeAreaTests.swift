import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The screen is 390 x 844 points, of which 47 at the top and 34 at the bottom are outside of the safe area.
@MainActor @Suite struct SafeAreaTests {
  private func frame(_ view: some View) -> CGRect? {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    return shown.frames("Rectangle").first
  }

  @Test func viewsExtendBeyondTheSafeAreasEdges() {
    let shape = Rectangle().fill(.red)
    #expect(frame(shape) == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(frame(shape.edgesIgnoringSafeArea(.top)) == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(frame(shape.edgesIgnoringSafeArea(.all)) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame(shape.ignoresSafeArea(edges: .bottom)) == CGRect(x: 0, y: 47, width: 390, height: 797))
  }
}
