import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The menus that rows and items had before iOS 13.
@MainActor @Suite struct OldListMenuTests {
  @available(*, deprecated)
  private final class Lister: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action.description != "cut:" }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("\(action) \(indexPath.row)") }
  }

  /// Deprecated as the methods are.
  @available(*, deprecated)
  func showMenus() throws {
    let delegate = Lister()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    let window = try #require(shown.table.window)
    #expect(shown.table.showContextMenu(at: IndexPath(row: 1, section: 0)))
    #expect(window.visibleMenuElements.map(\.title) == ["Copy", "Paste"])
    window.chooseMenuElement(titled: "Copy")
    #expect(delegate.log == ["copy: 1"])
    #expect(!shown.table.showContextMenu(at: IndexPath(row: 2, section: 0)))
    let place = shown.cell(3).convert(CGPoint(x: 20, y: 20), to: nil)
    window.send(.longPress(at: place))
    #expect(window.visibleMenu != nil)
  }

  @Test func aTableShowsAMenuOfWhatItsDelegateCanDo() throws { try (self as any ShowingOldMenus).showMenus() }
}

/// Calls the deprecated method without a warning.
@MainActor protocol ShowingOldMenus { func showMenus() throws }
extension OldListMenuTests: ShowingOldMenus {}
