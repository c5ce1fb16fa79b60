import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The elements and frames that AccessibilitySnapshot's pictures of SwiftUI on iOS 18.5 show.
@MainActor @Suite struct AccessibleFrameTests {
  private func elements(_ view: UIView) -> [UIAccessibilityElement] {
    func all(_ object: Any) -> [UIAccessibilityElement] {
      guard let element = object as? UIAccessibilityElement else { return [] }
      return element.isAccessibilityElement ? [element] : (element.accessibilityElements ?? []).flatMap(all)
    }
    return (view.accessibilityElements ?? []).flatMap(all)
  }

  /// Returns what a closure reads of the elements while they are shown.
  private func reading<Result>(_ view: some View, _ read: ([UIAccessibilityElement]) throws -> Result) rethrows
    -> Result
  {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    return try read(elements(shown.controller.view))
  }

  @Test func anElementHasTheFrameOfTheModifiedView() {
    let padded = Text("A").frame(width: 100, height: 36).padding(.horizontal, 12)
    #expect(
      reading(padded.accessibilityAddTraits(.playsSound)) { $0.map(\.accessibilityFrame.size) } == [
        CGSize(width: 124, height: 36)
      ])
    let own = reading(Text("A").accessibilityAddTraits(.playsSound).padding(12)) { $0.map(\.accessibilityFrame.height) }
    #expect(own.count == 1 && own[0] < 30)
  }

  @Test func aShapeWithALabelIsAnElement() {
    let shape = Block(width: 60, height: 40)
    let found = reading(
      VStack {
        shape.accessibilityLabel("Target").accessibilityActivationPoint(CGPoint(x: 50, y: 30))
        shape.accessibilityLabel("").accessibilityHint("Hint")
        shape.accessibilityLabel("Gone").accessibilityHidden(true)
        shape
      }
    ) { $0.map { ($0.accessibilityLabel, $0.accessibilityFrame, $0.accessibilityActivationPoint) } }
    #expect(
      found.map(\.0) == ["Target", ""]
        && found.map(\.1.size) == [CGSize(width: 60, height: 40), CGSize(width: 60, height: 40)])
    #expect(found.first.map { CGPoint(x: $0.2.x - $0.1.minX, y: $0.2.y - $0.1.minY) } == CGPoint(x: 50, y: 30))
  }

  @Test func symbolsWithoutANameHaveNoPartInACombination() {
    let pair = VStack {
      Text("John Doe")
      Text("Online")
    }
    let view = HStack {
      Image(systemName: "person.circle.fill")
      Image(systemName: "star").accessibilityLabel("Favorite")
      pair
    }
    let found = reading(view.accessibilityElement(children: .combine)) {
      $0.map { ($0.accessibilityLabel, $0.accessibilityTraits.contains(.image)) }
    }
    #expect(found.map(\.0) == ["Favorite, John Doe, Online"])
    let plain = HStack {
      Image(systemName: "person.circle.fill")
      pair
    }
    let traits = reading(plain.accessibilityElement(children: .combine)) { $0.map(\.accessibilityTraits) }
    #expect(traits == [.staticText])
  }

  @Test func theCombinationOfAButtonIsUsedAsOne() {
    let notes = Notes()
    let view = HStack {
      Text("A")
      Button("C") { notes.add("c") }
      Button("D") { notes.add("d") }
    }
    reading(view.accessibilityElement(children: .combine)) { found in
      #expect(found.first?.accessibilityActivate() == true && notes.entries == ["c"])
      #expect(found.first?.accessibilityCustomActions?.map(\.name) == ["C", "D"])
      for action in found.first?.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
    }
    #expect(notes.entries == ["c", "c", "d"])
  }

  @Test func actionsInAClosureAreListedFromTheLastOne() {
    let view = Text("Mail").accessibilityActions {
      Button("Reply") {}
      Button("Forward") {}
      Button("Delete", role: .destructive) {}
    }
    #expect(reading(view) { $0.first?.accessibilityCustomActions?.map(\.name) } == ["Delete", "Forward", "Reply"])
  }

  @Test func actionsOfACategoryKeepItsName() {
    let view = Text("Mail")
      .accessibilityActions { Button("Open") {} }
      .accessibilityActions(category: .edit) { Button("Move") {} }
      .accessibilityActions(category: AccessibilityActionCategory("Share")) { Button("Send") {} }
    let found = reading(view) { $0.first?.accessibilityCustomActions?.map { "\($0.name) \($0.category ?? "–")" } }
    #expect(found == ["Open –", "Move UIAccessibilityCustomActionCategoryEdit", "Send Share"])
  }

  @Test func disabledInputLabelsAreNotOffered() {
    let labels = ["Mail", "Post"]
    #expect(
      reading(Text("A").accessibilityInputLabels(labels, isEnabled: true)) { $0.first?.accessibilityUserInputLabels }
        == labels)
    let disabled = Text("A").accessibilityInputLabels(labels).accessibilityInputLabels(["B"], isEnabled: false)
    #expect(reading(disabled) { $0.first?.accessibilityUserInputLabels } == labels)
  }

  @Test func disabledActivationPointsDoNotCount() {
    let block = Block(width: 100, height: 50).accessibilityLabel("Map")
    func offset(_ view: some View) -> CGFloat? {
      reading(view) { found in
        found.first.map { $0.accessibilityActivationPoint.x - $0.accessibilityFrame.minX }
      }
    }
    #expect(offset(block.accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5), isEnabled: true)) == 25)
    #expect(offset(block.accessibilityActivationPoint(CGPoint(x: 10, y: 5), isEnabled: true)) == 10)
    #expect(offset(block.accessibilityActivationPoint(CGPoint(x: 10, y: 5), isEnabled: false)) == 50)
  }

  @Test func aGroupOfEntriesIsPartOfARotor() throws {
    struct Menu: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Menu").accessibilityRotor("Vegan") {
            Group {
              AccessibilityRotorEntry(Text("Salad"), id: "salad", in: space)
              AccessibilityRotorEntry(Text("Soup"), id: "soup", in: space)
            }
          }
          Text("Salad").accessibilityRotorEntry(id: "salad", in: space)
          Text("Soup").accessibilityRotorEntry(id: "soup", in: space)
        }
      }
    }
    let labels = try reading(Menu()) { found -> [String?] in
      let rotor = try #require(found.first?.accessibilityCustomRotors?.first)
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      var labels: [String?] = []
      for _ in 0..<2 {
        guard let step = rotor.itemSearchBlock(predicate) else { break }
        labels.append((step.targetElement as? UIAccessibilityElement)?.accessibilityLabel)
        predicate.currentItem = step
      }
      return labels
    }
    #expect(labels == ["Salad", "Soup"])
  }

  @Test func aRotorLeadsToTheElementsOfItsEntries() throws {
    struct Menu: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Menu").accessibilityRotor("Vegan") { AccessibilityRotorEntry(Text("Salad"), id: "salad", in: space) }
          Text("Garden Salad").accessibilityLabel("Garden Salad, Vegan").accessibilityRotorEntry(id: "salad", in: space)
        }
      }
    }
    let label = try reading(Menu()) { found in
      let rotor = try #require(found.first?.accessibilityCustomRotors?.first)
      let step = rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())
      return (step?.targetElement as? UIAccessibilityElement)?.accessibilityLabel
    }
    #expect(label == "Garden Salad, Vegan")
  }

  @Test func aZoomActionHasItsTraitAndThePoint() {
    let notes = Notes()
    let view = Block(width: 100, height: 50).accessibilityLabel("Map").accessibilityZoomAction {
      notes.add("\($0.direction) \($0.location.x) \(Int($0.point.x))")
    }
    reading(view) { found in
      #expect(found.first?.accessibilityTraits.contains(.supportsZoom) == true)
      let frame = found.first?.accessibilityFrame ?? .zero
      _ = found.first?.accessibilityZoomOut(at: CGPoint(x: frame.minX + 25, y: frame.midY))
    }
    #expect(notes.entries == ["zoomOut 0.25 25"])
  }

  @Test func viewsWithoutOpacityAreNotRead() {
    let view = VStack {
      Text("A").opacity(0)
      Text("B").hidden()
      Text("C").opacity(0.5)
    }
    #expect(reading(view) { $0.map(\.accessibilityLabel) } == ["C"])
    let shown = Block(width: 50).accessibilityRepresentation { Text("Slider") }
    #expect(reading(shown) { $0.map(\.accessibilityLabel) } == ["Slider"])
  }

  @Test func aLabelIsReadByItsTitle() {
    let label = Label("Settings", systemImage: "gear")
    #expect(reading(label) { $0.map(\.accessibilityLabel) } == ["Settings"])
    #expect(reading(label.labelStyle(.iconOnly)) { $0.map(\.accessibilityLabel) } == ["Settings"])
  }

  /// The recorded list: rows are 44.33 high and 362 wide on a screen of 402, below a header that reaches down to them.
  @Test func theOnlyElementOfARowIsTheWholeRow() throws {
    let shown = ShownView(
      List {
        Section("Fruits") {
          Text("Apple")
          HStack {
            Text("Left")
            Text("Right")
          }
        }
      })
    defer { shown.screen.close() }
    func elementsInside(_ view: UIView) -> [UIAccessibilityElement] {
      elements(view) + view.subviews.flatMap(elementsInside)
    }
    let table = try #require(shown.first(UITableView.self))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let cellFrame = cell.convert(cell.bounds, to: shown.screen.window)
    let found = elementsInside(table)
    let apple = try #require(found.first { $0.accessibilityLabel == "Apple" })
    #expect(
      abs(apple.accessibilityFrame.minX - cellFrame.minX) < 0.5 && apple.accessibilityFrame.width == cellFrame.width)
    #expect(abs(apple.accessibilityFrame.height - cellFrame.height) < 0.5)
    let header = try #require(found.first { $0.accessibilityLabel?.lowercased() == "fruits" })
    #expect(header.accessibilityFrame.width == cellFrame.width)
    #expect(abs(header.accessibilityFrame.maxY - cellFrame.minY) < 0.5)
    let left = try #require(found.first { $0.accessibilityLabel == "Left" })
    #expect(left.accessibilityFrame.width < 100)
  }
}
