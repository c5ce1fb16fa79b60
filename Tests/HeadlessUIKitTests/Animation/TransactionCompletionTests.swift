import Foundation
import HeadlessQuartzCore
import Testing
import UIKit

@testable import HeadlessUIKit

/// The times at which completion blocks of transactions are called: after everything that began in them, in counted time.
@MainActor @Suite struct TransactionCompletionTests {
  private func inTransaction(_ changes: () -> Void, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    changes()
    CATransaction.commit()
  }

  @Test func withoutAnimationsItComesAfterTheCommit() {
    var log: [String] = []
    inTransaction({ log.append("changes") }, completion: { log.append("done") })
    log.append("after")
    CountedTime.current.comeToRest()
    #expect(log == ["changes", "after", "done"])
  }

  /// If commits called blocks, each block would call itself until the stack overflowed.
  @Test func blocksThatBeginTheNextTransactionEnd() {
    var (steps, isOver) = (0, false)
    func step() {
      guard !isOver else { return }
      steps += 1
      inTransaction({}, completion: step)
    }
    step()
    #expect(steps == 1)
    // After this many, the main loop continues in the next iteration.
    for _ in 0..<60 { CountedTime.current.comeToRest() }
    #expect(steps > 100_000)
    isOver = true
    CountedTime.current.comeToRest()
  }

  @Test func aChainOfTransactionsIsSeenAtItsEnd() {
    let controller = UIViewController()
    let screen = Screens.show(controller)
    let line = CAShapeLayer()
    controller.view.layer.addSublayer(line)
    var ends: [CGFloat] = []
    func draw(_ rest: [CGFloat]) {
      guard let next = rest.first else { return }
      inTransaction(
        { line.strokeEnd = next },
        completion: {
          ends.append(line.strokeEnd)
          draw(Array(rest.dropFirst()))
        })
    }
    draw([0.25, 0.5, 0.75])
    screen.window.updateScreen()
    #expect(ends == [0.25, 0.5, 0.75])
    screen.close()
  }

  @Test func blocksOutsideOfTransactionsBelongToTheImplicitOne() {
    var log: [String] = []
    CATransaction.setCompletionBlock { log.append("done") }
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in log.append("animated") })
    #expect(CATransaction.completionBlock() != nil)
    #expect(log == [])
    CountedTime.current.comeToRest()
    #expect(log == ["animated", "done"])
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test func valuesOutsideOfTransactionsLastUntilTheNextTurn() {
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CountedTime.current.comeToRest()
    #expect(!CATransaction.disableActions())
  }

  /// Changes of layers without a view take the transaction's duration; layers of views change immediately.
  @Test(arguments: [false, true]) func blocksWaitForWhatCoreAnimationAnimatesByItself(isDisabled: Bool) {
    let (layer, sublayer) = (CALayer(), CALayer())
    layer.addSublayer(sublayer)
    var log: [String] = []
    inTransaction(
      {
        CATransaction.setAnimationDuration(0.4)
        CATransaction.setDisableActions(isDisabled)
        sublayer.opacity = 0.5
      }, completion: { log.append("layer") })
    UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in log.append("between") })
    CountedTime.current.comeToRest()
    #expect(log == (isDisabled ? ["layer", "between"] : ["between", "layer"]))
  }

  @Test func anAnimationThatIsAddedBeforeTheWindowIsWaitedFor() {
    final class Early: UIViewController, @preconcurrency CAAnimationDelegate {
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        CATransaction.begin()
        CATransaction.setCompletionBlock { [unowned self] in log.append("transaction") }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.4
        animation.delegate = self
        view.layer.add(animation, forKey: "opacity")
        CATransaction.commit()
        UIView.animate(withDuration: 0.1, animations: {}, completion: { [unowned self] _ in log.append("short") })
      }
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let controller = Early()
    let screen = Screens.show(controller)
    #expect(controller.log.sorted() == ["short", "start", "stop true", "transaction"])
    #expect(controller.log.last == "transaction")
    screen.close()
  }

  /// A view that is never in a window doesn't delay a block, and isn't retained.
  @Test func anAnimationOutsideOfWindowsEndsNothing() {
    var isDone = false
    var view: UIView? = UIView()
    weak let freed = view
    inTransaction({ view?.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }, completion: { isDone = true })
    CountedTime.current.comeToRest()
    #expect(isDone)
    view = nil
    #expect(freed == nil)
  }

  @Test func itWaitsForTheAnimationsOfViews() {
    let view = UIView()
    var log: [String] = []
    inTransaction(
      {
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { _ in log.append("long") })
        // Only the transaction waits for the end of this animation.
        UIView.animate(withDuration: 0.4) { view.frame.origin.x = 3 }
      }, completion: { log.append("transaction") })
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: { _ in log.append("beside") })
    #expect(log == [])
    CountedTime.current.comeToRest()
    #expect(log == ["long", "beside", "transaction"])
  }

  @Test func whatBeganBeforeTheBlockWasSetIsNotWaitedFor() {
    var isDone = false
    CATransaction.begin()
    UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in })
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    CountedTime.current.advance(by: 0.1)
    #expect(isDone)
    CountedTime.current.comeToRest()
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
    CountedTime.current.comeToRest()
    #expect(log.first == "end" && Set(log.dropFirst()) == ["inner", "outer"])
  }

  /// The usual way to detect the end of a push.
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
    // The order of the two isn't documented.
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
