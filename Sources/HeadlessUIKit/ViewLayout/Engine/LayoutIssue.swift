import Foundation

/// Something wrong with a layout: constraints that can't all hold, or a view that they don't place.
@MainActor package struct LayoutIssue {
  package enum Kind: Equatable, Sendable {
    /// One constraint was given up for the others.
    case unsatisfiable
    /// Other places, along these axes, would satisfy the constraints as well.
    case ambiguous([NSLayoutConstraint.Axis])
  }

  package let kind: Kind
  /// The views that the constraints speak of, or the one whose place isn't determined.
  package let views: [UIView]
  /// UIKit's report, with the constraints in readable form.
  package let report: String

  /// Whether two reports tell that one constraint was given up, for the same or for others: sizes in the lists may have changed.
  package func isAbout(theSameAs other: LayoutIssue) -> Bool {
    kind == other.kind && broken != nil && broken == other.broken
  }

  /// The line that names the broken constraint.
  private var broken: Substring? {
    let lines = report.split(separator: "\n")
    return lines.firstIndex { $0.hasPrefix("Will attempt to recover") }.flatMap { lines.dropFirst($0 + 1).first }
  }
}

extension UIView {
  /// What is wrong with the layout of the view and of everything in it: constraints that were broken, and views whose
  /// places are ambiguous. Brings the layout up to date first.
  package func layoutIssues() -> [LayoutIssue] {
    layoutIfNeeded()
    return existingLayoutEngine?.issues(in: self) ?? []
  }
}
