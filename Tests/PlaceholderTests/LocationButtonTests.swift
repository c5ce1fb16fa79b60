import CoreLocationUI
import HeadlessSwiftUI
import Testing
import UIKit
import _CoreLocationUI_SwiftUI

@MainActor @Suite struct LocationButtonTests {
  @Test func aTapCallsTheAction() throws {
    var taps = 0
    let hosting = UIHostingController(rootView: LocationButton(.shareMyCurrentLocation) { taps += 1 })
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    _ = screen.displayList()
    let element = try #require(hosting.view.accessibilityElements?.first as? UIAccessibilityElement)
    #expect(element.accessibilityLabel == "Share My Current Location")
    #expect(element.accessibilityTraits.contains(.button))
    screen.window.send(.tap(at: hosting.view.center))
    #expect(taps == 1)
  }

  @Test func theButtonOfUIKitHasItsTitleAndIcon() throws {
    let button = CLLocationButton()
    let iconSize = button.intrinsicContentSize
    button.label = .currentLocation
    #expect(button.intrinsicContentSize.width > iconSize.width + 60)
    #expect(button.accessibilityLabel == "Current Location" && button.backgroundColor == .systemBlue)
    button.cornerRadius = 8
    #expect(button.layer.cornerRadius == 8)
  }
}
