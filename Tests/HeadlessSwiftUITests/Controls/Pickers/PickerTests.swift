import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, mint
    var id: Self { self }
  }

  struct Choice<Style: PickerStyle>: View {
    let style: Style
    @State var flavor = Flavor.vanilla
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("Chosen \(flavor.rawValue)")
      }
    }
  }

  @Test func segmentsChooseAndFollow() throws {
    let shown = ShownView(Choice(style: .segmented))
    let control = try #require(shown.first(UISegmentedControl.self))
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["vanilla", "chocolate", "mint"])
    #expect(control.selectedSegmentIndex == 0)
    // Row 96 of the figures: 32 points high; as wide as offered.
    #expect(control.frame.size == CGSize(width: 390, height: 32))
    let frame = control.convert(control.bounds, to: shown.screen.window)
    shown.tap(frame.minX + frame.width * 5 / 6, frame.midY)
    #expect(shown.texts.contains("Chosen mint"))
    #expect(control.selectedSegmentIndex == 2)
  }

  struct Marked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Styled")
        configuration.label
      }
    }
  }

  /// Apple's documentation of `buttonStyle`: it applies to the buttons within the view, such as the one that shows the picker's
  /// menu.
  @Test func aButtonStyleAppliesToTheButtonOfAMenu() throws {
    let shown = ShownView(Choice(style: .menu).buttonStyle(Marked()))
    #expect(shown.texts.contains("Styled") && shown.texts.contains("vanilla"))
    shown.tap(text: "vanilla")
    #expect(shown.screen.window.visibleMenuElements.count == 3)
  }

  @Test func theMenuShowsAndChanges() throws {
    let shown = ShownView(Choice(style: .menu))
    #expect(!shown.texts.contains("Flavor"))
    shown.tap(text: "vanilla")
    let window = shown.screen.window
    #expect(window.visibleMenuElements.map(\.title) == ["vanilla", "chocolate", "mint"])
    #expect(window.visibleMenuElements.map { ($0 as? UIAction)?.state == .on } == [true, false, false])
    #expect(window.chooseMenuElement(titled: "chocolate"))
    shown.update()
    #expect(shown.texts.contains("Chosen chocolate"))
    #expect(shown.texts.contains("chocolate"))
  }

  @Test func aWheelStandsAtTheValue() throws {
    let shown = ShownView(Choice(style: .wheel))
    let wheel = try #require(shown.first(UIPickerView.self))
    #expect(wheel.numberOfRows(inComponent: 0) == 3 && wheel.selectedRow(inComponent: 0) == 0)
    wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
    shown.update()
    #expect(shown.texts.contains("Chosen mint"))
    #expect(wheel.selectedRow(inComponent: 0) == 2)
    try shown.savePicture("picker-wheel")
  }

  /// Outside of lists, an inline picker is a wheel on iOS.
  @Test func anInlinePickerOutsideOfAListIsAWheel() {
    #expect(ShownView(Choice(style: .inline)).first(UIPickerView.self) != nil)
  }

  struct Optionally: View {
    @State var number: Int?
    var body: some View {
      Form {
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          ForEach([1, 2], id: \.self) { Text("No. \($0)").tag($0 as Int?) }
          Text("Three").tag(3)
        }
        .pickerStyle(.inline)
        Text(number.map { "Chosen \($0)" } ?? "Chosen nothing")
      }
    }
  }

  @Test func optionalValuesAreChosenByTags() throws {
    let shown = ShownView(Optionally())
    #expect(shown.texts.contains("Chosen nothing"))
    #expect(shown.texts.contains("Number"))
    shown.tap(text: "No. 2")
    #expect(shown.texts.contains("Chosen 2"))
    shown.tap(text: "Three")
    #expect(shown.texts.contains("Chosen 3"))
    shown.tap(text: "None")
    #expect(shown.texts.contains("Chosen nothing"))
  }

  struct Settings: View {
    @State var flavor = Flavor.chocolate
    @State var size = 1
    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
          Picker("Link", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
            .pickerStyle(.navigationLink)
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.segmented)
          Picker("Inline", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.inline)
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test func pickersStandInForms() throws {
    let shown = ShownView(Settings())
    try shown.savePicture("pickers")
    #expect(shown.texts.contains("Flavor"))
    #expect(!shown.texts.contains("Size"))
    shown.tap(text: "Link")
    try shown.savePicture("picker-page")
    #expect(shown.texts.contains("mint"))
    shown.tap(text: "mint")
    #expect(shown.texts.contains("Flavor"))
    #expect(!shown.texts.contains("vanilla"))
  }

  @Test func theWholeRowOpensTheMenu() throws {
    let shown = ShownView(Settings())
    shown.tap(text: "Flavor")
    #expect(shown.screen.window.visibleMenuElements.count == 3)
    #expect(shown.screen.window.chooseMenuElement(titled: "mint"))
    shown.update()
    #expect(shown.texts.filter { $0 == "mint" }.count == 2)
  }

  struct Grouped: View {
    @State var sort = "Name"
    var body: some View {
      Menu("Sort") {
        Button("Refresh") {}
        Picker("Sort by", selection: $sort) {
          Text("Name").tag("Name")
          Divider()
          Label("Date", systemImage: "calendar").tag("Date")
        }
      }
      Text("By \(sort)")
    }
  }

  @Test func aPickerInAMenuIsAGroupOfItsElements() throws {
    let shown = ShownView(VStack { Grouped() })
    shown.tap(text: "Sort")
    let window = shown.screen.window
    #expect(window.visibleMenuElements.map(\.title) == ["Refresh", "Name", "Date"])
    #expect((window.visibleMenuElements.last as? UIAction)?.image != nil)
    #expect(window.chooseMenuElement(titled: "Date"))
    shown.update()
    #expect(shown.texts.contains("By Date"))
  }

  struct Changing: View {
    @State var count = 2
    @State var value = 0
    var body: some View {
      VStack {
        Picker("Value", selection: $value) { ForEach(0..<count, id: \.self) { Text("\($0) of \(count)") } }
          .pickerStyle(SegmentedPickerStyle())
        Button("More") { count += 1 }
      }
    }
  }

  @Test func optionsComeAndChange() throws {
    let shown = ShownView(Changing())
    let control = try #require(shown.first(UISegmentedControl.self))
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["0 of 2", "1 of 2"])
    shown.tap(text: "More")
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "1 of 3")
  }

  @Test func aDisabledPickerChoosesNothing() throws {
    let shown = ShownView(Choice(style: .menu).disabled(true))
    shown.tap(text: "vanilla")
    #expect(shown.screen.window.visibleMenuElements.isEmpty)
  }

  private struct Options: View {
    let includesOptional: Bool
    @State var choice: Int? = 1
    var body: some View {
      VStack {
        Picker("Count", selection: $choice) {
          Text("None").tag(Int?.none)
          Text("One").tag(1, includeOptional: includesOptional)
        }
        .pickerStyle(.segmented)
        Picker("Plain", selection: Binding(get: { choice ?? 0 }, set: { choice = $0 })) {
          Text("Exact").tag(1, includeOptional: false)
        }
        .pickerStyle(.segmented)
      }
    }
  }

  /// Apple's documentation of `tag(_:includeOptional:)`: whether the view also stands for the optional value.
  @Test func aTagMayNotCountForOptionals() {
    func selected(_ includesOptional: Bool) -> [Int] {
      let shown = ShownView(Options(includesOptional: includesOptional))
      defer { shown.screen.close() }
      return shown.all(UISegmentedControl.self).map(\.selectedSegmentIndex)
    }
    #expect(selected(true) == [1, 0])
    #expect(selected(false) == [UISegmentedControl.noSegment, 0])
  }
}
