import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct ToggleTests {
  struct Setting: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Text(isOn ? "Is on" : "Is off")
        Button("Flip") { isOn.toggle() }
      }
    }
  }

  @Test func aTapTurnsTheSwitch() throws {
    let shown = ShownView(Setting())
    let view = try #require(shown.first(UISwitch.self))
    // The layout is 49 points wide at the trailing edge, and the switch 51 (rows 89 and 90 of the figures).
    let frame = view.convert(view.bounds, to: shown.screen.window)
    #expect(frame.minX == 341 && frame.size == CGSize(width: 51, height: 31))
    shown.tap(view)
    #expect(view.isOn)
    #expect(shown.texts.contains("Is on"))
    shown.tap(text: "Flip")
    #expect(!view.isOn)
    #expect(shown.texts.contains("Is off"))
  }

  @Test func aDisabledSwitchStays() throws {
    let shown = ShownView(Setting().disabled(true))
    let view = try #require(shown.first(UISwitch.self))
    #expect(!view.isEnabled)
    shown.tap(view)
    #expect(shown.texts.contains("Is off"))
  }

  @Test func tintsColourTheSwitch() throws {
    let tinted = ShownView(Toggle("A", isOn: .constant(true)).tint(.orange))
    #expect(tinted.first(UISwitch.self)?.onTintColor != nil)
    let plain = ShownView(Toggle("A", isOn: .constant(true)))
    #expect(plain.first(UISwitch.self)?.onTintColor == nil)
    let styled = ShownView(Toggle("A", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)))
    #expect(styled.first(UISwitch.self)?.onTintColor != nil)
  }

  @Test func hiddenLabelsLeaveTheSwitchAlone() {
    let again = Toggle("A", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden()
    #expect(ElementHost(again).size(300).width == 300)
    #expect(ElementHost(Toggle("A", isOn: .constant(true)).labelsHidden()).size(300) == CGSize(width: 49, height: 31))
  }

  /// Row 92: a switch doesn't make a list's row higher than a line of text does: 44 points (row 106).
  @Test func aSwitchKeepsTheRowsHeight() throws {
    let shown = ShownView(
      List {
        Toggle("Sound", isOn: .constant(true))
        Stepper("Count", value: .constant(1))
        Text("After")
      })
    let after = try #require(shown.frame(of: "After"))
    // 35 above the first card, two rows of 44, and a line of 20.33 centred in the third.
    #expect(abs(after.minY - (47 + 35 + 88 + 11.833)) < 0.35)
    let view = try #require(shown.first(UISwitch.self))
    let frame = view.convert(view.bounds, to: shown.screen.window)
    #expect(abs(frame.midY - (47 + 35 + 22)) < 0.35 && frame.height == 31)
    // The part of the switch outside its frame takes touches; a constant doesn't change.
    shown.tap(frame.midX, frame.minY + 2)
    #expect(view.isOn)
    try shown.savePicture("control-rows")
  }

  struct Checkbox: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
          Text(isEnabled ? "usable" : "unusable")
        }
      }
    }
  }

  @Test func anOwnStyleMakesTheViews() {
    struct Own: View {
      @State var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Checkbox()) }
    }
    let shown = ShownView(Own())
    #expect(shown.texts == ["[ ]", "Sound", "usable"])
    shown.tap(text: "Sound")
    #expect(shown.texts == ["[x]", "Sound", "usable"])
  }

  /// A style that adds to the toggle of the style around it, as Apple's documentation shows.
  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
  }

  @Test func aStyleMayShowTheToggleItself() {
    let host = ElementHost(Toggle("A", isOn: .constant(true)).labelsHidden().toggleStyle(Framed()))
    #expect(host.size(300) == CGSize(width: 69, height: 51))
  }

  struct Buttons: View {
    @State var isOn = false
    var body: some View {
      Toggle("Bold", isOn: $isOn).toggleStyle(.button)
      Text(isOn ? "Is on" : "Is off")
    }
  }

  @Test func aButtonTogglesToo() throws {
    let shown = ShownView(VStack { Buttons() })
    shown.tap(text: "Bold")
    #expect(shown.texts.contains("Is on"))
    try shown.savePicture("toggle-button")
  }

  struct Several: View {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    @State var items = [Item(id: 0, isOn: true), Item(id: 1, isOn: false)]
    var body: some View {
      Toggle("All", sources: $items, isOn: \.isOn)
      Text("On: \(items.count { $0.isOn })")
    }
  }

  struct Described: View {
    @State var isOn = true
    var body: some View {
      Toggle(isOn: $isOn) {
        Text("Vibrate")
        Text("When it rings")
      }
      LabeledContent {
        Text("Value")
      } label: {
        Text("Name")
        Text("Its purpose")
      }
    }
  }

  /// Apple's documentation of `Toggle` and `LabeledContent`: the first text of a label is its title, the second its subtitle.
  /// A subheadline is 18 points high, and 2.33 below a line of body (rows 15 and 41 of the figures).
  @Test(arguments: [("Vibrate", "When it rings"), ("Name", "Its purpose")])
  func textsAfterTheFirstAreSubtitles(_ title: String, _ subtitle: String) throws {
    let shown = ShownView(Form { Described() })
    let first = try #require(shown.frame(of: title))
    let second = try #require(shown.frame(of: subtitle))
    #expect(second.minX == first.minX && second.height == 18)
    #expect(abs(second.minY - first.maxY - 7.0 / 3) < 0.34)
  }

  @Test func oneToggleStandsForSeveralValues() throws {
    let shown = ShownView(VStack { Several() })
    let view = try #require(shown.first(UISwitch.self))
    #expect(!view.isOn)
    shown.tap(view)
    #expect(shown.texts.contains("On: 2"))
    shown.tap(view)
    #expect(shown.texts.contains("On: 0"))
  }

  struct InMenu: View {
    @State var isOn = true
    var body: some View {
      Menu("Options") { Toggle("Grid", isOn: $isOn) }
      Text(isOn ? "Is on" : "Is off")
    }
  }

  @Test func aToggleInAMenuHasACheckMark() throws {
    let shown = ShownView(VStack { InMenu() })
    shown.tap(text: "Options")
    let action = try #require(shown.screen.window.visibleMenuElements.first as? UIAction)
    #expect(action.title == "Grid" && action.state == .on)
    #expect(shown.screen.window.chooseMenuElement(titled: "Grid"))
    shown.update()
    #expect(shown.texts.contains("Is off"))
  }

  @Test func aToggleThatIsAButtonIsSelectedWhileItIsOn() throws {
    for isOn in [false, true] {
      let shown = ShownView(Toggle("Grid", isOn: .constant(isOn)).toggleStyle(.button))
      defer { shown.screen.close() }
      let element = try #require(shown.controller.view.accessibilityElements?.first as? NSObject)
      #expect(element.accessibilityTraits == (isOn ? [.button, .selected] : .button))
    }
  }
}
