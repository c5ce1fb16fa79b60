import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Styles of pickers, and controls of several values.
@MainActor @Suite struct PickerStyleTests {
  private struct Choosing<Style: PickerStyle>: View {
    let style: Style
    @State var choice = 1
    var body: some View {
      VStack {
        Picker("Fruit", selection: $choice) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
        .pickerStyle(style)
        Text("Choice \(choice)")
      }
    }
  }

  /// A menu with all values, opened by the one that is chosen.
  @Test func aMenuOffersTheValues() {
    let shown = ShownView(Choosing(style: .menu))
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Apple") && !shown.texts.contains("Pear"))
    shown.tap(text: "Apple")
    shown.update()
    shown.screen.window.chooseMenuElement(titled: "Pear")
    shown.update()
    #expect(shown.texts.contains("Choice 2") && shown.texts.contains("Pear") && !shown.texts.contains("Apple"))
  }

  /// A row of all values.
  @Test func aPaletteShowsTheValues() throws {
    let shown = ShownView(Choosing(style: .palette))
    defer { shown.screen.close() }
    let control = try #require(shown.first(UISegmentedControl.self))
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 0)
    let frame = control.convert(control.bounds, to: shown.screen.window)
    shown.tap(frame.maxX - 20, frame.midY)
    #expect(shown.texts.contains("Choice 2"))
  }

  private struct Lamp {
    var isOn: Bool
  }

  private struct Lamps: View {
    @State var lamps = [Lamp(isOn: true), Lamp(isOn: false)]
    var body: some View {
      VStack {
        Toggle("All", sources: $lamps, isOn: \.isOn)
        Text(lamps.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      }
    }
  }

  /// Apple's documentation of `Toggle(_:sources:isOn:)`: it is on where all values are, and sets all of them.
  @Test func aToggleOfSeveralValuesSetsAll() throws {
    let shown = ShownView(Lamps())
    defer { shown.screen.close() }
    let control = try #require(shown.first(UISwitch.self))
    #expect(!control.isOn)
    shown.tap(control)
    #expect(shown.texts.contains("on on"))
    shown.tap(control)
    #expect(shown.texts.contains("off off"))
  }

  private struct MenuWithAction: View {
    let notes: Notes
    var body: some View {
      Menu("Add") {
        Button("Folder") { notes.add("folder") }
      } primaryAction: {
        notes.add("page")
      }
    }
  }

  /// Apple's documentation of `Menu(_:content:primaryAction:)`: a tap runs the action, a long press opens the menu.
  @Test func aMenusPrimaryActionIsATap() throws {
    let notes = Notes()
    let shown = ShownView(MenuWithAction(notes: notes))
    defer { shown.screen.close() }
    shown.tap(text: "Add")
    #expect(notes.entries == ["page"] && !shown.texts.contains("Folder"))
    let frame = try #require(shown.frame(of: "Add"))
    shown.screen.window.send(.longPress(at: CGPoint(x: frame.midX, y: frame.midY)))
    shown.update()
    shown.tap(text: "Folder")
    #expect(notes.entries == ["page", "folder"])
  }
}
