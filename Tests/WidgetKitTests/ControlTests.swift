import AppIntents
import Foundation
import Graphics
import HeadlessSwiftUI
import Testing
import UIKit
import WidgetKit
import _WidgetKit_SwiftUI

private final class Lamp: @unchecked Sendable {
  var isOn = false
}

private struct LampIntent: SetValueIntent {
  static var title: LocalizedStringResource { "Lamp" }
  @Parameter(title: "Value") var value: Bool
  var lamp = Lamp()

  func perform() async throws -> some IntentResult {
    lamp.isOn = value
    return .result()
  }
}

private struct LampProvider: ControlValueProvider {
  var previewValue: Lamp { Lamp() }
  func currentValue() async throws -> Lamp { Lamp() }
}

private struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { lamp in
      ControlWidgetToggle("Lamp", isOn: lamp.isOn, action: intent(lamp)) { Text($0 ? "On" : "Off") }
        .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Switches the lamp")
  }

  private func intent(_ lamp: Lamp) -> LampIntent {
    var intent = LampIntent()
    intent.lamp = lamp
    return intent
  }
}

private struct Bundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget { LampControl() }
}

@MainActor @Suite struct ControlTests {
  private func shown(_ lamp: Lamp) -> HostedScreen {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 200, height: 200)
    configuration.safeAreaInsets = .zero
    let screen = HostedScreen(configuration) {
      UIHostingController(rootView: ControlPicture(LampControl.self, value: lamp))
    }
    _ = screen.displayList()
    return screen
  }

  private func texts(_ node: ViewNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }

  @Test func aSwitchShowsItsTitleAndTheTextOfItsState() {
    let screen = shown(Lamp())
    defer { screen.close() }
    let found = texts(screen.viewTree())
    #expect(found.contains("Lamp") && found.contains("Off"))
    #expect(!found.contains("On"))
  }

  private func frame(of text: String, in node: ViewNode) -> CGRect? {
    node.text == text ? node.screenFrame : node.children.lazy.compactMap { frame(of: text, in: $0) }.first
  }

  @Test func aTapSetsTheOtherValue() async throws {
    let lamp = Lamp()
    let screen = shown(lamp)
    defer { screen.close() }
    let title = try #require(frame(of: "Lamp", in: screen.viewTree()))
    screen.window.send(.tap(at: CGPoint(x: title.midX, y: title.midY)))
    for _ in 0..<1000 where !lamp.isOn { await Task.yield() }
    #expect(lamp.isOn)
  }

  @Test func aControlIsDescribedByItsConfiguration() {
    let description = ControlDescription(LampControl.self)
    #expect(description.kind == "Lamp")
    #expect(description.displayName == Text(LocalizedStringResource("Lamp")))
    #expect(WidgetDescription.all(in: Bundle.self).isEmpty)
  }
}
