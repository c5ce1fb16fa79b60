public import Foundation
public import HeadlessUIKit

/// Asserts that a screen lays out without broken or ambiguous constraints. A conflict that was reported during layout
/// counts, even if a later change resolved it.
///
/// The failure names the views, and lists the constraints in the words of UIKit's reports: for conflicts the one that
/// was broken, for a view with an ambiguous layout its constraints.
///
/// - Parameters:
///   - controller: the controller to show.
///   - config: the screen that the controller is shown on.
///   - size: the size in points; nil for the screen's.
///   - traits: override the screen's.
public func assertLayout(
  of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  size: CGSize? = nil, traits: UITraitCollection = .init(), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  guard let message = verifyLayout(of: try controller(), on: config, size: size, traits: traits) else { return }
  SnapshotSession.current.reporter.fail(message, at: site)
}

/// Looks for broken and ambiguous constraints, as `assertLayout` does, and returns the message with which the test
/// would fail; nil if it passes.
///
/// - Parameters:
///   - controller: the controller to show.
///   - config: the screen that the controller is shown on.
///   - size: the size in points; nil for the screen's.
///   - traits: override the screen's.
public func verifyLayout(
  of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  size: CGSize? = nil, traits: UITraitCollection = .init()
) -> String? {
  do {
    try SnapshotSession.current.checkMachine()
    let controller = try controller()
    let text = MainThread.run {
      let shown = ScreenSetup(config: config, size: size, traits: traits).open(controller, AssertionConfiguration())
      let report = shown.read { LayoutReport($0.controller) }.reading
      return report.adding(shown.conflicts).text
    }
    return text.isEmpty ? nil : text
  } catch {
    return "The layout can't be checked: \(error)"
  }
}

/// The constraint issues of a controller's views, as text.
@MainActor private struct LayoutReport {
  private let title: String
  private let issues: [LayoutIssue]
  /// Conflicts that no longer exist.
  private var earlier: [LayoutIssue] = []

  init(_ controller: UIViewController) {
    title = "\(type(of: controller))"
    issues = controller.view.layoutIssues()
  }

  /// The issues including those reported during layout: each broken constraint of the screen once.
  func adding(_ conflicts: [LayoutIssue]) -> LayoutReport {
    var report = self
    for conflict in conflicts where !(issues + report.earlier).contains(where: { $0.isAbout(theSameAs: conflict) }) {
      report.earlier.append(conflict)
    }
    return report
  }

  /// Empty if there are no issues.
  var text: String {
    let all =
      issues.map { (LayoutAuditor.sentence(for: $0), $0) }
      + earlier.map { ("for a time, " + LayoutAuditor.sentence(for: $0), $0) }
    if all.isEmpty { return "" }
    let count = all.count == 1 ? "a mistake" : "\(all.count) mistakes"
    let list = all.map { sentence, issue in
      let report = issue.report.split(separator: "\n", omittingEmptySubsequences: false)
      return "- \(sentence)\n" + report.map { "    \($0)\n" }.joined()
    }
    return "The layout of \(title) has \(count):\n\n\(list.joined(separator: "\n"))\n"
      + "Remove a constraint that isn't meant, give one that may yield a priority below 1000, or add what is missing."
  }
}
