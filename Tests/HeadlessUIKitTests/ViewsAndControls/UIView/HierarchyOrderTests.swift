import Testing
import UIKit

/// The order in which views are notified of moves.
@MainActor @Suite struct HierarchyOrderTests {
  private final class Log { var calls: [String] = [] }

  private final class LoggedView: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) { log.calls.append("\(name) superview?") }
    override func didMoveToSuperview() { log.calls.append("\(name) superview") }
    override func willMove(toWindow newWindow: UIWindow?) { log.calls.append("\(name) window?") }
    override func didMoveToWindow() { log.calls.append("\(name) window") }
    override func didAddSubview(_ subview: UIView) { log.calls.append("\(name) added") }
    override func willRemoveSubview(_ subview: UIView) { log.calls.append("\(name) removes") }
  }

  private let log = Log()

  private func calls(_ change: () -> Void) -> [String] {
    log.calls = []
    change()
    return log.calls
  }

  @Test func aViewWithoutAWindowHearsOfItsSuperviewBeforeThatHearsOfIt() {
    let (outer, inner) = (LoggedView("outer", log), LoggedView("inner", log))
    #expect(calls { outer.addSubview(inner) } == ["inner superview?", "inner superview", "outer added"])
  }

  @Test func aViewThatComesHearsOfItsWindowFirst() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let (outer, inner) = (LoggedView("outer", log), LoggedView("inner", log))
    outer.addSubview(inner)
    #expect(
      calls { window.addSubview(outer) } == [
        "outer window?", "inner window?", "outer superview?", "outer window", "inner window", "outer superview",
      ])
  }

  @Test func aViewThatGoesHearsOfItsSuperviewFirst() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let (outer, inner) = (LoggedView("outer", log), LoggedView("inner", log))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(
      calls { inner.removeFromSuperview() } == [
        "inner superview?", "inner window?", "outer removes", "inner window", "inner superview",
      ])
  }

  @Test func theTintAdjustmentIsNeverReadAsAutomatic() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }
}
