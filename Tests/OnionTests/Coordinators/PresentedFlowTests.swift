import Onion
import Testing
import UIKit

/// Flows that are presented by others.
@MainActor @Suite struct PresentedFlowTests {
  private final class Choice: Coordinator<String>, Flow {
    let rootViewController = UIViewController()
    var answersAtOnce = false

    override func start() {
      if answersAtOnce { finish(with: "at once") }
    }
  }

  private let main = Coordinator<Void>()
  private let root = UIViewController()

  @Test func theFlowIsPresentedInItsStyle() {
    let stage = Stage(root)
    defer { stage.close() }
    let choice = Choice()
    main.present(choice, from: root, as: .card, animated: false) { _ in }
    stage.update()
    #expect(choice.rootViewController.view.window != nil)
    #expect(root.presentedViewController?.presentationController is CardPresentationController)
    #expect(main.children.count == 1)
  }

  @Test func theResultArrivesWhenTheFlowHasGone() {
    let stage = Stage(root)
    defer { stage.close() }
    let choice = Choice()
    var results: [String] = []
    main.present(choice, from: root, animated: false) { [root] result in
      #expect(root.presentedViewController == nil)
      results.append(result)
    }
    stage.update()
    choice.finish(with: "Riga")
    stage.update()
    #expect(results == ["Riga"])
    #expect(main.children.isEmpty)
    #expect(root.presentedViewController == nil)
  }

  @Test func aFlowThatIsDismissedIsCancelledAndTellsNothing() {
    let stage = Stage(root)
    defer { stage.close() }
    let choice = Choice()
    var results: [String] = []
    main.present(choice, from: root, animated: false) { results.append($0) }
    stage.update()
    root.dismiss(animated: false)
    stage.update()
    #expect(choice.isFinished)
    #expect(main.children.isEmpty)
    #expect(results.isEmpty)
  }

  @Test func aCloseButtonLeadsOut() throws {
    let stage = Stage(root)
    defer { stage.close() }
    let choice = Choice()
    main.present(choice, from: root, closeButton: CloseButton(), animated: false) { _ in }
    stage.update()
    let close = try #require(stage.screen.window.view(identified: "ModalContainer.close") as? UIButton)
    close.sendActions(for: .touchUpInside)
    stage.update()
    #expect(root.presentedViewController == nil)
    #expect(choice.isFinished)
  }

  @Test func aFlowThatIsOverAtOnceIsNotPresented() {
    let stage = Stage(root)
    defer { stage.close() }
    let choice = Choice()
    choice.answersAtOnce = true
    var results: [String] = []
    main.present(choice, from: root, animated: false) { results.append($0) }
    stage.update()
    #expect(results == ["at once"])
    #expect(root.presentedViewController == nil)
  }

  @Test func flowAndScreenAreFreedHoweverItEnds() {
    let stage = Stage(root)
    defer { stage.close() }
    for isDismissed in [false, true] {
      weak var flow: Choice?
      weak var screen: UIViewController?
      inScope {
        let choice = Choice()
        flow = choice
        screen = choice.rootViewController
        main.present(choice, from: root, as: .card, animated: false) { _ in }
        stage.update()
        if isDismissed { root.dismiss(animated: false) } else { choice.finish(with: "Riga") }
        stage.update()
      }
      #expect(flow == nil)
      #expect(screen == nil)
    }
  }

  @Test func oneFlowAfterTheOtherIsPresented() {
    let stage = Stage(root)
    defer { stage.close() }
    let (first, second) = (Choice(), Choice())
    main.present(first, from: root, animated: false) { [main, root] _ in
      main.present(second, from: root, animated: false) { _ in }
    }
    stage.update()
    first.finish(with: "Riga")
    stage.update()
    stage.update()
    #expect(second.rootViewController.view.window != nil)
  }
}
