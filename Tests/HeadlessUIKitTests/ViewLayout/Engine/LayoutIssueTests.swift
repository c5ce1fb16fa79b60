import Testing
import UIKit

@testable import HeadlessUIKit

/// Contradictory constraints.
@MainActor @Suite struct LayoutIssueTests {
  private let root = makeRoot()

  @Test func theLaterOfTwoRequiredConstraintsIsBroken() {
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "second"
    // The order of activation counts, not the view in which it is installed or the time of its creation.
    second.isActive = true
    first.isActive = true
    #expect(root.layoutIssues().map(\.kind) == [.unsatisfiable])
    #expect(view.frame.width == 200)
    let report = root.layoutIssues()[0].report
    #expect(report.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(report.contains("'second' \(name(view)).width == 200   (active)>"))
    #expect(report.contains("Will attempt to recover by breaking constraint \n\(first.description)\n"))
    #expect(root.layoutIssues()[0].views.map(ObjectIdentifier.init) == [ObjectIdentifier(view)])
    // Both remain active; without the other one, the broken one is satisfied again.
    #expect(first.isActive && second.isActive)
    second.isActive = false
    #expect(root.layoutIssues().isEmpty)
    #expect(view.frame.width == 100)
  }

  @Test func aConflictIsGoneWhenAPriorityMakesRoom() {
    let view = Box(10, 10)
    root.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor), wide,
    ])
    #expect(root.layoutIssues().count == 1)
    wide.isActive = false
    wide.priority = UILayoutPriority(999)
    wide.isActive = true
    #expect(root.layoutIssues().isEmpty)
    #expect(view.frame.width == 280)
  }

  @Test func framesAreNamedWhereTheyTakePart() {
    let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(fixed)
    let constraint = fixed.widthAnchor.constraint(equalToConstant: 50)
    constraint.isActive = true
    let issues = root.layoutIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.report.contains("NSAutoresizingMaskLayoutConstraint") == true)
    #expect(issues.first?.report.contains("h=-&- v=&-- \(name(fixed)).width == 30   (active)>") == true)
    #expect(issues.first?.report.contains("translatesAutoresizingMaskIntoConstraints") == true)
    // Constraints of frames are never broken.
    #expect(fixed.frame.width == 30)
  }

  @Test func aRootThatIsTooSmallIsNamed() {
    let view = makeSubview(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 400), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    let report = root.layoutIssues().first?.report ?? ""
    #expect(report.contains("h=--& v=--& \(name(root)).width == 300   (active)>"))
    #expect(view.frame.width == 300)
  }

  /// A complete report, as UIKit prints it to the console.
  @Test func theReport() {
    let view = makeSubview(of: root)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    let width = view.widthAnchor.constraint(equalToConstant: 400)
    let trailing = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16)
    let bystander = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([leading, bystander, width, trailing, view.heightAnchor.constraint(equalToConstant: 5)])
    let issues = root.layoutIssues()
    #expect(issues.count == 1)
    let autoresizing =
      "<NSAutoresizingMaskLayoutConstraint:\(address(of: root.layoutSlot)) h=--& v=--& \(name(root)).width == 300   "
      + "(active)>"
    #expect(
      issues.first?.report == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
        documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
        (
            "\(leading)",
            "\(width)",
            "\(trailing)",
            "\(autoresizing)"
        )

        Will attempt to recover by breaking constraint 
        \(trailing)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
        helpful.
        """)
    #expect(numbers(view) == [16, 0, 400, 5])
  }

  @Test func whatContainersDecideIsReportedByItsName() {
    let controller = UIViewController()
    let view = makeSubview(of: controller.view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 1000),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
    ])
    let screen = Screens.show(controller)
    let report = controller.view.layoutIssues().first?.report ?? ""
    #expect(
      report.contains("'UIView-Encapsulated-Layout-Width' \(name(controller.view)).width == 400   (active)>"))
    // No constraint comes from an autoresizing mask.
    #expect(!report.contains("Note: If you're seeing"))
    screen.close()
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let inner = makeSubview(of: cell.contentView)
    for anchor in [inner.topAnchor, inner.bottomAnchor] {
      anchor.constraint(
        equalTo: anchor === inner.topAnchor ? cell.contentView.topAnchor : cell.contentView.bottomAnchor
      )
      .isActive = true
    }
    inner.heightAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(
      cell.layoutIssues().first?.report.contains(
        "'UIView-Encapsulated-Layout-Height' \(name(cell.contentView)).height == 44   (active)>") == true)
  }

  @Test func sizesThatAreAskedForAreReportedByTheirName() {
    let view = UIView()
    let inner = makeSubview(of: view)
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      width,
    ])
    let engine = LayoutEngine(
      root: view,
      size: .fitting(CGSize(width: 80, height: 0), horizontal: .required, vertical: .fittingSizeLevel))
    engine.update()
    #expect(engine.conflicts.count == 1)
    #expect(
      engine.conflicts.first?.report.contains("'fittingSizeHTarget' \(name(view)).width == 80   (active)>") == true)
    #expect(
      engine.conflicts.first?.report.contains("by breaking constraint \n\(width.description)") == true)
    #expect(engine.alignmentRect(of: engine.slot(for: view.layoutSlot)).width == 80)
  }

  @Test func sidesOfSystemGuidesAreNamed() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let view = makeSubview(of: root)
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), view.widthAnchor.constraint(equalToConstant: 260),
    ])
    let report = root.layoutIssues().first?.report ?? ""
    let box = "UILayoutGuide:\(address(of: guide))'UIViewLayoutMarginsGuide'"
    #expect(
      report.contains(
        "'UIView-leftMargin-guide-constraint' H:|-(20)-[\(box)](LTR)   (active, names: '|':\(name(root)) )>"))
    #expect(report.contains("'UIView-rightMargin-guide-constraint' H:[\(box)]-(30)-|(LTR)   (active, names:"))
    #expect(report.contains("\(name(root)).width == 300   (active)>"))
    // The vertical sides and the root's origin aren't involved.
    #expect(!report.contains("topMargin") && !report.contains("minX"))
  }

  @Test func placesThatDontMatterArentListed() {
    let old = UIView(frame: CGRect(x: 7, y: 0, width: 10, height: 10))
    root.addSubview(old)
    old.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    let report = root.layoutIssues().first?.report ?? ""
    #expect(report.contains("h=--& v=--& \(name(old)).minX == 7   (active, names: '|':\(name(root)) )>"))
    #expect(!report.contains(".width"))
  }

  @Test func whatStacksMakeHoldsAndTheAppsConstraintsGiveWay() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let height = first.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      height, second.heightAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.widthAnchor.constraint(equalToConstant: 50),
    ])
    #expect(root.layoutIssues().isEmpty)
    first.isHidden = true
    let issues = root.layoutIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.report.contains("'UISV-hiding' \(name(first)).height == 0   (active)>") == true)
    #expect(issues.first?.report.contains("by breaking constraint \n\(height.description)") == true)
    #expect(numbers(stack) == [0, 0, 50, 30] && first.frame.height == 0)
  }

  @Test func contentThatMayNotShrinkIsNamed() {
    let view = Box(100, 10)
    root.addSubview(view)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 60),
    ])
    let report = root.layoutIssues().first?.report ?? ""
    #expect(report.contains("<NSContentSizeLayoutConstraint:"))
    #expect(report.contains("H:[\(name(view))(100)] Hug:250 CompressionResistance:1000   (active)>"))
    #expect(view.frame.width == 100)
  }

  @Test func viewsInConflictAreFoundFromBelow() {
    let outer = Box(10, 10)
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let view = makeSubview(of: root)
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    view.widthAnchor.constraint(equalToConstant: 2).isActive = true
    #expect(outer.layoutIssues().isEmpty)
    #expect(view.layoutIssues().contains { $0.kind == .unsatisfiable })
  }

  private func name(_ view: UIView) -> String { "\(ItemName.className(of: view)):\(address(of: view))" }

  @Test func eachOfManyConflictsIsReportedOnce() {
    let view = makeSubview(of: root)
    let constraints = (0..<300).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(
      constraints + [
        view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 5),
      ])
    let subscription = AppWarning.subscribe()
    let issues = root.layoutIssues()
    #expect(issues.map(\.kind) == Array(repeating: .unsatisfiable, count: 299))
    let reports = issues.map(\.report)
    for constraint in constraints.dropFirst() {
      #expect(reports.count { $0.contains("breaking constraint \n\(constraint.description)\n") } == 1)
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(AppWarning.endSubscription(subscription).count { $0.text.contains("exclude each other") } == 299)
    // The last ones are broken first, and each is broken separately.
    NSLayoutConstraint.deactivate(constraints.dropFirst().reversed())
    #expect(root.layoutIssues().isEmpty)
    #expect(view.constraints == [constraints[0]] + view.constraints.dropFirst())
  }

  @Test func aViewThatLeavesTakesAlongWhatSpokeOfItOrOfItsGuides() {
    let (leaving, inside, staying) = (makeSubview(of: root), UIView(), makeSubview(of: root))
    leaving.addSubview(inside)
    let guide = UILayoutGuide()
    inside.addLayoutGuide(guide)
    let own = inside.topAnchor.constraint(equalTo: leaving.topAnchor)
    let outer = [
      inside.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: staying.topAnchor),
      leaving.leftAnchor.anchorWithOffset(to: staying.leftAnchor).constraint(equalToConstant: 5),
    ]
    let other = staying.widthAnchor.constraint(equalTo: root.widthAnchor)
    NSLayoutConstraint.activate(outer + [own, other])
    // A second time, which doesn't break another one.
    NSLayoutConstraint.deactivate(outer)
    NSLayoutConstraint.activate(outer)
    leaving.removeFromSuperview()
    #expect(outer.allSatisfy { !$0.isActive })
    #expect(own.isActive && other.isActive)
    #expect(root.constraints == [other])
  }

  /// Views with heights in a stack that is too low contradict each other by the hundred, and each conflict contains nearly all of
  /// them.
  @Test func conflictsOfHundredsOfViewsAreShortened() throws {
    let views = (0..<300).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 3).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    root.addSubview(stack)
    root.layoutIfNeeded()
    let reports = root.layoutIssues().filter { $0.kind == .unsatisfiable }.map(\.report)
    #expect(reports.count > 20)
    #expect(try #require(reports.first).contains("more\n)") == false)
    let last = try #require(reports.last)
    #expect(last.contains(/\n    and \d+ more\n\)/) && last.contains("Will attempt to recover by breaking constraint"))
    #expect(reports.joined(separator: "\n").split(separator: "\n").count < 6_000)
  }
}
