import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct AccessibilityModifierTests {
  private func element<Content: View>(_ view: Content) throws -> UIAccessibilityElement {
    let shown = ShownView(view)
    let host = try #require(shown.controller.view.accessibilityElements)
    return try #require(host.first as? UIAccessibilityElement)
  }

  @Test func textsAndStringsAreLabels() throws {
    #expect(try element(Text("A").accessibilityLabel(Text("B"))).accessibilityLabel == "B")
    #expect(
      try element(Text("A").accessibility(label: Text("C")).accessibility(hint: Text("D"))).accessibilityHint == "D")
    let name = "E"
    #expect(try element(Text("A").accessibilityValue(name)).accessibilityValue == "E")
    #expect(try element(Text("A").accessibilityInputLabels([Text("F")])).accessibilityUserInputLabels == ["F"])
  }

  /// Apple's documentation: a unit point, or a point, within the view.
  @Test func activationPointsLieInTheView() throws {
    let shown = ShownView(
      VStack {
        Text("A").accessibilityActivationPoint(CGPoint(x: 5, y: 3))
        Text("B").accessibilityActivationPoint(UnitPoint.bottomTrailing)
      })
    defer { shown.screen.close() }
    let found = try #require(shown.controller.view.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement })
    try #require(found.count == 2)
    let (first, last) = (found[0].accessibilityFrame, found[1].accessibilityFrame)
    #expect(found[0].accessibilityActivationPoint == CGPoint(x: first.minX + 5, y: first.minY + 3))
    #expect(found[1].accessibilityActivationPoint == CGPoint(x: last.maxX, y: last.maxY))
  }

  @Test func valuesAreAdjusted() throws {
    let notes = Notes()
    let found = try element(
      Text("A").accessibilityAdjustableAction { notes.add($0 == .increment ? "more" : "less") })
    #expect(found.accessibilityTraits.contains(.adjustable))
    found.accessibilityIncrement()
    found.accessibilityDecrement()
    #expect(notes.entries == ["more", "less"])
  }

  @Test func chartsAreDescribed() throws {
    struct Steps: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Steps", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo"]),
          yAxis: AXNumericDataAxisDescriptor(title: "Count", range: 0...10, gridlinePositions: []) {
            "\(Int($0)) steps"
          },
          series: [AXDataSeriesDescriptor(name: "All", isContinuous: false, dataPoints: [.init(x: "Mo", y: 5)])])
      }
    }
    let found = try element(Text("A").accessibilityLabel("B").accessibilityChartDescriptor(Steps()))
    let chart = try #require((found as? any AXChart)?.accessibilityChartDescriptor)
    #expect(chart.title == "Steps" && chart.yAxis?.valueDescriptionProvider(3) == "3 steps")
    #expect(chart.series.first?.dataPoints.first?.xValue.category == "Mo")
    #expect(chart.series.first?.dataPoints.first?.yValue?.number == 5)
  }

  @Test func actionsAreRun() throws {
    let notes = Notes()
    let found = try element(
      Text("A").accessibilityAction(.escape) { notes.add("escape") }.accessibilityAction { notes.add("tap") }
        .accessibilityAction(named: "Own") { notes.add("own") })
    #expect(found.accessibilityPerformEscape() && found.accessibilityActivate())
    let action = try #require(found.accessibilityCustomActions?.first)
    _ = action.actionHandler?(action)
    #expect(notes.entries == ["escape", "tap", "own"] && action.name == "Own")
  }

  @Test func detailsAreRead() throws {
    let found = try element(Text("A").accessibilityCustomContent("Size", "Large", importance: .high))
    let content = try #require(found.accessibilityCustomContent?.first)
    #expect(content.label == "Size" && content.value == "Large" && content.importance == .high)
  }

  @Test func otherViewsStandForAView() throws {
    #expect(try element(Block(width: 50).accessibilityRepresentation { Text("Slider") }).accessibilityLabel == "Slider")
  }

  /// Apple's documentation: a rotor steps through its entries in their order, and prepares each before it is reached.
  @Test func rotorsStepThroughTheirEntries() throws {
    struct Place: Identifiable {
      let id: Int
      let name: String
    }
    let notes = Notes()
    let places = [Place(id: 1, name: "Bonn"), Place(id: 2, name: "Kiel")]
    let found = try element(
      Text("A").accessibilityRotor("Places") {
        AccessibilityRotorEntry(Text("Home"), id: 0) { notes.add("home") }
        ForEach(places) { AccessibilityRotorEntry(Text($0.name), id: $0.id) }
      }
      .accessibilityRotor(Text("Cities"), entries: places, entryLabel: \.name)
      .accessibilityRotor(String("Towns"), entries: places, entryID: \.id, entryLabel: \.name))
    let rotors = try #require(found.accessibilityCustomRotors)
    #expect(rotors.map(\.name) == ["Places", "Cities", "Towns"])

    func labels(_ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction) -> [String?] {
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.searchDirection = direction
      var labels: [String?] = []
      while let result = rotor.itemSearchBlock(predicate) {
        labels.append((result.targetElement as? UIAccessibilityElement)?.accessibilityLabel)
        predicate.currentItem = result
      }
      return labels
    }
    #expect(labels(rotors[0], .next) == ["Home", "Bonn", "Kiel"])
    #expect(notes.entries == ["home"])
    #expect(labels(rotors[1], .previous) == ["Kiel", "Bonn"])
    #expect(labels(rotors[2], .next) == ["Bonn", "Kiel"])
  }

  /// UIKit's rotors have a type for each of the system's.
  @Test func theSystemsRotorsHaveEntriesOfTheApps() throws {
    let found = try element(
      Text("A").accessibilityRotor(.headings) { AccessibilityRotorEntry(Text("One"), id: 0) }
        .accessibilityRotor(.headings(level: .h2), entries: ["Two"], entryID: \.self, entryLabel: \.self)
        .accessibilityRotor(.links(visited: true)) { AccessibilityRotorEntry("Three", id: 2) })
    let rotors = try #require(found.accessibilityCustomRotors)
    #expect(rotors.map(\.systemRotorType) == [.heading, .headingLevel2, .visitedLink])
    let labels = rotors.map {
      let result = $0.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())
      return (result?.targetElement as? UIAccessibilityElement)?.accessibilityLabel
    }
    #expect(labels == ["One", "Two", "Three"])
  }

  @Test func labelsOfConcatenatedTextsAreReadInTheirPlaces() throws {
    let found = try element(Text("3 ") + Text("km").accessibilityLabel("kilometers") + Text(" left"))
    #expect(found.accessibilityLabel == "3 kilometers left")
    let heading = try element(Text("Title").accessibilityHeading(.h1))
    #expect(heading.accessibilityTraits.contains(.header) && heading.accessibilityLabel == "Title")
  }

  /// Apple's documentation of `AccessibilityChildBehavior.contain`: the children are elements in a container, which has the label.
  @Test func aContainerHoldsItsElements() throws {
    let container = try element(
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Pair").accessibilityIdentifier("pair"))
    #expect(!container.isAccessibilityElement && container.accessibilityContainerType == .semanticGroup)
    #expect(container.accessibilityLabel == "Pair" && container.accessibilityIdentifier == "pair")
    let inside = container.accessibilityElements?.compactMap { ($0 as? NSObject)?.accessibilityLabel }
    #expect(inside == ["A", "B"])
  }

  @Test func aContainerIsCombinedByItsElements() throws {
    let inner = VStack { Text("A") }.accessibilityElement(children: .contain)
    let found = try element(
      VStack {
        inner
        Text("B")
      }
      .accessibilityElement(children: .combine))
    #expect(found.accessibilityLabel == "A, B")
  }
}
