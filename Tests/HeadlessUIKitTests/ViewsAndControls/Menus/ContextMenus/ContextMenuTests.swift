import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Context menus of views, rows and items: the order of delegate calls, and the visible result.
@MainActor @Suite struct ContextMenuTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var menu: UIMenu? = UIMenu(children: [])
    var preview: UIViewController?
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("configuration at \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: "photo" as NSString) { [self] in
        log.append("preview")
        return preview
      } actionProvider: { [self] _ in
        log.append("actions")
        return menu
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight \(configuration.identifier)")
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { [self] in log.append("displayed") }
      animator?.addAnimations { [self] in log.append("animation") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { [self] in log.append("ended") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.addCompletion { [self] in log.append("committed") }
    }
  }

  private func show(_ delegate: Delegate) -> (screen: HostedScreen, view: UIView, interaction: UIContextMenuInteraction)
  {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 80))
    view.backgroundColor = .red
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let screen = Screens.show(controller)
    controller.view.addSubview(view)
    screen.window.updateScreen()
    return (screen, view, interaction)
  }

  @Test func aLongPressAsksAndTellsInOrder() {
    let delegate = Delegate()
    delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in delegate.log.append("share") }])
    let (screen, view, interaction) = show(delegate)
    defer { screen.close() }
    #expect(view.interactions.count == 1 && interaction.view === view)
    screen.window.send(.longPress(at: CGPoint(x: 50, y: 230)))
    #expect(
      delegate.log == [
        "configuration at 10 30", "highlight photo", "preview", "actions", "display", "animation", "displayed",
      ])
    #expect(interaction.menuAppearance == .rich && interaction.location(in: view) == CGPoint(x: 10, y: 30))
    // The view keeps its position; the menu is 16 below it, with aligned sides.
    #expect(screen.window.visibleMenuFrame == CGRect(x: 40, y: 296, width: 250, height: 44))
    #expect(view.layer.isLifted)
    delegate.log = []
    screen.window.chooseMenuElement(titled: "Share")
    #expect(delegate.log == ["end", "share", "ended"])
    #expect(!view.layer.isLifted && screen.window.visibleMenu == nil)
  }

  @Test func aPressWhereThereIsNoMenuStaysATouch() {
    let delegate = Delegate()
    delegate.hasMenu = false
    let (screen, view, _) = show(delegate)
    defer { screen.close() }
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = view.bounds
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    screen.window.send(.longPress(at: CGPoint(x: 50, y: 230)))
    #expect(taps == 1 && delegate.log == ["configuration at 10 30"] && screen.window.visibleMenu == nil)
  }

  @Test func aConfigurationWithNothingToShowFails() {
    let delegate = Delegate()
    delegate.menu = nil
    let (screen, _, interaction) = show(delegate)
    defer { screen.close() }
    #expect(!interaction.presentMenu())
    #expect(delegate.log == ["configuration at 50 40", "highlight photo", "preview", "actions"])
  }

  @Test func aTapOnThePreviewIsCommitted() {
    let delegate = Delegate()
    delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 120)
    delegate.preview = preview
    let (screen, _, interaction) = show(delegate)
    defer { screen.close() }
    #expect(interaction.presentMenu())
    // Centred on the source view: (90, 240), no further left than 8.
    #expect(preview.view.convert(preview.view.bounds, to: nil) == CGRect(x: 8, y: 180, width: 200, height: 120))
    #expect(preview.view.window != nil)
    screen.window.updateScreen()
    delegate.log = []
    screen.window.send(.tap(at: CGPoint(x: 100, y: 220)))
    #expect(delegate.log == ["commit", "end", "ended", "committed"])
    #expect(preview.view.window == nil && screen.window.visibleMenu == nil)
  }

  @Test func aMenuThatIsSeenCanBeExchanged() {
    let delegate = Delegate()
    delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let (screen, _, interaction) = show(delegate)
    defer { screen.close() }
    interaction.updateVisibleMenu { _ in UIMenu(children: []) }
    #expect(interaction.presentMenu())
    interaction.updateVisibleMenu { menu in menu.replacingChildren(menu.children + [UIAction(title: "Copy") { _ in }]) }
    #expect(screen.window.visibleMenuElements.map(\.title) == ["Share", "Copy"])
    #expect(screen.window.visibleMenuFrame?.height == 88)
    interaction.dismissMenu()
    #expect(screen.window.visibleMenu == nil && delegate.log.last == "end")
  }

  @Test func aViewThatLeavesTakesItsMenuAlong() {
    let delegate = Delegate()
    delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let (screen, view, interaction) = show(delegate)
    defer { screen.close() }
    interaction.presentMenu()
    view.removeInteraction(interaction)
    #expect(screen.window.visibleMenu == nil && view.interactions.isEmpty && interaction.view == nil)
    screen.window.send(.longPress(at: CGPoint(x: 50, y: 230)))
    #expect(screen.window.visibleMenu == nil)
  }

  @Test func aScreenThatClosesLeavesNothingLifted() {
    let delegate = Delegate()
    delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let (screen, view, interaction) = show(delegate)
    interaction.presentMenu()
    #expect(view.layer.isLifted)
    screen.close()
    #expect(!view.layer.isLifted && delegate.log.contains("end"))
  }

  // MARK: Lists

  private final class Lister: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("row \(indexPath.row)")
      guard indexPath.row != 2 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Pin") { _ in }]) })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
  }

  @Test func aTableAsksItsDelegateForTheMenuOfARow() throws {
    let delegate = Lister()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    let window = try #require(shown.table.window)
    #expect(shown.table.showContextMenu(at: IndexPath(row: 1, section: 0)))
    #expect(shown.cell(1).layer.isLifted && window.visibleMenuElements.map(\.title) == ["Pin"])
    window.dismissMenu()
    #expect(delegate.log == ["row 1", "display", "end"])
    #expect(!shown.table.showContextMenu(at: IndexPath(row: 2, section: 0)))
    delegate.log = []
    let place = shown.cell(3).convert(CGPoint(x: 20, y: 20), to: nil)
    window.send(.longPress(at: place))
    // The menu receives the touch: the row isn't selected.
    #expect(delegate.log == ["row 3", "display"] && window.visibleMenu != nil)
    window.dismissMenu()
    delegate.log = []
    window.send(.longPress(at: shown.cell(2).convert(CGPoint(x: 20, y: 20), to: nil)))
    #expect(delegate.log == ["row 2", "select"])
  }

  @Test func aLiftedRowLeavesItsLineBehind() throws {
    let delegate = Lister()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    func hasLine(_ view: UIView) -> Bool {
      let context = CGContext(recordingIn: view.bounds, scale: 2)
      UIGraphicsPushContext(context)
      view.layer.render(in: context)
      UIGraphicsPopContext()
      return context.takeItems().flatMap(\.filledRects).contains { abs($0.height - 0.5) < 1e-6 }
    }
    #expect(hasLine(shown.cell(1)))
    #expect(shown.table.showContextMenu(at: IndexPath(row: 1, section: 0)))
    let lifted = try #require(shown.table.window?.first(_UIReplicantView.self))
    #expect(!hasLine(lifted))
    shown.table.window?.dismissMenu()
    #expect(hasLine(shown.cell(1)))
  }

  private final class Gridder: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    var isOld = false

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    private func menu(_ title: String) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: title) { _ in }]) })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { isOld ? nil : menu("items \(indexPaths.map(\.item))") }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu("item \(indexPath.item)") }
  }

  @Test func aCollectionViewAsksForItemsOrForOne() throws {
    let delegate = Gridder()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 400, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = delegate
    view.delegate = delegate
    let controller = UIViewController()
    let screen = Screens.show(controller)
    defer { screen.close() }
    controller.view.addSubview(view)
    screen.window.updateScreen()
    #expect(view.showContextMenu(at: IndexPath(item: 1, section: 0)))
    #expect(screen.window.visibleMenuElements.map(\.title) == ["items [1]"])
    screen.window.dismissMenu()
    // Between the items.
    screen.window.send(.longPress(at: CGPoint(x: 200, y: 350)))
    #expect(screen.window.visibleMenuElements.map(\.title) == ["items []"])
    screen.window.dismissMenu()
    delegate.isOld = true
    #expect(view.showContextMenu(at: IndexPath(item: 2, section: 0)))
    #expect(screen.window.visibleMenuElements.map(\.title) == ["item 2"])
  }
}
