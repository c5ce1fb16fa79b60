import Foundation
import Graphics
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Pictures of driven screens: taking them changes nothing, and each shows the current state.
@MainActor @Suite struct ScreenPictureTests {
  private let run = TestRun()

  @Test func aPictureLeavesTheScreenAsItIs() throws {
    let form = FormController()
    let screen = Screen(of: form, on: .iPhone15Pro)
    try screen.type("Ada", into: "Name")
    let (frame, insets, index) = (form.view.frame, form.view.safeAreaInsets, form.view.superview)
    run.record { assertSnapshot(of: screen, as: .screen) }
    run.record { assertSnapshot(of: form as UIViewController, as: .screen, named: "controller") }
    run.record { assertSnapshot(of: screen.window, as: .screen, named: "window") }
    #expect(form.view.window === screen.window)
    #expect(form.view.frame == frame)
    #expect(form.view.safeAreaInsets == insets)
    #expect(form.view.superview === index)
    #expect(form.name.isFirstResponder)
    try screen.tap("Save")
    #expect(form.log.last == "saved Ada")
    #expect(run.failures { assertSnapshot(of: screen, as: .screen, named: "1") } == [])
  }

  @Test func thePictureShowsWhatIsThereThen() throws {
    let form = FormController()
    let screen = Screen(of: form, on: .iPhone15Pro)
    run.record { assertSnapshot(of: screen, as: .screen, named: "form") }
    try screen.type("Ada", into: "Name")
    let failures = run.failures { assertSnapshot(of: screen, as: .screen, named: "form", record: .never) }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("Ada") == true)
  }

  @Test func whatIsPresentedAndTheKeyboardAreSeen() throws {
    let form = FormController()
    let screen = Screen(of: form, on: .iPhone15Pro)
    let plain = screen.hosted.displayList()
    try screen.tap("Name")
    let withKeyboard = screen.hosted.displayList()
    #expect(withKeyboard.items.count > plain.items.count)
    try screen.dismissKeyboard()
    form.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
    let tree = screen.take(AssertionConfiguration()).tree
    #expect(tree?.contains { $0.text == "Sure?" } == true)
  }

  @Test func aControllerInNoWindowIsRefusedInASentence() {
    let failures = run.failures { assertSnapshot(of: FormController() as UIViewController, as: .screen) }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("isn't in a window") == true)
  }

  @Test func stepsAreNumberedAndRecorded() throws {
    let screen = Screen(of: FormController(), on: .iPhone15Pro)
    run.record { screen.step("empty") }
    try screen.type("Ada", into: "Name")
    run.record { screen.step("filled in") }
    #expect(screen.steps == ["empty", "filled in"])
    let files = try FileManager.default.subpathsOfDirectory(atPath: run.folder.path).filter { $0.hasSuffix(".png") }
    #expect(files.contains { $0.hasSuffix(".01-empty.png") })
    #expect(files.contains { $0.hasSuffix(".02-filled-in.png") })
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Nothing") }
    #expect(problem?.description.hasPrefix("After step 2, filled in: ") == true)
    // For a new screen, the steps are numbered from the beginning.
    let again = Screen(of: FormController(), on: .iPhone15Pro)
    #expect(run.failures { again.step("empty") } == [])
    let entries = try run.record().entries
    #expect(entries.map(\.step) == [1])
  }
}

extension ScreenPictureTests {
  private final class Mover: UIViewController {
    let box = plainView(.green, width: 10, height: 10)

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        primaryAction: UIAction(title: "Move") { [box] _ in
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
        })
      button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
      for view in [box, button] { self.view.addSubview(view) }
    }
  }

  @Test func aStepShowsMomentsAfterATouch() throws {
    let screen = Screen(of: Mover(), on: .iPhone15Pro)
    let taken = screen.take(at: [0.25, 0.5]) {
      do { try screen.tap("Move") } catch { Issue.record(error) }
    }
    let boxes = taken.tree?.children.map { frame in
      frame.first { $0.frame.size == CGSize(width: 10, height: 10) }?.frame.minX.rounded()
    }
    #expect(boxes == [25, 50])
    #expect(taken.frames.map(\.time) == [0.25, 0.5])
    #expect((screen.controller as? Mover)?.box.layer.presentation()?.frame.minX == 100)
    try run.record { try screen.step("moving", at: [0.25, 0.5]) { try screen.tap("Move") } }
    #expect(screen.steps == ["moving"])
    #expect(throws: ScreenProblem.self) { try screen.step("missing", at: [0]) { try screen.tap("Nothing") } }
    #expect(screen.steps == ["moving"])
  }
}

extension ViewNode {
  fileprivate func first(_ test: (ViewNode) -> Bool) -> ViewNode? {
    if test(self) { return self }
    for child in children { if let found = child.first(test) { return found } }
    return nil
  }

  fileprivate func contains(_ test: (ViewNode) -> Bool) -> Bool {
    test(self) || children.contains { $0.contains(test) }
  }
}
