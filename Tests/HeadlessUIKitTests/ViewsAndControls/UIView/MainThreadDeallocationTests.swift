import Foundation
import Synchronization
import Testing
import UIKit

@testable import HeadlessObjectiveC

/// Views and controllers are deallocated on the main thread, wherever they are released, like UIKit's: their `deinit` may rely on
/// it.
@MainActor @Suite struct MainThreadDeallocationTests {
  /// The observations of `deinit`s, in order.
  private final class Ends: Sendable {
    private let found = Mutex<[String]>([])
    var all: [String] { found.withLock { $0 } }

    func add(_ name: String) {
      let text = MainThread.isCurrent ? name : name + " elsewhere"
      found.withLock { $0.append(text) }
    }
  }

  private class Part: UIView {
    let ends: Ends
    init(_ ends: Ends) {
      self.ends = ends
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.add("part") }
  }

  private final class Card<Content>: Part {
    var content: Content?
    deinit { ends.add("card") }
  }

  private final class Screen: UIViewController {
    let ends: Ends
    init(_ ends: Ends) {
      self.ends = ends
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.add("screen") }
  }

  private final class Guide: UILayoutGuide {
    var ends: Ends?
    deinit { ends?.add("guide") }
  }

  private final class Rule: NSLayoutConstraint {
    var ends: Ends?
    deinit { ends?.add("rule") }
  }

  /// Releases an object on another thread, and waits until the main thread has run.
  private func letGo(_ make: () -> AnyObject) async {
    nonisolated(unsafe) var held: AnyObject? = make()
    weak let left = held
    await Task.detached {
      #expect(!MainThread.isCurrent)
      held = nil
    }.value
    // A weak reference ends with the last strong one, not with the memory.
    #expect(left == nil)
    await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
  }

  @Test func viewsAndTheirPartsEndOnTheMainThread() async {
    let ends = Ends()
    await letGo {
      let card = Card<Int>(ends)
      card.addSubview(Part(ends))
      return card
    }
    #expect(ends.all == ["card", "part", "part"])
  }

  @Test func controllersEndOnTheMainThreadWithTheirViews() async {
    let ends = Ends()
    await letGo {
      let screen = Screen(ends)
      screen.view.addSubview(Part(ends))
      return screen
    }
    #expect(ends.all == ["screen", "part"])
  }

  @Test func guidesAndConstraintsEndOnTheMainThread() async {
    let ends = Ends()
    await letGo {
      let guide = Guide()
      guide.ends = ends
      return guide
    }
    await letGo {
      let rule = Rule()
      rule.ends = ends
      return rule
    }
    #expect(ends.all == ["guide", "rule"])
  }

  @Test func onTheMainThreadTheyEndAtOnce() {
    let ends = Ends()
    var part: Part? = Part(ends)
    part?.addSubview(Part(ends))
    part = nil
    #expect(ends.all == ["part", "part"])
  }

  @Test func theCompilerLaysClassesOutAsExpected() {
    #expect(MainThreadDeallocation.isPossible)
  }
}
