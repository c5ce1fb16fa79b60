import Foundation

/// Something wrong with a layout: constraints that can't all hold, or a view that they don't place.
@MainActor package struct LayoutIssue {
  package enum Kind: Equatable, Sendable {
    /// A constraint was broken to satisfy the others.
    case unsatisfiable
    /// Other places, along these axes, would satisfy the constraints as well.
    case ambiguous([NSLayoutConstraint.Axis])
  }

  package let kind: Kind
  /// The views that the constraints refer to, or the one whose position isn't determined.
  package let views: [UIView]
  /// UIKit's report, with the constraints in readable form.
  package let report: String

  /// Whether two reports are about the same broken constraint, with the same or other conflicting ones: sizes in the lists may have
  /// changed.
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
  /// The layout issues of the view and its descendants: broken constraints, and views with an ambiguous layout. Updates the layout
  /// first.
  package func layoutIssues() -> [LayoutIssue] {
    layoutIfNeeded()
    return existingLayoutEngine?.issues(in: self) ?? []
  }
}
