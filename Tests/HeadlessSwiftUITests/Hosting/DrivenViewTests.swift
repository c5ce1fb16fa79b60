import Foundation
import HeadlessSwiftUI
import OnionskinSwiftUI
import Testing

@testable import Onionskin

/// SwiftUI views driven by a test's touches, found by their texts.
@MainActor @Suite struct DrivenViewTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isOn = false
    let canReset: Bool

    var body: some View {
      VStack(spacing: 20) {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Reset") { count = 0 }.disabled(!canReset)
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "Connected" : "Alone")
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("Tap me").onTapGesture { count += 10 }
      }
      .padding()
    }
  }

  @Test func buttonsActAndTextsFollow() throws {
    let screen = Screen(of: Counter(canReset: true), on: .iPhone15Pro)
    #expect(screen.contains("Count 0"))
    try screen.tap(.button("Add"))
    try screen.tap("Add")
    #expect(screen.contains("Count 2"))
    try screen.tap("Tap me")
    #expect(screen.contains("Count 12"))
    try screen.tap("Reset")
    #expect(screen.contains("Count 0"))
  }

  @Test func togglesAreNamedByTheirLabels() throws {
    let screen = Screen(of: Counter(canReset: true), on: .iPhone15Pro)
    try screen.tap(.toggle("Wi-Fi"))
    #expect(screen.contains("Connected"))
  }

  @Test func whatIsDisabledIsNotTapped() {
    let screen = Screen(of: Counter(canReset: false), on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Reset") }
    #expect(problem?.kind == .disabled)
  }

  @Test func picturesHaveTheirLabels() {
    let screen = Screen(of: Counter(canReset: true), on: .iPhone15Pro)
    #expect(screen.contains(.image("Favourite")))
  }

  @Test func linksInTextsAreTapped() throws {
    final class Opened {
      var urls: [String] = []
    }
    let opened = Opened()
    let view = Text("I accept the [terms](https://terms.example) and the [rules](https://rules.example).")
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        })
    let screen = Screen(of: view, on: .iPhone15Pro)
    try screen.tap(.link("rules"))
    try screen.tap("terms")
    #expect(opened.urls == ["https://rules.example", "https://terms.example"])
  }

  @Test func rowsOfListsScrollAndLinksLeadOn() throws {
    let view = NavigationStack {
      List(1..<61) { row in
        NavigationLink("Row \(row)") { Text("Page \(row)") }
      }
      .navigationTitle("Rows")
    }
    let screen = Screen(of: view, on: .iPhone15Pro)
    try screen.scroll(to: "Row 40")
    try screen.tap("Row 40")
    #expect(screen.contains("Page 40"))
    try screen.goBack()
    #expect(screen.contains("Row 40"))
  }

  private struct Settings: View {
    @State private var fruit = "Apple"
    @State private var volume = 0.25
    @State private var name = ""

    var body: some View {
      Form {
        Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
        Menu("More") { Button("Clear") { name = "" } }
        Slider(value: $volume) { Text("Volume") }.accessibilityIdentifier("volume")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        VStack { Text("Hint").accessibilityIdentifier("inner") }.accessibilityIdentifier("outer")
      }
    }
  }

  @Test func aPickerAndAMenuAreOneElementEach() throws {
    let screen = Screen(of: Settings(), on: .iPhone15Pro)
    #expect(screen.contents.filter { $0.contains("Fruit") || $0.contains("Apple") } == ["button “Fruit, Apple”"])
    #expect(screen.contents.filter { $0.hasPrefix("button") && !$0.contains("“") } == [])
    try screen.choose("Pear", in: "Fruit")
    #expect(screen.contains("Fruit, Pear"))
    try screen.type("Ada", into: "Name")
    try screen.choose("Clear", in: "More")
    #expect(try screen.value(of: "Name") == "")
  }

  @Test func identifiersFindControlsAndTheOuterOneCounts() throws {
    let screen = Screen(of: Settings(), on: .iPhone15Pro)
    try screen.slide(.identifier("volume"), to: 0.75)
    #expect(try screen.value(of: .identifier("volume")) == "75%")
    try screen.type("Ada", into: .identifier("name"))
    #expect(try screen.value(of: .identifier("name")) == "Ada")
    #expect(screen.contains(.identifier("outer")) && !screen.contains(.identifier("inner")))
  }

  @Test func aDatePickerHasItsLabelAndAButton() {
    let screen = Screen(of: Settings(), on: .iPhone15Pro)
    #expect(screen.contains(.text("Start")))
    #expect(screen.contains(.button("Date Picker")))
  }

  private struct Editor: View {
    @State private var log = "nothing"
    @State private var isAsking = false
    let isLocked: Bool

    var body: some View {
      List {
        Text(log)
        Button("Save") { log = "saved" }.keyboardShortcut("s").disabled(isLocked)
        Button("Send") { log = "sent" }.keyboardShortcut(.defaultAction)
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isAsking) {
        Button("Close") { isAsking = false }.keyboardShortcut(.cancelAction)
      }
    }
  }

  @Test func keyboardShortcutsPressTheirButtons() throws {
    let screen = Screen(of: Editor(isLocked: false), on: .iPad10)
    screen.press("s", modifiers: .command)
    #expect(screen.contains("saved"))
    try screen.press(.return)
    #expect(screen.contains("sent"))
    // Keys are sent to the presented view.
    try screen.tap("Ask")
    #expect(screen.contains("Close"))
    try screen.press(.escape)
    #expect(!screen.contains("Close"))
    let locked = Screen(of: Editor(isLocked: true), on: .iPad10)
    locked.press("s", modifiers: .command)
    #expect(locked.contains("nothing"))
  }

  private struct HiddenShortcuts: View {
    @State private var log = "nothing"

    var body: some View {
      Text(log)
      Button("Find") { log = "found" }.keyboardShortcut("f").hidden()
      Button("New") { log = "made" }.keyboardShortcut("n").opacity(0)
      Button("Print") { log = "printed" }.keyboardShortcut("p").accessibilityHidden(true)
    }
  }

  /// Apps give the keyboard actions without a control on the screen this way.
  @Test(arguments: [("f", "found"), ("n", "made"), ("p", "printed")])
  func buttonsThatAreNotSeenKeepTheirShortcuts(key: String, log: String) {
    let screen = Screen(of: HiddenShortcuts(), on: .iPad10)
    screen.press(key, modifiers: .command)
    #expect(screen.contains(ScreenQuery(stringLiteral: log)))
  }

  private struct Library: View {
    @State private var author: String?
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        List(["Ada", "Grace"], id: \.self, selection: $author) { Text($0) }.navigationTitle("Authors")
      } content: {
        List(["\(author ?? "-") 1", "\(author ?? "-") 2"], id: \.self, selection: $book) { Text($0) }
      } detail: {
        Text("Reading \(book ?? "nothing")")
      }
    }
  }

  @Test func aRowOfASplitViewLeadsToTheNextColumnOnAPhone() throws {
    let screen = Screen(of: Library(), on: .iPhone15Pro)
    #expect(!screen.contains("Reading nothing"))
    try screen.tap("Grace")
    try screen.tap("Grace 2")
    #expect(screen.contains("Reading Grace 2"))
    try screen.goBack()
    try screen.goBack()
    #expect(screen.contains("Ada") && !screen.contains("Grace 2"))
    try screen.tap("Ada")
    #expect(screen.contains("Ada 1"))
  }

  private struct Ranking: View {
    @State private var names = ["One", "Two", "Three"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func rowsAreMovedAndDeletedByTheirControls() throws {
    let screen = Screen(of: Ranking(), on: .iPhone15Pro)
    func names() -> [String] { screen.contents.filter { $0.hasPrefix("text") } }
    try screen.drag("Reorder One", to: .text("Three"))
    #expect(names() == ["text “Two”", "text “Three”", "text “One”"])
    try screen.tap("Delete Three")
    try screen.tap(.button("Delete"))
    #expect(names() == ["text “Two”", "text “One”"])
  }

  private struct Searched: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        List(["Apple", "Pear", "Plum"].filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
          .navigationTitle("Fruit")
          .searchable(text: $query)
      }
    }
  }

  @Test func aSearchFiltersAndIsCancelled() throws {
    let screen = Screen(of: Searched(), on: .iPhone15Pro)
    try screen.type("Pl", into: .field("Search"))
    #expect(screen.contains("Plum") && !screen.contains("Pear"))
    try screen.tap("Cancel")
    #expect(screen.contains("Pear"))
  }

  private final class Kept {
    var count: Binding<Int>?
  }

  private struct Counted: View {
    @State private var count = 0
    let kept: Kept

    var body: some View {
      kept.count = $count
      return Text("Count \(count)")
    }
  }

  /// Like the action of `refreshable`, which isn't bound to the main actor.
  @Test func stateMayBeChangedOnAnotherThread() async throws {
    let kept = Kept()
    let screen = Screen(of: Counted(kept: kept), on: .iPhone15Pro)
    let count = try #require(kept.count)
    await Task.detached { count.wrappedValue += 1 }.value
    try await screen.wait(for: "Count 1")
  }
}
