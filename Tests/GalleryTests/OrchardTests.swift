import Onionskin
import Orchard
import Testing
import UIKit

/// An app as an Xcode project: storyboards, a xib, an asset catalog, and sources that the plugin UIKitSources translates.
@MainActor @Suite struct OrchardTests {
  private static let upright =
    SnapshotMatrix(devices: [.iPhoneSE3]) + SnapshotMatrix(devices: [.iPhone11], variants: [.standard, .dark])

  private static let everywhere =
    upright + SnapshotMatrix(devices: [.iPhone11], orientations: [.landscape]) + SnapshotMatrix(devices: [.iPad10])

  init() { AppResources.add("../../Examples/Orchard/Orchard") }

  /// The app's first screen, with a selected tab.
  private func app(_ tab: Int = 0) -> UITabBarController {
    let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController
    tabs?.selectedIndex = tab
    return tabs ?? UITabBarController()
  }

  private final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = UINavigationController()
      return true
    }
  }

  /// The delegates of many tutorials put a window in the storyboard's place, and don't show it.
  @Test func aWindowInAStoryboardsPlaceIsShown() {
    let application = ReplacingDelegate()
    let root = AppScreens.first(of: application, storyboard: "Main")
    #expect(root is UINavigationController && application.window?.rootViewController === root)
    #expect(application.window?.isHidden == false)
  }

  /// A prototype cell with a vector image that is rendered again, in a tab with a large title.
  @Test func trees() {
    assertSnapshots(
      on: Self.everywhere + SnapshotMatrix(devices: [.iPhone11], variants: [.textSize(.accessibilityExtraLarge)])
    ) {
      app()
    }
  }

  /// The scene of another storyboard that a cell leads to, with an embedded table. Its photo is most of a reference's bytes: in
  /// landscape and on a tablet it would take as many as all the others together.
  @Test func tree() throws {
    assertSnapshots(on: Self.upright) {
      let tabs = app()
      let navigation = tabs.selectedViewController as? UINavigationController
      let list = navigation?.topViewController as? UITableViewController
      list?.loadViewIfNeeded()
      list?.tableView.layoutIfNeeded()
      let cell = list?.tableView.dataSource?.tableView(list!.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
      list?.performSegue(withIdentifier: "tree", sender: cell)
      return tabs
    }
  }

  @Test func newTree() {
    assertSnapshots(on: .phone + .dark) {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      return UINavigationController(rootViewController: storyboard.instantiateViewController(withIdentifier: "NewTree"))
    }
  }

  /// Static rows of the document, below a view of a xib.
  @Test func season() {
    assertSnapshots(
      on: .phone + SnapshotMatrix(devices: [.iPad10])
        + SnapshotMatrix(devices: [.iPhone11], variants: [.dark, .locale("de")])
    ) { app(1) }
  }
}
