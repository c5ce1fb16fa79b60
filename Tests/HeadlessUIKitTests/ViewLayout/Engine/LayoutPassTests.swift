import Testing
import UIKit

/// The order in which a hierarchy updates constraints and lays out.
@MainActor @Suite struct LayoutPassTests {
  @MainActor private final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private final class Noted: UIView {
    let name: String
    let log: Log
    var beforeSuper: (() -> Void)?
    var afterSuper: (() -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.entries.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      beforeSuper?()
      super.layoutSubviews()
      log.entries.append("layout \(name)")
      afterSuper?()
    }
  }

  private final class NotedController: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Noted("view", log) }
    override func viewWillLayoutSubviews() { log.entries.append("will layout") }
    override func viewDidLayoutSubviews() { log.entries.append("did layout") }
    override func updateViewConstraints() {
      log.entries.append("controller")
      super.updateViewConstraints()
    }
  }

  private let log = Log()

  @Test func constraintsFromBelowLayoutFromAbove() {
    let (root, middle, leaf) = (Noted("root", log), Noted("middle", log), Noted("leaf", log))
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    #expect(
      log.take() == ["update leaf", "update middle", "update root", "layout root", "layout middle", "layout leaf"])
    root.layoutIfNeeded()
    #expect(log.take().isEmpty)
    leaf.setNeedsLayout()
    middle.setNeedsUpdateConstraints()
    #expect(middle.needsUpdateConstraints() && !leaf.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(log.take() == ["update middle"] && !middle.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.take().contains("layout leaf"))
  }

  @Test func controllersSurroundTheirView() {
    let controller = NotedController(log)
    controller.view.addSubview(Noted("child", log))
    _ = log.take()
    controller.view.layoutIfNeeded()
    #expect(
      log.take() == [
        "update child", "controller", "update view", "will layout", "layout view", "did layout", "layout child",
      ])
  }

  @Test func whatComesDuringAPassUpdatesItsConstraintsBeforeItIsLaidOut() {
    let (root, child) = (Noted("root", log), Noted("child", log))
    root.afterSuper = { [unowned root] in if child.superview == nil { root.addSubview(child) } }
    root.layoutIfNeeded()
    #expect(log.take() == ["update root", "layout root", "update child", "layout child"])
  }

  @Test func aPushedControllerUpdatesItsConstraintsBeforeItsLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    navigation.pushViewController(NotedController(log), animated: false)
    window.layoutIfNeeded()
    #expect(log.take() == ["controller", "update view", "will layout", "layout view", "did layout"])
    window.isHidden = true
  }

  @Test func layingOutASubviewLeavesItsSiblingsAlone() {
    let (root, left, right) = (Noted("root", log), Noted("left", log), Noted("right", log))
    root.addSubview(left)
    root.addSubview(right)
    root.layoutIfNeeded()
    _ = log.take()
    left.setNeedsLayout()
    right.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(log.take() == ["layout left"])
    root.layoutIfNeeded()
    #expect(log.take() == ["layout right"])
    // A superview that needs layout positions the subview first.
    root.setNeedsLayout()
    left.setNeedsLayout()
    left.layoutIfNeeded()
    #expect(log.take().starts(with: ["layout root", "layout left"]))
  }

  @Test func aConstraintChangedBeforeSuperCountsAtOnce() {
    let root = Noted("root", log)
    let box = makeSubview(of: root)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var frames: [CGFloat] = []
    root.beforeSuper = { width.constant = 20 }
    root.afterSuper = { frames.append(box.frame.width) }
    root.layoutIfNeeded()
    #expect(frames.first == 20 && box.frame.width == 20)
  }

  @Test func aConstraintChangedAfterSuperCountsInTheSameLayout() {
    let root = Noted("root", log)
    let box = makeSubview(of: root)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([height, box.widthAnchor.constraint(equalToConstant: 30)])
    // As high as its resulting width.
    root.afterSuper = { height.constant = box.frame.width }
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 30, height: 30))
    #expect(log.take().count <= 4)
  }

  @Test func aSubviewMayChangeWhatItsSuperviewLaidOut() {
    let root = Noted("root", log)
    let child = Noted("child", log)
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, child.leftAnchor.constraint(equalTo: root.leftAnchor)])
    child.afterSuper = { width.constant = 44 }
    root.layoutIfNeeded()
    #expect(child.frame.width == 44)
  }

  @Test func aLayoutThatNeverSettlesEnds() {
    let root = Noted("root", log)
    let box = makeSubview(of: root)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.afterSuper = { width.constant += 1 }
    root.layoutIfNeeded()
    let count = log.take().count
    #expect(count > 10 && count < 1000)
    root.afterSuper = nil
    root.layoutIfNeeded()
    #expect(box.frame.width == width.constant)
  }

  @Test func layoutHappensOnlyWhereSomethingMoves() {
    let (root, left, right) = (Noted("root", log), Noted("left", log), Noted("right", log))
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let width = left.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, right.widthAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    _ = log.take()
    width.constant = 20
    root.layoutIfNeeded()
    #expect(log.take() == ["layout root", "layout left"])
  }

  @Test func movingAViewDoesNotLayItOut() {
    let (root, child) = (Noted("root", log), Noted("child", log))
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([left, child.widthAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    _ = log.take()
    left.constant = 5
    root.layoutIfNeeded()
    #expect(child.frame.minX == 5 && log.take() == ["layout root"])
  }
}
