import Onion
import Testing
import UIKit

/// Two trees that replace each other.
@MainActor @Suite struct LoginStateTests {
  private final class Tree: UIViewController {
    var user: String?
  }

  private func container(_ state: LoginState<String>) -> LoginStateController<String> {
    LoginStateController(
      state, signedOut: { Tree() },
      signedIn: { user in
        let tree = Tree()
        tree.user = user
        return tree
      })
  }

  @Test func theStateChoosesTheTree() {
    let container = container(.signedIn("Ada"))
    #expect((container.shownChild as? Tree)?.user == "Ada")
    container.state = .signedOut
    #expect(container.shownChild is Tree)
    #expect((container.shownChild as? Tree)?.user == nil)
  }

  @Test func signingOutTwiceKeepsTheTree() {
    let container = container(.signedOut)
    let tree = container.shownChild
    container.state = .signedOut
    #expect(container.shownChild === tree)
  }

  @Test func anotherSessionGetsAnotherTree() {
    let container = container(.signedIn("Ada"))
    let tree = container.shownChild
    container.state = .signedIn("Boris")
    #expect(container.shownChild !== tree)
    #expect((container.shownChild as? Tree)?.user == "Boris")
  }

  @Test func nothingOfASessionOutlivesIt() {
    let container = container(.signedIn("Ada"))
    let stage = Stage(container)
    defer { stage.close() }
    weak var tree: UIViewController?
    weak var sheet: UIViewController?
    inScope {
      tree = container.shownChild
      let presented = UIViewController()
      sheet = presented
      tree?.present(presented, animated: false)
      stage.update()
    }
    #expect(container.presentedViewController === sheet && sheet != nil)
    container.state = .signedOut
    stage.update()
    #expect(container.presentedViewController == nil)
    #expect(sheet == nil)
    #expect(tree == nil)
  }
}
