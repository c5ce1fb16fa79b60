import Foundation
import Testing
import UIKit

@testable import Onionskin

/// Waiting until a screen settles, or until a condition is met.
@MainActor @Suite(.serialized) struct ScreenWaitingTests {
  /// Shows content that arrives later.
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

  // MARK: The screen during a wait

  /// A table whose rows arrive while a test waits, and which is laid out before it continues.
  private final class LateTable: UITableViewController {
    var margin: CGFloat?
    var font: UIFont?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      guard loadsItself else { return }
      Task {
        try? await Task.sleep(for: .milliseconds(50))
        font = .preferredFont(forTextStyle: .body)
        load()
      }
    }

    func load() {
      isLoaded = true
      tableView.reloadData()
      tableView.layoutIfNeeded()
      margin = tableView.headerView(forSection: 0)?.layoutMargins.left
    }

    var loadsItself = true
    private var isLoaded = false
    override func numberOfSections(in tableView: UITableView) -> Int { isLoaded ? 1 : 0 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Rows are 20 points from the sides of an iPhone 15 Pro, and 16 from those of an iPhone SE.
  @Test func screensThatWaitInTurnsKeepTheirDevices() async throws {
    let (wide, narrow) = (LateTable(), LateTable())
    let first = Screen(of: wide, on: .iPhone15Pro, variant: .textSize(.extraExtraExtraLarge))
    let second = Screen(of: narrow, on: .iPhoneSE3)
    async let one: Void = first.wait(until: { wide.margin != nil })
    async let two: Void = second.wait(until: { narrow.margin != nil })
    _ = try await (one, two)
    #expect(wide.margin == 20)
    #expect(narrow.margin == 16)
    // Views that a screen's task creates have the screen's text size: the body style's sizes in Apple's table.
    #expect(wide.font?.pointSize == 23)
    #expect(narrow.font?.pointSize == 17)
    first.end()
    second.end()
  }

  @Test func aTimersLayoutIsThatOfTheScreen() async throws {
    let (wide, narrow) = (LateTable(), LateTable())
    (wide.loadsItself, narrow.loadsItself) = (false, false)
    let first = Screen(of: wide, on: .iPhone15Pro)
    let second = Screen(of: narrow, on: .iPhoneSE3)
    later {
      wide.load()
      narrow.load()
    }
    try await second.wait(until: { narrow.margin != nil })
    #expect(wide.margin == 20)
    #expect(narrow.margin == 16)
    first.end()
    second.end()
  }

  private func later(_ action: @escaping @MainActor () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated(action) }
  }

  @Test func waitingTurnsNoDevice() async throws {
    let screen = Screen(of: LateController(), on: .iPhone15Pro)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    try screen.rotate(.landscape)
    // Other tests rotate the device as well.
    let own = Test.current
    var turns = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { if Test.current == own { turns += 1 } } }
    try await screen.settled()
    #expect(turns == 0)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    NotificationCenter.default.removeObserver(observer)
    screen.end()
  }

  @Test func aConditionThatNeverHoldsListsWhatIsThere() async {
    let screen = screen { _ in }
    let problem = await #expect(throws: ScreenProblem.self) { try await screen.wait(for: "Never", within: 0.1) }
    #expect(problem?.kind == .timeout)
    #expect(problem?.message.contains("text “Loading”") == true)
  }
}
