import ActivityKit
import Foundation
import Graphics
import HeadlessSwiftUI
import Testing
import UIKit
import WidgetKit
import _WidgetKit_SwiftUI

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  let shop: String
}

private struct DeliveryView: View {
  @Environment(\.activityFamily) private var family
  let text: String
  var body: some View { Text("\(text) \(family.description)") }
}

private struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Delivery.self) { context in
      DeliveryView(text: "\(context.attributes.shop) \(context.state.minutes)").activityBackgroundTint(.red)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Leading") }
        DynamicIslandExpandedRegion(.trailing) { Text("Trailing") }
        if context.state.minutes > 3 { DynamicIslandExpandedRegion(.bottom) { Text("Bottom") } }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("M")
      }
      .keylineTint(.red)
    }
    .supplementalActivityFamilies([.small])
  }
}

@MainActor @Suite struct ActivityTests {
  private func texts(_ presentation: ActivityPicture.Presentation, minutes: Int = 5) -> [String: CGRect] {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 400, height: 200)
    configuration.safeAreaInsets = .zero
    let screen = HostedScreen(configuration) {
      UIHostingController(
        rootView: ActivityPicture(
          DeliveryActivity.self, attributes: Delivery(shop: "Bakery"), state: .init(minutes: minutes), as: presentation)
      )
    }
    defer { screen.close() }
    var found: [String: CGRect] = [:]
    func collect(_ node: ViewNode) {
      if let text = node.text { found[text] = node.screenFrame }
      for child in node.children { collect(child) }
    }
    _ = screen.displayList()
    collect(screen.viewTree())
    return found
  }

  @Test func theLockScreenShowsTheContentOfAContext() {
    #expect(texts(.lockScreen).keys.sorted() == ["Bakery 5 medium"])
  }

  /// Apple's guidelines: each side is 52.33 x 36.67 points on a screen of 393 x 852 points.
  @Test func theCompactIslandHasASideOnEitherSideOfTheCamera() throws {
    let found = texts(.compact)
    #expect(found.keys.sorted() == ["5", "L"])
    // Two sides of 52.33 points, with 126 points for the camera between them, in a width of 400: their centres are 178.33 points
    // apart.
    let leading = try #require(found["L"]).midX
    let trailing = try #require(found["5"]).midX
    #expect(abs(trailing - leading - 178.33) < 0.5)
  }

  @Test func theExpandedIslandHasItsRegions() throws {
    let found = texts(.expanded)
    #expect(found.keys.sorted() == ["Bottom", "Leading", "Trailing"])
    #expect(try #require(found["Leading"]).minX < #require(found["Trailing"]).minX)
    #expect(try #require(found["Bottom"]).minY >= #require(found["Leading"]).maxY)
    #expect(texts(.expanded, minutes: 1)["Bottom"] == nil)
  }

  @Test func theMinimalIslandHasOneView() {
    #expect(texts(.minimal).keys.sorted() == ["M"])
  }
}
