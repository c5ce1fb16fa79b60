import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Matrices of screens that give the main queue work.
@MainActor @Suite struct AwaitMatrixTests {
  private let phones = SnapshotMatrix(devices: [.iPhoneSE3], variants: [.standard, .dark])

  /// A run with references of a screen with the title "late".
  private func recordedRun() -> TestRun {
    let run = TestRun()
    run.record { assertSnapshots(on: phones, testName: "screen()") { TitleScreen(title: "late") } }
    return run
  }

  @Test func blocksOfTheMainQueueAndTasksAreInThePicture() async {
    let run = recordedRun()
    let found = await run.awaitedFailures {
      await assertSnapshots(on: phones, within: 60, testName: "screen()") { LateScreen() }
    }
    #expect(found == [])
    // A screen alone is taken before.
    let early = run.failures { assertSnapshots(on: phones, testName: "screen()") { LateScreen() } }
    #expect(early.count == 1)
  }

  @Test func aControllerThatABlockPresentsIsShown() async {
    let found = await recordedRun().awaitedFailures {
      await assertSnapshots(on: phones, within: 60, testName: "screen()") { GateScreen() }
    }
    #expect(found == [])
  }

  @Test func failuresNameTheCells() async {
    let found = await recordedRun().awaitedFailures {
      await assertSnapshots(on: phones, within: 60, testName: "screen()") { TitleScreen(title: "other") }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("2 of 2 snapshots of screen() failed") == true)
  }

  @Test func aScreenThatIsNeverDoneIsTakenInTheEnd() async throws {
    let run = TestRun()
    let found = await run.awaitedFailures {
      await assertSnapshots(on: phones, within: 0.05, record: .all, testName: "screen()") { EndlessScreen() }
    }
    #expect(found.count == 1)
    #expect(try run.record().entries.count == 2)
  }

  @Test func theRunsDevicesReplaceTheMatrix() async throws {
    let folder = TestFolder()
    let shown = ShownScreens(folder: "\(folder.path)/out", devices: [.iPad10])
    let run = TestRun(shown.environment, in: folder)
    let found = await run.awaitedFailures {
      await assertSnapshots(on: phones, within: 60, testName: "screen()") { LateScreen() }
    }
    #expect(found == [])
    #expect(
      folder.files.filter { $0.hasSuffix(".png") } == [
        "out/OnionskinTests/AwaitMatrixTests/screen.iPad-10th-generation.png"
      ])
  }
}

/// Has its title after a block of the main queue, which starts a task.
private final class LateScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async { [weak self] in
      Task { @MainActor in self?.showTitle() }
    }
  }

  private func showTitle() {
    let screen = TitleScreen(title: "late")
    addChild(screen)
    screen.view.frame = view.bounds
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
  }
}

/// Presents another screen after it has loaded, as apps present their login.
private final class GateScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async { [weak self] in
      let screen = TitleScreen(title: "late")
      screen.modalPresentationStyle = .fullScreen
      self?.present(screen, animated: true)
    }
  }
}

/// Moves a view with each turn of the main queue.
private final class EndlessScreen: UIViewController {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = .red
    view.addSubview(box)
    move()
  }

  private func move() {
    box.frame.origin.x += 1
    DispatchQueue.main.async { [weak self] in self?.move() }
  }
}
