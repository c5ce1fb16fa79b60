import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing
import UniformTypeIdentifiers

/// Controls for several sources, and controls whose titles have an image.
@MainActor @Suite struct ControlImageTests {
  private struct Lamp {
    @Binding var isOn: Bool
    @Binding var color: String
  }

  @Observable final class Model {
    var switches = [true, false]
    var colors = ["red", "blue"]
    var isDone = false
  }

  private struct Lamps: View {
    @Bindable var model: Model
    private var lamps: [Lamp] {
      [
        Lamp(isOn: $model.switches[0], color: $model.colors[0]),
        Lamp(isOn: $model.switches[1], color: $model.colors[1]),
      ]
    }

    var body: some View {
      VStack {
        Toggle("Lamps", systemImage: "lightbulb", sources: lamps, isOn: \.$isOn)
        Picker("Color", systemImage: "paintpalette", sources: lamps, selection: \.$color) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        .pickerStyle(.segmented)
      }
    }
  }

  @Test func aToggleAndAPickerSetAllSources() throws {
    let model = Model()
    let shown = ShownView(Lamps(model: model))
    defer { shown.screen.close() }
    let control = try #require(shown.first(UISwitch.self))
    #expect(!control.isOn)
    shown.tap(control)
    #expect(model.switches == [true, true])
    let segments = try #require(shown.first(UISegmentedControl.self))
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    #expect(model.colors == ["blue", "blue"])
  }

  private let resource = ImageResource(name: "star", bundle: .main)

  @Test func titlesAreShownBesideImagesOfCatalogs() {
    let shown = ShownView(
      VStack {
        Menu("Menu", image: resource) { Button("Item") {} }
        Menu("Both", image: resource) {
          Button("Item") {}
        } primaryAction: {
        }
        Toggle("Toggle", image: resource, sources: [Lamp](), isOn: \.$isOn)
        ControlGroup("Group", image: resource) { Button("Inside") {} }.controlGroupStyle(.menu)
      })
    defer { shown.screen.close() }
    #expect(Set(shown.texts).isSuperset(of: ["Menu", "Both", "Toggle", "Group"]))
  }

  @Test func aMenusPrimaryActionRunsAtATap() {
    let model = Model()
    let shown = ShownView(
      Menu("Act", systemImage: "star") {
        Button("Item") {}
      } primaryAction: {
        model.isDone = true
      })
    defer { shown.screen.close() }
    shown.tap(text: "Act")
    #expect(model.isDone)
  }

  private struct Pasting: View {
    let types: [UTType]
    @State private var count = 0
    var body: some View {
      PasteButton(supportedContentTypes: types) { count = $0.count }
      Text("Pasted \(count)")
    }
  }

  @Test(arguments: [true, false]) func aPasteButtonTakesContentsOfItsTypes(isText: Bool) throws {
    let before = UIPasteboard.general.string
    defer { UIPasteboard.general.string = before }
    UIPasteboard.general.string = "words"
    let shown = ShownView(VStack { Pasting(types: isText ? [.text] : [.image]) })
    defer { shown.screen.close() }
    let button = try #require(shown.first(UIPasteControl.self))
    #expect(button.isEnabled == isText)
    shown.tap(button)
    #expect(shown.texts.contains(isText ? "Pasted 1" : "Pasted 0"))
  }
}
