import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Rasterizer
import Testing

import struct Graphics.ViewNode

@MainActor @Suite struct ButtonTests {
  private func size<Content: View>(_ view: Content) -> CGSize {
    ElementHost(view).size()
  }

  /// Rows 80 and 83 of the figures: 12 points beside and 7 above and below the label of a bordered button of regular size, 20 and
  /// 15 of a large one; a line of body text is 20.33 high, one of subheadline 18 (at 3 pixels a point).
  @Test func borderedButtonsHaveTheInsetsOfUIKitsConfigurations() {
    let text = size(Text("Save"))
    let regular = size(Button("Save") {}.buttonStyle(.bordered))
    #expect(regular.height.isNear(34.333))
    #expect((regular.width - text.width).isNear(24))
    let large = size(Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large))
    #expect(large.height.isNear(50.333))
    #expect((large.width - text.width).isNear(40))
    #expect(size(Button("Save") {}.buttonStyle(.bordered).controlSize(.small)).height.isNear(28))
  }

  /// From iOS 26 on.
  @Test func flexibleButtonsFillTheWidth() {
    func width(_ sizing: ButtonSizing) -> CGFloat {
      ElementHost(Button("Save") {}.buttonStyle(.borderedProminent).buttonSizing(sizing)).size(300, 100).width
    }
    #expect(width(.flexible) == 300 && width(.fitted) < 100 && width(.automatic) == width(.fitted))
  }

  /// Row 84: a plain or borderless button is its label.
  @Test func buttonsWithoutABorderAreAsLargeAsTheirLabels() {
    let text = size(Text("Save"))
    #expect(size(Button("Save") {}) == text)
    #expect(size(Button("Save") {}.buttonStyle(.plain)) == text)
    #expect(size(Button("Save") {}.buttonStyle(BorderlessButtonStyle())) == text)
  }

  /// Recorded in the buttons and links of home-assistant's widgets: a centred line would be moved by a fraction of a pixel.
  @Test func aSingleLineBeginsAtItsEdge() throws {
    func pixels(_ view: some View) throws -> [Double] {
      let shown = ShownView(view)
      defer { shown.screen.close() }
      let picture = try CairoRasterizer.paint(shown.screen.displayList())
      let frame = try #require(shown.frame(of: "Subtitle 2"))
      return (Int(frame.minX * 3)..<Int(frame.maxX * 3)).map { Double(picture[$0, Int(frame.midY * 3)].red) }
    }
    let text = Text("Subtitle 2").foregroundColor(.black)
    let button = Button {
    } label: {
      text
    }
    #expect(try pixels(button) == pixels(text))
    // The text's width isn't a whole number of pixels, so that centring would be visible.
    #expect(try pixels(text.multilineTextAlignment(.center)) != pixels(text))
  }

  /// Apps set `multilineTextAlignment(.leading)` on texts in buttons, which are centred without it.
  @Test func linesOfALabelAreCentred() throws {
    func start(_ view: some View) throws -> CGFloat {
      let shown = ShownView(view)
      defer { shown.screen.close() }
      let picture = try CairoRasterizer.paint(shown.screen.displayList())
      let frame = try #require(shown.frame(of: "Wide line\nA"))
      let row = Int((frame.maxY - 10) * 3)
      let first = (Int(frame.minX * 3)..<Int(frame.maxX * 3)).first { picture[$0, row].red < 0.7 }
      return (CGFloat(try #require(first)) / 3 - frame.minX) / frame.width
    }
    let text = Text("Wide line\nA").foregroundColor(.black)
    #expect(try start(text) < 0.1)
    #expect(
      try start(
        Button {
        } label: {
          text
        }) > 0.35)
    #expect(
      try start(
        Button {
        } label: {
          text
        }.buttonStyle(.plain)) > 0.35)
    #expect(
      try start(
        Button {
        } label: {
          text.multilineTextAlignment(.leading)
        }) < 0.1)
    #expect(
      try start(
        Button {
        } label: {
          text
        }.multilineTextAlignment(.trailing)) > 0.7)
    #expect(
      try start(
        NavigationStack {
          NavigationLink {
            Text("B")
          } label: {
            text
          }
        }) > 0.35)
  }

  @Test func aTapRunsTheActionAndADisabledButtonNone() throws {
    var taps = 0
    let shown = ShownView(
      VStack {
        Button("On") { taps += 1 }
        Button("Off") { taps += 10 }.disabled(true)
      })
    for text in ["On", "Off"] {
      let frame = try #require(shown.frame(of: text))
      shown.tap(frame.midX, frame.midY)
    }
    #expect(taps == 1)
  }

  @Test func aFingerThatLeavesTheButtonRunsNothing() throws {
    var taps = 0
    let shown = ShownView(Button("Save") { taps += 1 })
    let frame = try #require(shown.frame(of: "Save"))
    shown.screen.window.send(.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: 700)))
    #expect(taps == 0)
  }

  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(isEnabled ? 10 : 20)
    }
  }

  @Test func anOwnStyleReadsTheEnvironment() {
    let text = size(Text("Save"))
    #expect((size(Button("Save") {}.buttonStyle(Framed())).width - text.width).isNear(20))
    #expect((size(Button("Save") {}.buttonStyle(Framed()).disabled(true)).width - text.width).isNear(40))
  }

  /// How apps colour buttons: `Button("x") {}.foregroundStyle(.white)`, or a screen for calls that is completely white.
  @Test func aStyleAroundAButtonReplacesItsTint() throws {
    let shown = ShownView(
      List {
        Section {
          Button("Tinted") {}
          VStack { Button("Around") {}.buttonStyle(.borderless) }.foregroundStyle(.green)
          Button("Prominent") {}.buttonStyle(.borderedProminent).foregroundStyle(.green)
          LabeledContent("Label") { Button("Value") {}.buttonStyle(.borderless) }
        } header: {
          Button("Header") {}
        }
      })
    func color(_ text: String) -> String? {
      func find(_ node: ViewNode) -> String? {
        if node.text?.caseInsensitiveCompare(text) == .orderedSame { return node.style["textColor"] }
        return node.children.lazy.compactMap(find).first
      }
      return find(shown.tree)
    }
    let (tint, green) = (try #require(color("Tinted")), try #require(color("Around")))
    #expect(tint != green)
    #expect(color("Prominent") == green)
    // The grey of a header and of a value depends on the context, and the tint replaces it.
    #expect(color("Header") == tint)
    #expect(color("Value") == tint)
  }

  @Test func aCircularButtonIsAsWideAsHigh() {
    let image = size(Image(systemName: "heart"))
    for style in [true, false] {
      let button = Button {
      } label: {
        Image(systemName: "heart")
      }
      .buttonBorderShape(.circle)
      let circle = style ? size(button.buttonStyle(.bordered)) : size(button.buttonStyle(.borderedProminent))
      #expect(circle.width.isNear(circle.height))
      #expect(circle.width.isNear(max(image.width, image.height) + 14))
    }
  }

  @Test func buttonsShowTheirLooks() throws {
    let shown = ShownView(
      VStack(spacing: 12) {
        Button("Automatic") {}
        Button("Delete", role: .destructive) {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Tinted") {}.buttonStyle(.bordered).tint(.green)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Large", systemImage: "star.fill") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      })
    try shown.savePicture("buttons")
    #expect(shown.texts.count >= 9)
  }
}
