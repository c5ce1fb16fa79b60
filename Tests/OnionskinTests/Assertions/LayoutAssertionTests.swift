import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Screens that a test requires to have no broken or ambiguous constraint.
@MainActor @Suite struct LayoutAssertionTests {
  private final class Controller: UIViewController {
    let title1 = UILabel()
    var extra: [(UILabel, UIView) -> NSLayoutConstraint] = []

    override func viewDidLoad() {
      title1.text = "Title"
      title1.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(title1)
      NSLayoutConstraint.activate(
        [title1.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)] + extra.map { $0(title1, view) })
    }
  }

  private func controller(_ extra: (UILabel, UIView) -> NSLayoutConstraint...) -> Controller {
    let controller = Controller()
    controller.extra = extra
    return controller
  }

  @Test func aSoundScreenPasses() {
    let run = TestRun()
    #expect(run.failures { assertLayout(of: controller({ $0.topAnchor.constraint(equalTo: $1.topAnchor) })) }.isEmpty)
  }

  @Test func whatIsMissingAndWhatIsTooMuchIsNamed() throws {
    let run = TestRun()
    let failures = run.failures {
      assertLayout(
        of: controller(
          { view, _ in view.widthAnchor.constraint(equalToConstant: 100) },
          { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) }), size: CGSize(width: 300, height: 400))
    }
    #expect(failures.count == 1)
    let words = try #require(failures.first)
    #expect(
      words.hasPrefix(
        "The layout of Controller has 2 mistakes:\n\n- constraints that can't all hold: UILabel \"Title\""))
    #expect(words.contains("    Will attempt to recover by breaking constraint \n    <NSLayoutConstraint:"))
    #expect(words.contains("'UIView-Encapsulated-Layout-Width'"))
    #expect(words.contains("- UILabel \"Title\": vertical position or height is ambiguous\n"))
    #expect(words.contains("No constraint places it."))
    #expect(words.hasSuffix("or add what is missing."))
  }

  /// A width that contradicts another one until the controller has appeared.
  private final class Hasty: UIViewController {
    private var early: NSLayoutConstraint?

    override func viewDidLoad() {
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 30)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 20),
        width,
      ])
      early = width
    }

    override func viewDidAppear(_ animated: Bool) { early?.isActive = false }
  }

  @Test func whatWasBrokenForATimeIsReported() throws {
    let words = try #require(TestRun().failures { assertLayout(of: Hasty()) }.first)
    #expect(
      words.hasPrefix(
        "The layout of Hasty has a mistake:\n\n- for a time, constraints that can't all hold: UIView \"box\""))
  }

  @Test func errorsAreReported() {
    struct Missing: Error, CustomStringConvertible { let description = "no story" }
    func make() throws -> UIViewController { throw Missing() }
    #expect(verifyLayout(of: try make()) == "The layout can't be checked: no story")
  }
}
