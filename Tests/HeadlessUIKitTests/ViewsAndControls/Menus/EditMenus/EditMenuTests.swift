import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Edit menus that apps present.
@MainActor @Suite struct EditMenuTests {
  private final class Canvas: UIView, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var target: CGRect?
    var own: UIMenu?

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "paste:", "frame:"].contains(action.description)
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    func frameIt(_ sender: Any?) { log.append("frame") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu of \(suggestedActions.count)")
      return own.map { UIMenu(children: suggestedActions + [$0]) }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target ?? CGRect(origin: configuration.sourcePoint, size: .zero) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  private func show() -> (screen: HostedScreen, canvas: Canvas, interaction: UIEditMenuInteraction) {
    let controller = UIViewController()
    let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
    let interaction = UIEditMenuInteraction(delegate: canvas)
    canvas.addInteraction(interaction)
    let screen = Screens.show(controller)
    controller.view.addSubview(canvas)
    screen.window.updateScreen()
    return (screen, canvas, interaction)
  }

  @Test func theMenuHasWhatTheResponderCanDo() throws {
    let (screen, canvas, interaction) = show()
    defer { screen.close() }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "text", sourcePoint: CGPoint(x: 200, y: 200)))
    #expect(canvas.log == ["menu of 1", "present"])
    #expect(screen.window.visibleMenuElements.map(\.title) == ["Copy", "Paste"])
    // A bar of 40 points with an arrow of 8, 4 above the point at 300, centred on the point.
    let frame = try #require(screen.window.visibleMenuFrame)
    #expect(frame.maxY == 296 && frame.height == 48 && abs(frame.midX - 200) < 0.5)
    #expect(interaction.location(in: nil) == CGPoint(x: 200, y: 300))
    screen.window.chooseMenuElement(titled: "Copy")
    #expect(canvas.log == ["menu of 1", "present", "dismiss", "copy"])
  }

  @Test func theArrowPointsUpWhereThereIsNoRoomAbove() throws {
    let (screen, canvas, interaction) = show()
    defer { screen.close() }
    canvas.target = CGRect(x: 0, y: -60, width: 400, height: 40)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    // The target ends at 80; the status bar has 50.
    #expect(screen.window.visibleMenuFrame?.minY == 84)
    canvas.target = CGRect(x: 0, y: 200, width: 400, height: 40)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(screen.window.visibleMenuFrame?.maxY == 296)
  }

  @Test func actionsOfTheAppsOwnStandBesideThem() {
    let (screen, canvas, interaction) = show()
    defer { screen.close() }
    canvas.own = UIMenu(
      options: .displayInline, children: [UIAction(title: "Translate") { _ in canvas.log.append("translate") }])
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 200))
    interaction.presentEditMenu(with: configuration)
    #expect(screen.window.visibleMenuElements.map(\.title) == ["Copy", "Paste", "Translate"])
    canvas.own = nil
    interaction.reloadVisibleMenu()
    #expect(screen.window.visibleMenuElements.map(\.title) == ["Copy", "Paste"])
    interaction.dismissMenu()
    #expect(screen.window.visibleMenu == nil && canvas.log.last == "dismiss")
  }

  @Test func whatThereIsNoRoomForIsBehindTheChevron() throws {
    let (screen, canvas, interaction) = show()
    defer { screen.close() }
    let actions = (1...6).map { index in
      UIAction(title: "Something long \(index)") { _ in canvas.log.append("\(index)") }
    }
    canvas.own = UIMenu(options: .displayInline, children: actions)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 200)))
    let bar = try #require(screen.window.visibleMenuFrame)
    #expect(bar.width <= 384)
    screen.window.send(.tap(at: CGPoint(x: bar.maxX - 18, y: bar.minY + 20)))
    #expect(screen.window.visibleMenuElements.count == 8)
    #expect(screen.window.visibleMenuFrame?.width == 250)
    screen.window.chooseMenuElement(titled: "Something long 6")
    #expect(canvas.log.suffix(2) == ["dismiss", "6"])
  }

  @Test func aMenuWithNothingInItIsntShown() {
    let controller = UIViewController()
    let interaction = UIEditMenuInteraction(delegate: nil)
    let screen = Screens.show(controller)
    defer { screen.close() }
    controller.view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(screen.window.visibleMenu == nil)
  }

  @available(*, deprecated)
  @Test func theOldMenuControllerShowsTheSameBar() throws {
    let (screen, canvas, _) = show()
    defer { screen.close() }
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Frame", action: Selector("frame:", Canvas.frameIt)),
      UIMenuItem(title: "Other", action: Selector("other:")),
    ]
    canvas.becomeFirstResponder()
    menu.showMenu(from: canvas, rect: CGRect(x: 100, y: 200, width: 100, height: 20))
    #expect(menu.isMenuVisible && screen.window.visibleMenuElements.map(\.title) == ["Copy", "Paste", "Frame"])
    #expect(menu.menuFrame.maxY == 296)
    screen.window.chooseMenuElement(titled: "Frame")
    #expect(canvas.log == ["frame"] && !menu.isMenuVisible && menu.menuFrame == .zero)
    menu.menuItems = nil
  }
}
