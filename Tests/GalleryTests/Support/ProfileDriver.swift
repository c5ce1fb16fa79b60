import Gallery
import Onion
import Testing
import UIKit

/// Navigates through the profile's screens like a user: by selecting rows and pressing buttons.
@MainActor struct ProfileDriver {
  let flow: ProfileFlow

  init(_ user: User = .ada, design: CityScreens.Design = .list) {
    flow = ProfileFlow(user, screens: CityScreens(design: design))
    flow.start()
  }

  /// The titles from the bottom screen to the visible one.
  var stack: [String] { flow.router.screens.compactMap(\.title) }

  /// The contents of the first screen.
  var user: User {
    get throws { try #require(flow.router.screens.first as? EditUserController).user }
  }

  /// Selects the row of the visible table that begins with `title`.
  func select(_ title: String) throws {
    let screen = try #require(flow.router.topScreen as? UITableViewController)
    let table = try #require(screen.tableView)
    let rows = screen.tableView(table, numberOfRowsInSection: 0)
    let index = try #require(
      (0..<rows).map { IndexPath(row: $0, section: 0) }.first {
        screen.tableView(table, cellForRowAt: $0).textLabel?.text == title
      }, "no row \(title) in \(stack)")
    screen.tableView(table, didSelectRowAt: index)
  }

  /// Presses the button of the visible screen with the title `title`.
  func press(_ title: String) throws {
    let view = try #require(flow.router.topScreen?.view)
    let button = try #require(
      view.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }, "no button \(title)")
    button.sendActions(for: .touchUpInside)
  }

  /// The flow in a container that retains it, ready to be shown.
  func screen() -> UIViewController { FlowWindowController(flow) }
}
