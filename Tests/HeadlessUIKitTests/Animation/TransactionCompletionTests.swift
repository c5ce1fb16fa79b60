import Foundation
import HeadlessQuartzCore
import Testing
import UIKit

@testable import HeadlessUIKit

/// When the completion blocks of transactions are called: after what began in them, in counted time.
@MainActor @Suite struct TransactionCompletionTests {
  private func inTransaction(_ changes: () -> Void, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    changes()
    CATransaction.commit()
  }

  @Test func withoutAnimationsItComesWithTheCommit() {
    var log: [String] = []
    inTransaction({ log.append("changes") }, completion: { log.append("done") })
    #expect(log == ["changes", "done"])
  }

  @Test func itWaitsForTheAnimationsOfViews() {
    let view = UIView()
    var log: [String] = []
    inTransaction(
      {
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { _ in log.append("long") })
        // Nobody waits for the end of this one but the transaction.
        UIView.animate(withDuration: 0.4) { view.frame.origin.x = 3 }
      }, completion: { log.append("transaction") })
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: { _ in log.append("beside") })
    #expect(log == [])
    CountedTime.shared.comeToRest()
    #expect(log == ["long", "beside", "transaction"])
  }

  @Test func whatBeganBeforeTheBlockWasSetIsNotWaitedFor() {
    var isDone = false
    CATransaction.begin()
    UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in })
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    #expect(isDone)
    CountedTime.shared.comeToRest()
  }

  @Test func outerTransactionsWaitForInnerOnes() {
    var log: [String] = []
    inTransaction(
      {
        inTransaction(
          { UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in log.append("end") }) },
          completion: { log.append("inner") })
      }, completion: { log.append("outer") })
    #expect(log == [])
    CountedTime.shared.comeToRest()
    #expect(log.first == "end" && Set(log.dropFirst()) == ["inner", "outer"])
  }

  /// The customary way to hear of the end of a push.
  @Test func itWaitsForATransition() {
    final class Pushed: UIViewController {
      var log: [String] = []
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
      }
    }
    let (navigation, pushed) = (UINavigationController(rootViewController: UIViewController()), Pushed())
    let screen = Screens.show(navigation)
    inTransaction(
      { navigation.pushViewController(pushed, animated: true) }, completion: { pushed.log.append("completion") })
    #expect(pushed.log == [])
    screen.window.updateScreen()
    // Which of the two comes first isn't documented.
    #expect(pushed.log.sorted() == ["appeared", "completion"])
    screen.close()
  }

  private final class Delegate: CAAnimationDelegate {
    var log: [String] = []
    let name: String
    init(_ name: String) { self.name = name }
    var tell: (String) -> Void = { _ in }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell(name) }
  }

  @Test func layersAnimationsEndInTheOrderOfTheirTimes() {
    let controller = UIViewController()
    let screen = Screens.show(controller)
    var log: [String] = []
    let delegates = [("slow", 0.4, 1), ("quick", 0.1, 1), ("twice", 0.15, 2 as Float)].map { name, duration, count in
      let delegate = Delegate(name)
      delegate.tell = { log.append($0) }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.repeatCount = count
      animation.delegate = delegate
      controller.view.layer.add(animation, forKey: name)
      return delegate
    }
    inTransaction(
      {
        let animation = CABasicAnimation(keyPath: "position")
        animation.duration = 0.2
        controller.view.layer.add(animation, forKey: "position")
      }, completion: { log.append("transaction") })
    #expect(log == [])
    screen.window.updateScreen()
    #expect(log == ["quick", "transaction", "twice", "slow"])
    withExtendedLifetime(delegates) { screen.close() }
  }
}
