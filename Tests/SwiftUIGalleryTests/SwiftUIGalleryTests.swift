import GallerySwiftUI
import OnionskinSwiftUI
import Testing
import UIKit

/// The gallery's SwiftUI screens everywhere: phones with a home button, with an island, a tablet; dark, right to left, with the
/// largest text.
@MainActor @Suite struct SwiftUIGalleryTests {
  private static let matrix =
    SnapshotMatrix(devices: [.iPhoneSE3, .iPhone15Pro, .iPad10])
    + SnapshotMatrix(
      devices: [.iPhone11], variants: [.dark, .rightToLeft, .textSize(.accessibilityExtraExtraExtraLarge)])

  private func check<Content: View>(_ view: Content, testName: String = #function) {
    assertSnapshots(on: Self.matrix, testName: testName) { UIHostingController(rootView: view) }
  }

  @Test func feed() { check(FeedScreen()) }
  @Test func settings() { check(SettingsScreen()) }
  @Test func profile() { check(ProfileScreen()) }
  @Test func onboarding() { check(OnboardingScreen()) }
  @Test func checkout() { check(CheckoutScreen()) }
  @Test func chat() { check(ChatScreen()) }
  @Test func search() { check(SearchScreen(query: "ber")) }
  @Test func dashboard() { check(DashboardScreen()) }
  @Test func player() { check(PlayerScreen()) }
  @Test func tabs() { check(LibraryTabs()) }

  @Test func allScreensAreListed() { #expect(SwiftUIGalleryScreens.all.count == 10) }
}
