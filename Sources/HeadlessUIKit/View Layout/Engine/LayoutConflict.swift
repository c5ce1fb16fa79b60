import Foundation

/// Constraints that can't all hold, and the one that was given up for the others.
@MainActor struct LayoutConflict: Equatable {
  let broken: ConstraintRecord
  let constraints: [ConstraintRecord]

  nonisolated static func == (a: LayoutConflict, b: LayoutConflict) -> Bool {
    a.broken === b.broken
  }

  /// The report that UIKit prints.
  var report: String {
    let list = constraints.map { "    \"\($0.readableDescription)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken.readableDescription)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      """
  }

  func log() {
    FileHandle.standardError.write(Data((report + "\n").utf8))
  }
}

extension ConstraintRecord {
  /// The constraint in the short form of the visual format language where it has one.
  var readableDescription: String {
    switch source {
    case .constraint(let constraint): constraint.description
    case .contentSize(let view, let axis, let isHugging):
      "<NSContentSizeLayoutConstraint \(axis == .horizontal ? "H" : "V"):\(type(of: view))"
        + " \(isHugging ? "hugging" : "compression resistance")>"
    case .fitting(let view, let axis):
      "<NSLayoutConstraint 'fittingSizeHTarget' \(axis == .horizontal ? "H" : "V"):\(type(of: view))>"
    }
  }
}
