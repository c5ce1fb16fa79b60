import Gallery
import HeadlessSwiftUI
import HeadlessUIKit

/// A screen that is measured, and the peer's program for the same picture.
@MainActor struct BenchmarkScreen {
  let name: String
  let make: () -> UIViewController
  let peer: any PeerScreen.Type

  static let all = [
    BenchmarkScreen(
      name: "New Year's notice", make: { NewYearController.screen(.english) }, peer: PeerNewYearScreen.self),
    BenchmarkScreen(name: "Contacts", make: { ContactsController() }, peer: PeerContactsScreen.self),
    BenchmarkScreen(
      name: "Feed", make: { UIHostingController(rootView: FeedOfRows()) }, peer: PeerFeedScreen.self),
  ]

  /// An iPhone 15 Pro held upright: 1179 x 2556 pixels.
  static let configuration: ScreenConfiguration = {
    let device = Device.iPhone15Pro
    return ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      safeAreaInsetsWithoutStatusBar: device.safeAreaInsetsWithoutStatusBar(orientation: .portrait),
      traits: device.traits(orientation: .portrait))
  }()

  /// The controller with its views, so that making views counts as building and not as layout.
  func controllerWithViews() -> UIViewController {
    let controller = make()
    controller.loadViewIfNeeded()
    return controller
  }
}
