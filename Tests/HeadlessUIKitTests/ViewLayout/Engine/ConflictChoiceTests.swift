import Testing
import UIKit

@testable import HeadlessUIKit

/// The choice of the constraint that is broken in a conflict.
@MainActor @Suite struct ConflictChoiceTests {
  private let root = makeRoot()

  private func broken(_ constraint: NSLayoutConstraint) -> Bool {
    root.layoutIssues().contains { $0.report.contains("by breaking constraint \n\(constraint.description)\n") }
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func theOneThatWasActivatedLast(_ order: [Int]) {
    let view = makeSubview(of: root)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 100),
    ]
    for index in order { constraints[index].isActive = true }
    #expect(broken(constraints[order[2]]))
    // 10 to 290, 10 to 110, or 190 to 290.
    #expect(numbers(view)[0] == (order[2] == 0 ? 190 : 10) && numbers(view)[2] == (order[2] == 2 ? 280 : 100))
  }

  /// Recorded on iOS 17.2 and 18; Interface Builder's canvas chooses the other one.
  @Test(arguments: [false, true]) func whatAStackAlignsGivesWayToTheApp(_ isCanvas: Bool) {
    var configuration = UIScreen.main.configuration
    let before = configuration
    configuration.isCanvas = isCanvas
    UIScreen.main.configuration = configuration
    defer { UIScreen.main.configuration = before }
    let (wide, narrow) = (Box(60, 20), Box(40, 10))
    let stack = UIStackView(arrangedSubviews: [wide, narrow])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let own = narrow.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100), own,
    ])
    #expect(broken(own) == isCanvas)
    #expect(narrow.frame.width == (isCanvas ? 100 : 30) && wide.frame.width == 100)
  }

  @Test func whatHasNothingToDoWithItHolds() {
    let (a, b) = (makeSubview(of: root), makeSubview(of: root))
    let (first, second) = (a.widthAnchor.constraint(equalToConstant: 10), a.widthAnchor.constraint(equalToConstant: 20))
    NSLayoutConstraint.activate([
      first, second, a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5), b.widthAnchor.constraint(equalTo: a.widthAnchor),
    ])
    #expect(broken(second))
    #expect(a.frame.width == 10 && b.frame.minX == 20 && b.frame.width == 10)
    let report = root.layoutIssues().first { $0.kind == .unsatisfiable }?.report ?? ""
    #expect(!report.contains(address(of: b)))
  }

  @Test func aChainIsListedAsAWhole() {
    let views = (0..<3).map { _ in makeSubview(of: root) }
    var chain = [views[0].topAnchor.constraint(equalTo: root.topAnchor)]
    chain += zip(views, views.dropFirst()).map { $1.topAnchor.constraint(equalTo: $0.bottomAnchor) }
    chain += views.map { $0.heightAnchor.constraint(equalToConstant: 80) }
    let end = views[2].bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
    NSLayoutConstraint.activate(chain + [end])
    let report = root.layoutIssues().first { $0.kind == .unsatisfiable }?.report ?? ""
    #expect(broken(end))
    for constraint in chain { #expect(report.contains("\"\(constraint.description)\"")) }
    #expect(report.contains("\(address(of: root)).height == 200") && views[2].frame.maxY == 240)
  }

  @Test func everyConflictIsReportedOnce() {
    let views = (0..<3).map { _ in makeSubview(of: root) }
    for view in views {
      for length in [10, 20] { view.heightAnchor.constraint(equalToConstant: CGFloat(length)).isActive = true }
    }
    let conflicts = root.layoutIssues().filter { $0.kind == .unsatisfiable }
    #expect(conflicts.count == 3 && conflicts.allSatisfy { $0.views.count == 1 })
    #expect(views.allSatisfy { $0.frame.height == 10 })
    root.setNeedsLayout()
    #expect(root.layoutIssues().filter { $0.kind == .unsatisfiable }.count == 3)
  }

  @Test func negativeSizesAreImpossible() {
    let view = makeSubview(of: root)
    let right = view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: -20)
    NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: root.leftAnchor), right])
    #expect(broken(right) && view.frame.width == 0)
  }

  @Test func almostRequiredGivesWayInSilence() {
    let view = makeSubview(of: root)
    let height = view.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      height, view.heightAnchor.constraint(equalToConstant: 30).at(999),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(root.layoutIssues().isEmpty && view.frame.height == 20)
    height.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.height == 30)
  }

  @Test func aConstraintThatIsBrokenHoldsOnceThereIsRoom() {
    let view = makeSubview(of: root)
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
      width,
    ])
    #expect(broken(width) && view.frame.width == 300 && width.isActive)
    root.frame.size.width = 500
    #expect(!broken(width) && view.frame.width == 500)
  }

  @Test func requiredHuggingGivesWayWithoutAWord() {
    // Open Radar 15106765: the explicit width is used, and nothing is reported.
    let label = UILabel()
    label.text = "0"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    label.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 44)
    #expect(!root.layoutIssues().contains { $0.kind == .unsatisfiable })
    // It still precedes everything that isn't required.
    let wide = label.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = UILayoutPriority(999)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 44)
  }
}
