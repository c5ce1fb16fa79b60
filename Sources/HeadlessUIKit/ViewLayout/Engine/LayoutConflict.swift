import ConstraintSolver
import Foundation

/// Constraints that can't be satisfied together, and the one that was broken.
@MainActor struct LayoutConflict {
  /// The broken constraint's name in the solver.
  let id: ConstraintID
  let broken: ConflictParticipant
  let constraints: [ConflictParticipant]
  /// The number of further constraints.
  var omitted = 0

  /// The report that UIKit prints.
  var report: String { report(naming: broken.text) }

  /// - Parameter name: the broken constraint's description.
  private func report(naming name: String) -> String {
    let more = omitted > 0 ? ["    and \(omitted) more"] : []
    let key = broken.key
    let list = constraints.map { "    \"\(key != nil && $0.key == key ? name : $0.text)\"" } + more
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(hint)
      (
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(name)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private var hint: String {
    guard constraints.contains(where: \.isAutoresizingMask) else { return "" }
    return "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
      + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
  }

  var issue: LayoutIssue {
    LayoutIssue(kind: .unsatisfiable, views: views, report: report)
  }

  /// The views of the constraints, without duplicates.
  private var views: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return constraints.flatMap(\.views).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  func concerns(_ view: UIView) -> Bool { views.contains { $0.isDescendant(of: view) } }

  /// The number of conflicts reported in the test's hierarchies.
  static var count: Int { AppState.current.layoutConflicts }

  func log() {
    AppState.current.layoutConflicts += 1
    LayoutLoopReport.note(self)
    let name = broken.text
    AppWarning(.constraints, "constraints exclude each other, and \(DescriptionFormat.withoutAddresses(name)) gave way")
      .note()
    ErrorStream.tell("[LayoutConstraints] " + report(naming: name))
  }
}

/// A participant in a conflict.
@MainActor enum ConflictParticipant {
  /// A constraint, with the slots of its items.
  case constraint(NSLayoutConstraint, [LayoutSlot])
  case contentSize(UIView, NSLayoutConstraint.Axis, ContentSizeConstraints)
  /// A view placed by its frame, described like UIKit's constraints translated from autoresizing masks.
  case autoresizing(UIView, NSLayoutConstraint.Axis, isOrigin: Bool)
  /// The distance between one side of a view and a system guide, such as the margins'.
  case guide(InsetLayoutGuide, NSLayoutConstraint.Axis, isEnd: Bool)
  /// The length in points passed to `systemLayoutSizeFitting`.
  case fitting(UIView, NSLayoutConstraint.Axis, CGFloat)

  var views: [UIView] {
    switch self {
    case .constraint(let constraint, _): constraint.involvedViews
    case .contentSize(let view, _, _), .autoresizing(let view, _, _), .fitting(let view, _, _): [view]
    case .guide(let guide, _, _): guide.owningView.map { [$0] } ?? []
    }
  }

  /// Identifies a constraint or a content size independently of its current values; nil for participants without a constraint of
  /// the app's.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis?
  }

  var key: Key? {
    switch self {
    case .constraint(let constraint, _): Key(object: ObjectIdentifier(constraint), axis: nil)
    case .contentSize(let view, let axis, _): Key(object: ObjectIdentifier(view), axis: axis)
    case .autoresizing, .guide, .fitting: nil
    }
  }

  var text: String {
    switch self {
    case .constraint(let constraint, _): return constraint.description
    case .contentSize(let view, let axis, let content):
      let length = DescriptionFormat.number(CGFloat(content.length))
      return "<NSContentSizeLayoutConstraint:\(address(of: view.layoutSlot)) \(axis == .horizontal ? "H" : "V"):"
        + "[\(ItemName.text(view))(\(length))] Hug:\(DescriptionFormat.number(content.huggingPriority)) "
        + "CompressionResistance:\(DescriptionFormat.number(content.resistancePriority))   (active)>"
    case .autoresizing(let view, let axis, isOrigin: false) where view.isEncapsulatedInLayout:
      let name = axis == .horizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
      let size = view.untransformedFrame.size
      return lengthText(view, axis, name, axis == .horizontal ? size.width : size.height)
    case .autoresizing(let view, let axis, let isOrigin): return autoresizingText(view, axis, isOrigin: isOrigin)
    case .guide(let guide, let axis, let isEnd): return guide.text(ofSide: axis, isEnd: isEnd)
    case .fitting(let view, let axis, let length):
      return lengthText(view, axis, axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget", length)
    }
  }

  /// Whether UIKit describes it as translated from an autoresizing mask, and not as determined by a container.
  var isAutoresizingMask: Bool {
    guard case .autoresizing(let view, _, let isOrigin) = self else { return false }
    return isOrigin || !view.isEncapsulatedInLayout
  }

  private func lengthText(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ name: String, _ length: CGFloat) -> String
  {
    "<NSLayoutConstraint:\(address(of: view.layoutSlot)) '\(name)' \(ItemName.text(view))."
      + "\(axis == .horizontal ? "width" : "height") == \(DescriptionFormat.number(length))   (active)>"
  }

  private func autoresizingText(_ view: UIView, _ axis: NSLayoutConstraint.Axis, isOrigin: Bool) -> String {
    let frame = view.untransformedFrame
    let isHorizontal = axis == .horizontal
    let attribute = isOrigin ? (isHorizontal ? "minX" : "minY") : (isHorizontal ? "width" : "height")
    let value =
      isOrigin ? (isHorizontal ? frame.minX : frame.minY) : (isHorizontal ? frame.width : frame.height)
    let names = isOrigin ? view.superview.map { ", names: '|':\(ItemName.text($0)) " } ?? "" : ""
    return "<NSAutoresizingMaskLayoutConstraint:\(address(of: view.layoutSlot)) \(maskText(view.autoresizingMask)) "
      + "\(ItemName.text(view)).\(attribute) == \(DescriptionFormat.number(value))   (active\(names))>"
  }

  /// UIKit's shorthand for a mask: the parts before, inside and after the view, `-` for fixed and `&` for flexible. Without any
  /// flexible part the one after the view is flexible.
  private func maskText(_ mask: UIView.AutoresizingMask) -> String {
    func parts(
      _ before: UIView.AutoresizingMask, _ inside: UIView.AutoresizingMask, _ after: UIView.AutoresizingMask
    ) -> String {
      guard !mask.isDisjoint(with: [before, inside, after]) else { return "--&" }
      return [before, inside, after].map { mask.contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(parts(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(parts(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}

extension UIView {
  /// Whether the view's size is determined by its container, which UIKit's reports show as a separate kind of constraint: a
  /// controller's view, or a cell's content view.
  fileprivate var isEncapsulatedInLayout: Bool {
    guard let superview else { return false }
    if core.viewController != nil { return true }
    switch superview {
    case let cell as UITableViewCell: return cell.contentView === self
    case let header as UITableViewHeaderFooterView: return header.contentView === self
    default: return false
    }
  }
}
