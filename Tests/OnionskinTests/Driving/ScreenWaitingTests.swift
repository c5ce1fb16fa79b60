import Foundation
import Testing
import UIKit

@testable import Onionskin

/// Waiting for a screen to come to rest, or to what a test waits for.
@MainActor @Suite(.serialized) struct ScreenWaitingTests {
  /// Shows what arrives later.
  private final class LateController: UIViewController {
    let label = UILabel()
    var load: (LateController) -> Void = { _ in }
    var timer: Timer?
    var count = 0 { didSet { label.text = "Count \(count)" } }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 20, y: 100, width: 300, height: 30)
      label.text = "Loading"
      view.addSubview(label)
      load(self)
    }
  }

  private func screen(_ load: @escaping (LateController) -> Void) -> Screen {
    let controller = LateController()
    controller.load = load
    return Screen(of: controller, on: .iPhone15Pro)
  }

  @Test func timersArrive() async throws {
    let screen = screen { late in
      _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
        MainActor.assumeIsolated { late.label.text = "Done" }
      }
    }
    #expect(screen.contains("Loading"))
    try await screen.settled()
    #expect(screen.contains("Done"))
  }

  @Test func tasksAndBlocksOfTheMainQueueArrive() async throws {
    let screen = screen { late in
      Task { late.label.text = "Task" }
      DispatchQueue.main.async { late.view.backgroundColor = .red }
    }
    try await screen.settled()
    #expect(screen.contains("Task"))
    #expect(screen.controller.view.backgroundColor == .red)
  }

  @Test func whatATaskWaitsForIsWaitedForByACondition() async throws {
    let screen = screen { late in
      Task {
        try? await Task.sleep(for: .milliseconds(300))
        late.label.text = "Answer"
      }
    }
    try await screen.wait(for: "Answer")
    #expect(screen.contains("Answer"))
  }

  @Test func aScreenThatNeverRestsSaysWhatChanges() async {
    let screen = screen { late in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
        MainActor.assumeIsolated { late.count += 1 }
      }
      late.timer = timer
    }
    defer { (screen.controller as? LateController)?.timer?.invalidate() }
    let problem = await #expect(throws: ScreenProblem.self) { try await screen.settled(within: 0.5) }
    #expect(problem?.kind == .timeout)
    #expect(problem?.message.contains("didn't come to rest within 0.5 s") == true)
    #expect(problem?.message.contains("Count") == true)
  }

  @Test func aConditionThatNeverHoldsListsWhatIsThere() async {
    let screen = screen { _ in }
    let problem = await #expect(throws: ScreenProblem.self) { try await screen.wait(for: "Never", within: 0.1) }
    #expect(problem?.kind == .timeout)
    #expect(problem?.message.contains("text “Loading”") == true)
  }
}
