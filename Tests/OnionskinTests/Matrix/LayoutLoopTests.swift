import HeadlessUIKit
import Testing

@testable import Onionskin

/// A layout that doesn't end has no picture.
@MainActor @Suite struct LayoutLoopTests {
  private final class Restless: UIView {
    var isRestless = true

    override func layoutSubviews() {
      super.layoutSubviews()
      if isRestless { setNeedsLayout() }
    }
  }

  private func take(isRestless: Bool) -> TakenScreen {
    ScreenRenderer.take(on: ScreenConfiguration(size: CGSize(width: 300, height: 400), traits: .standard)) {
      let controller = UIViewController()
      let view = Restless(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.isRestless = isRestless
      controller.view.addSubview(view)
      return controller
    }
  }

  @Test func itFailsItsSnapshot() throws {
    let findings = take(isRestless: true).notes.findings ?? []
    let finding = try #require(findings.first)
    #expect(finding.hasPrefix("the layout doesn't settle: ") && finding.contains("(10, 20, 30, 40)"))
    #expect((take(isRestless: false).notes.findings ?? []).isEmpty)
  }

  private final class Recursive: UIViewController {
    override func viewDidLayoutSubviews() {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// The same with nested calls, which would end with a stack overflow.
  @Test func layoutsWithinEachOtherFailTheirSnapshotToo() throws {
    func take(_ make: @escaping @MainActor () -> UIViewController) -> TakenScreen {
      ScreenRenderer.take(
        on: ScreenConfiguration(size: CGSize(width: 300, height: 400), traits: .standard), controller: make)
    }
    let finding = try #require(take { Recursive() }.notes.findings?.first)
    #expect(finding.hasPrefix("the layout doesn't settle: ") && finding.contains("(0, 0, 300, 400)"))
    // The next snapshot is taken.
    #expect((take { UIViewController() }.notes.findings ?? []).isEmpty)
    #expect(self.take(isRestless: true).notes.findings?.first?.contains("(10, 20, 30, 40)") == true)
  }
}
