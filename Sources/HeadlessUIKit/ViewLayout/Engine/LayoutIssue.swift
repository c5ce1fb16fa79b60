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
}

extension UIView {
  /// What is wrong with the layout of the view and of everything in it: constraints that were broken, and views whose
  /// places are ambiguous. Brings the layout up to date first.
  package func layoutIssues() -> [LayoutIssue] {
    layoutIfNeeded()
    return existingLayoutEngine?.issues(in: self) ?? []
  }
}
