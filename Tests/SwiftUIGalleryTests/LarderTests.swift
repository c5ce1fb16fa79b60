import OnionskinSwiftUI
import Testing
import UIKit

@testable import Larder

/// A SwiftUI app as Xcode has it, whose sources the plugin UIKitSources translates.
@MainActor @Suite struct LarderTests {
  private static let upright =
    SnapshotMatrix(devices: [.iPhoneSE3]) + SnapshotMatrix(devices: [.iPhone15Pro], variants: [.standard, .dark])

  private static let phone = SnapshotMatrix(devices: [.iPhone11])
  private static let dark = SnapshotMatrix(devices: [.iPhone11], variants: [.dark])

  init() { AppResources.add("../../Examples/Larder/Larder") }

  private func home(_ tab: HomeTab, _ stock: Stock = .sample) -> UIViewController {
    UIHostingController(rootView: HomeView(tab: tab).environment(stock))
  }

  /// The first scene, found by the app's type: a list with sections, search and a tab bar with a badge.
  @Test func shelf() {
    assertSnapshots(
      on: Self.upright
        + SnapshotMatrix(devices: [.iPhone15Pro], variants: [.textSize(.accessibilityExtraLarge), .locale("ar")])
    ) {
      UIHostingController(rootView: AppScene(LarderApp.self))
    }
  }

  @Test func shopping() {
    assertSnapshots(on: Self.upright) { home(.shopping) }
  }

  @Test func nothingToBuy() {
    assertSnapshots(on: Self.phone) { home(.shopping, Stock()) }
  }

  @Test func settings() {
    assertSnapshots(on: Self.upright) { home(.settings) }
  }

  @Test func provision() {
    assertSnapshots(on: Self.upright) {
      UIHostingController(rootView: NavigationStack { ProvisionView(id: 6) }.environment(Stock.sample))
    }
  }

  @Test func about() {
    assertSnapshots(on: Self.phone + Self.dark) { UIHostingController(rootView: AboutView()) }
  }
}
