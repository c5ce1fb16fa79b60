import Testing
import UIKit

/// Constraints, contents and subviews that change during a layout.
@MainActor @Suite struct LayoutChangeTests {
  /// A view that acts at every step and counts the steps.
  private final class Actor: UIView {
    var onUpdate: ((Actor) -> Void)?
    var onLayout: ((Actor) -> Void)?
    var updates = 0
    var layouts = 0

    override func updateConstraints() {
      updates += 1
      onUpdate?(self)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?(self)
    }
  }

  private let root = Actor(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = Box(10, 10)
  private let width: NSLayoutConstraint

  init() {
    root.addSubview(box)
    width = box.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
  }

  @Test func constraintsThatUpdateConstraintsMakesCountInTheSameLayout() {
    root.onUpdate = { [width] _ in width.constant = 80 }
    var seen: [CGFloat] = []
    root.onLayout = { [box] _ in seen.append(box.frame.width) }
    root.layoutIfNeeded()
    #expect(seen == [80])
    // Requested twice, done once.
    root.onUpdate = { [width] _ in width.constant += 5 }
    root.updates = 0
    root.setNeedsUpdateConstraints()
    root.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(root.updates == 1 && box.frame.width == 85)
  }

  @Test func aLayoutMayAskForConstraintsToBeUpdated() {
    root.layoutIfNeeded()
    root.updates = 0
    root.onLayout = { if $0.updates == 0 { $0.setNeedsUpdateConstraints() } }
    root.onUpdate = { [width] _ in width.constant = 33 }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.updates == 1 && box.frame.width == 33)
  }

  @Test func viewsAddedDuringALayoutArePlacedByIt() {
    let late = Box(20, 20)
    root.onLayout = { [box] root in
      guard late.superview == nil else { return }
      root.addSubview(late)
      late.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 5).isActive = true
    }
    root.layoutIfNeeded()
    #expect(numbers(late) == [55, 0, 20, 20])
  }

  @Test func viewsRemovedDuringALayoutAreLeftAlone() {
    let next = Box(20, 20)
    root.addSubview(next)
    next.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    root.onLayout = { [box] _ in box.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty && next.frame.width == 20 && width.isActive)
  }

  @Test func contentsThatFollowFromTheLayoutSettle() {
    // As high as wide, which is known after the layout: typical of a custom view with wrapping content.
    let content = Box(UIView.noIntrinsicMetric, 1)
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.topAnchor),
      content.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.topAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    root.onLayout = { _ in
      if content.contentSize.height != content.frame.width { content.contentSize.height = content.frame.width }
    }
    root.layoutIfNeeded()
    #expect(content.frame.height == 150 && box.frame.minY == 150)
    #expect(root.layouts <= 3)
  }

  @Test func aControllersLastWordCounts() {
    final class Controller: UIViewController {
      let box = Box(10, 10)
      lazy var height = box.heightAnchor.constraint(equalToConstant: 1)
      override func viewDidLoad() {
        view.addSubview(box)
        NSLayoutConstraint.activate([height, box.widthAnchor.constraint(equalTo: view.widthAnchor)])
      }
      override func viewDidLayoutSubviews() { height.constant = box.frame.width / 4 }
    }
    let controller = Controller()
    let screen = Screens.show(controller)
    #expect(controller.box.frame.size == CGSize(width: 400, height: 100))
    screen.close()
  }

  @Test func animationsEndWhereTheConstraintsLead() {
    root.layoutIfNeeded()
    width.constant = 120
    UIView.animate(withDuration: 1) { self.root.layoutIfNeeded() }
    #expect(box.frame.width == 120)
  }

  @Test func priorityAndActivationMayChangeTogether() {
    let other = box.widthAnchor.constraint(equalToConstant: 90)
    root.layoutIfNeeded()
    width.isActive = false
    width.priority = .defaultLow
    NSLayoutConstraint.activate([width, other])
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
    other.isActive = false
    root.layoutIfNeeded()
    // Content hugging has priority 250, too, but if the width isn't larger than the content, 50 and 10 are equal.
    #expect(box.frame.width >= 10 && box.frame.width <= 50)
    width.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
  }

  @Test func loopsAreReportedWithTheViewsThatKeepAsking() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
          }
        }
        final class Calm: UIView {}
        let root = Calm(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(Calm(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.addSubview(Restless(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
        root.layoutIfNeeded()
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("The layout doesn't settle: after 50 passes"))
    #expect(words.contains("Restless") && words.contains(" at (1, 2, 30, 40)") && !words.contains("Calm"))
  }
}
