import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Values and styles by the names of their types, as apps pass them on.
@MainActor @Suite struct NamedValueTests {
  private func frame(_ view: some View) -> CGRect? {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    return shown.frame(of: "Row")
  }

  @Test func listStylesHaveTypes() {
    let list = List { Section { Text("Row") } }
    let (plain, grouped, inset) = (
      frame(list.listStyle(PlainListStyle())), frame(list.listStyle(GroupedListStyle())),
      frame(list.listStyle(InsetGroupedListStyle()))
    )
    #expect(plain != nil && plain == frame(list.listStyle(.plain)))
    #expect(grouped == frame(list.listStyle(.grouped)) && grouped != plain)
    // 16 points beside a card and 20 in it.
    #expect(inset == frame(list.listStyle(.insetGrouped)) && inset != grouped)
  }

  @Test func controlsHaveStylesByType() throws {
    let shown = ShownView(
      NavigationView {
        VStack {
          Button("Row") {}.buttonStyle(PlainButtonStyle())
          TextField("Name", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
        }
      }
      .navigationViewStyle(StackNavigationViewStyle()))
    defer { shown.screen.close() }
    #expect(shown.navigation != nil)
    #expect(try #require(shown.first(UITextField.self)).borderStyle == .roundedRect)
    #expect(shown.frame(of: "Row") != nil)
  }

  /// Apple's documentation of `Angle`: in degrees and in radians.
  @Test func anglesAreCalculated() {
    var angle = Angle(degrees: 180)
    #expect(angle.radians.isNear(.pi) && Angle(radians: .pi / 2).degrees.isNear(90))
    #expect((Angle.degrees(30) + .degrees(60)).degrees.isNear(90) && Angle.degrees(10) < .degrees(20))
    angle.degrees = 90
    #expect(angle.radians.isNear(.pi / 2) && Angle().degrees == 0)
  }

  private func half(of proxy: GeometryProxy) -> CGFloat { proxy.size.width / 2 }

  @Test func geometryIsPassedOn() {
    let shown = ShownView(
      GeometryReader { Block(width: half(of: $0), height: 10) }.frame(width: 100, height: 20))
    defer { shown.screen.close() }
    #expect(shown.frames("Block").map(\.width) == [50])
  }

  private struct Jumping: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Button("Row") { jump(proxy) }
          Block(width: 10, height: 2000)
          Text("End").id("end")
        }
      }
    }
    private func jump(_ proxy: ScrollViewProxy) { proxy.scrollTo("end", anchor: .bottom) }
  }

  @Test func aReadersProxyScrolls() throws {
    let shown = ShownView(Jumping())
    defer { shown.screen.close() }
    shown.tap(text: "Row")
    shown.update()
    // The safe area ends at 810.
    #expect(abs(try #require(shown.frame(of: "End")).maxY - 810) < 0.5)
  }

  @Test func contentModesAreValues() {
    func height(_ mode: ContentMode) -> CGFloat {
      ElementHost(Color.red.aspectRatio(2, contentMode: mode)).size(100, 100).height
    }
    // Twice as wide as high: 50 points fit into the width, and 200 points of width fill the height.
    #expect(ContentMode.allCases.map(height) == [50, 100])
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
