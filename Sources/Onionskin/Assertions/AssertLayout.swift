public import Foundation
public import HeadlessUIKit

/// Asserts that a screen lays out without a broken and without an ambiguous constraint.
///
/// The failure names the views, and lists the constraints in the words of UIKit's reports: for those that can't all hold
/// which one was broken, for a view whose place is open which constraints it has.
///
/// - Parameters:
///   - controller: what is shown.
///   - config: the screen that the controller is shown on.
///   - size: in points; nil for the screen's.
///   - traits: go before the screen's.
public func assertLayout(
  of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  size: CGSize? = nil, traits: UITraitCollection = .init(), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  guard let message = verifyLayout(of: try controller(), on: config, size: size, traits: traits) else { return }
  SnapshotSession.current.reporter.fail(message, at: site)
}

/// Looks for broken and ambiguous constraints, as `assertLayout` does, and returns what the test would fail with; nil where
/// all is well.
///
/// - Parameters:
///   - controller: what is shown.
///   - config: the screen that the controller is shown on.
///   - size: in points; nil for the screen's.
///   - traits: go before the screen's.
public func verifyLayout(
  of controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  size: CGSize? = nil, traits: UITraitCollection = .init()
) -> String? {
  do {
    try SnapshotSession.current.checkMachine()
    let controller = try controller()
    let text = MainThread.run {
      StrategyScreen(config: config, size: size, traits: traits).show(controller, SnapshotSetting()) { screen in
        LayoutReport(screen.controller).text
      }.reading
    }
    return text.isEmpty ? nil : text
  } catch {
    return "The layout can't be looked at: \(error)"
  }
}

/// What is wrong with the constraints of a controller's views, for a person.
@MainActor private struct LayoutReport {
  private let title: String
  private let issues: [LayoutIssue]

  init(_ controller: UIViewController) {
    title = "\(type(of: controller))"
    issues = controller.view.layoutIssues()
  }

  /// Empty where nothing is wrong.
  var text: String {
    if issues.isEmpty { return "" }
    let count = issues.count == 1 ? "a mistake" : "\(issues.count) mistakes"
    let list = issues.map { issue in
      let report = issue.report.split(separator: "\n", omittingEmptySubsequences: false)
      return "- \(LayoutAuditor.sentence(for: issue))\n" + report.map { "    \($0)\n" }.joined()
    }
    return "The layout of \(title) has \(count):\n\n\(list.joined(separator: "\n"))\n"
      + "Remove a constraint that isn't meant, give one that may yield a priority below 1000, or add what is missing."
  }
}
