import AppIntents
import Foundation
import Graphics
import HeadlessSwiftUI
import Testing
import UIKit
import WidgetKit
import _AppIntents_SwiftUI
import _WidgetKit_SwiftUI

private struct Moment: TimelineEntry {
  let date: Date
  var title = "Noon"
}

private struct MomentProvider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .distantPast)], policy: .atEnd))
  }
}

private struct MomentView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  let entry: Moment

  var body: some View {
    Text("\(entry.title) \(family == .systemSmall ? "small" : "other") \(Int(margins.leading))")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
  }
}

private struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: MomentProvider()) { MomentView(entry: $0) }
      .configurationDisplayName("Clock")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct CitySettings: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "City" }
}

private struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
  func snapshot(for configuration: CitySettings, in context: Context) async -> Moment { placeholder(in: context) }
  func timeline(for configuration: CitySettings, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

private struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "City", provider: CityProvider()) { MomentView(entry: $0) }
      .contentMarginsDisabled()
  }
}

private struct Widgets: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    CityWidget()
  }
}

@MainActor @Suite struct WidgetTests {
  private func screen(_ view: some View) -> HostedScreen {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 200, height: 200)
    configuration.safeAreaInsets = .zero
    let screen = HostedScreen(configuration) { UIHostingController(rootView: view) }
    _ = screen.displayList()
    return screen
  }

  private func node(_ screen: HostedScreen, where matches: @escaping (ViewNode) -> Bool) -> ViewNode? {
    func find(_ node: ViewNode) -> ViewNode? { matches(node) ? node : node.children.lazy.compactMap(find).first }
    return find(screen.viewTree())
  }

  // A small widget of 158 points in the middle of 200 begins at 21; 16 points of margin follow.
  @Test func anEntryKeepsTheContentMarginsOfItsFamily() throws {
    let shown = screen(WidgetPicture(ClockWidget.self, entry: Moment(date: .distantPast), family: .systemSmall))
    defer { shown.close() }
    let text = try #require(node(shown) { $0.text == "Noon small 16" })
    #expect(text.screenFrame.origin == CGPoint(x: 37, y: 37))
  }

  @Test func aConfigurationDisablesTheContentMargins() throws {
    let shown = screen(WidgetPicture(CityWidget.self, entry: Moment(date: .distantPast), family: .systemSmall))
    defer { shown.close() }
    let text = try #require(node(shown) { $0.text == "Noon small 16" })
    #expect(text.screenFrame.origin == CGPoint(x: 21, y: 21))
  }

  @Test func theContainerBackgroundReachesBelowTheMargins() throws {
    let shown = screen(
      WidgetPicture(family: .systemSmall) {
        Text("Hi").containerBackground(for: .widget) { Text("Behind").frame(maxWidth: .infinity, alignment: .leading) }
      })
    defer { shown.close() }
    let text = try #require(node(shown) { $0.text == "Behind" })
    #expect(text.screenFrame.minX == 21)
    // The content is in the middle, and the background's text as wide as the widget.
    let content = try #require(node(shown) { $0.text == "Hi" })
    #expect(abs(content.screenFrame.midX - 100) < 0.5 && abs(text.screenFrame.midY - 100) < 0.5)
  }

  /// Previews of widgets aren't shown as such: the modifier leaves the view as it is.
  @Test func thePreviewsContextLeavesTheView() throws {
    let shown = screen(Text("Hi").previewContext(WidgetPreviewContext(family: .systemSmall)))
    defer { shown.close() }
    #expect(node(shown) { $0.text == "Hi" } != nil)
  }

  private struct ValueReader: View {
    @Environment(\.showsWidgetLabel) private var showsLabel
    @Environment(\.isActivityFullscreen) private var isFullscreen
    @Environment(\.isActivityUpdateReduced) private var isReduced
    var body: some View { Text("\(showsLabel), \(isFullscreen), \(isReduced)") }
  }

  @Test func valuesOfWatchesAndStandByAreFalse() {
    let shown = screen(ValueReader())
    defer { shown.close() }
    #expect(node(shown) { $0.text == "false, false, false" } != nil)
  }

  @Test func theLockScreensFamiliesHaveNoBackgroundAndNoMargins() throws {
    let shown = screen(
      WidgetPicture(family: .accessoryRectangular) {
        Text("Hi").frame(maxWidth: .infinity, alignment: .leading)
          .containerBackground(for: .widget) { Text("Behind") }
      })
    defer { shown.close() }
    #expect(node(shown) { $0.text == "Behind" } == nil)
    #expect(try #require(node(shown) { $0.text == "Hi" }).screenFrame.minX == 20)
  }

  /// Recorded on iOS 26: home-assistant's widgets, shown as plain views in a window, have the window's background.
  @Test func theBackgroundOfAWidgetIsNotShownOutsideOfOne() throws {
    let shown = screen(Text("Hi").containerBackground(for: .widget) { Text("Behind") })
    defer { shown.close() }
    #expect(node(shown) { $0.text == "Hi" } != nil)
    #expect(node(shown) { $0.text == "Behind" } == nil)
  }

  @Test func familiesAreDescribedByTheirNames() {
    #expect(
      WidgetFamily.allCases.map(\.description) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular",
        "accessoryInline",
      ])
    #expect(!WidgetFamily.allCases.contains(.systemExtraLargePortrait))
  }

  // Apple's Human Interface Guidelines, "Widgets", "Specifications".
  @Test func familiesHaveTheSizesOfApplesTable() {
    let large = CGSize(width: 430, height: 932)
    #expect(WidgetFamily.systemMedium.size(onScreen: large) == CGSize(width: 364, height: 170))
    #expect(WidgetFamily.accessoryInline.size(onScreen: large) == CGSize(width: 257, height: 26))
    #expect(WidgetFamily.systemExtraLarge.size(onScreen: large) == nil)
    #expect(WidgetFamily.systemSmall.size(onScreen: CGSize(width: 1, height: 1)) == nil)
    let old = CGSize(width: 320, height: 568)
    #expect(WidgetFamily.systemLarge.size(onScreen: old) == CGSize(width: 292, height: 311))
    #expect(WidgetFamily.accessoryCircular.size(onScreen: old) == nil)
  }

  @Test func aBundleListsItsWidgets() {
    let widgets = WidgetDescription.all(in: Widgets.self)
    #expect(widgets.map(\.kind) == ["Clock", "City"])
    #expect(widgets.map(\.supportedFamilies) == [[.systemSmall, .systemMedium], WidgetFamily.allCases])
    #expect(widgets.map(\.hasContentMargins) == [true, false])
    #expect(widgets[0].displayName == Text("Clock"))
  }

  /// The colour is UIKit's tertiary fill, an estimate: grey at 12 %.
  @Test func anAccessoryHasABackground() throws {
    let shown = screen(AccessoryWidgetBackground().frame(width: 100, height: 80).clipShape(Circle()))
    defer { shown.close() }
    func fills(_ items: [DisplayItem]) -> [(box: CGRect, color: Graphics.Color)] {
      items.flatMap { item -> [(CGRect, Graphics.Color)] in
        switch item {
        case .group(let group): fills(group.items)
        case .fill(let path, .color(let color), _): [(path.controlPointBox, color)]
        default: []
        }
      }
    }
    let found = fills(shown.displayList().items).filter { $0.box.width == 100 }
    #expect(found.map(\.box.height) == [80] && found.map { ($0.color.alpha * 100).rounded() } == [12])
  }
}
