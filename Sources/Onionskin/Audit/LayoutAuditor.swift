internal import Foundation
internal import HeadlessUIKit

/// Finds layout issues in the views on a screen.
@MainActor struct LayoutAuditor {
  /// The minimum side of a touch target, in points.
  static let smallestTarget: CGFloat = 44
  /// The tolerance for rounding, in points.
  private static let tolerance: CGFloat = 0.5

  /// The ignored kinds of issues in views and their descendants, by their identifiers.
  private let exceptions: [String: SnapshotAudit]
  private let root: UIView
  private var findings: [String] = []

  private init(_ exceptions: [String: SnapshotAudit], root: UIView) {
    self.exceptions = exceptions
    self.root = root
  }

  /// The issues of a view and its descendants, as sentences without a final period; the views must be on a screen and laid out.
  ///
  /// - Parameter exceptions: the ignored kinds of issues in views and their descendants, by their identifiers.
  static func findings(
    in root: UIView, checking checks: SnapshotAudit, except exceptions: [String: SnapshotAudit] = [:]
  ) -> [String] {
    var auditor = LayoutAuditor(exceptions, root: root)
    if checks.contains(.constraints) { auditor.checkConstraints() }
    let outer = root.superview.map { checks.subtracting(excepted(for: $0, exceptions)) } ?? checks
    auditor.visit(root, clip: root.convert(root.bounds, to: nil), outer)
    return auditor.findings
      + (checks.contains(.spokenNames) ? SpokenAuditor.findings(in: root, except: exceptions) : [])
      + (checks.contains(.readingOrder) ? ReadingOrderAuditor.findings(in: root, except: exceptions) : [])
  }

  /// The ignored kinds of issues of an element: by its identifier, or by that of an ancestor.
  static func excepted(for element: NSObject, _ exceptions: [String: SnapshotAudit]) -> SnapshotAudit {
    guard !exceptions.isEmpty else { return [] }
    var found: SnapshotAudit = []
    var current: NSObject? = element
    while let object = current {
      let identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
      if let identifier, let more = exceptions[identifier] { found.formUnion(more) }
      current =
        (object as? UIView)?.superview ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? NSObject
    }
    return found
  }

  private mutating func checkConstraints() {
    let issues = root.layoutIssues().filter { issue in
      !issue.views.contains { LayoutAuditor.excepted(for: $0, exceptions).contains(.constraints) }
    }
    findings += issues.map(LayoutAuditor.sentence)
  }

  /// The issues of constraints and the views that they affect, without addresses, which change from run to run.
  static func sentence(for issue: LayoutIssue) -> String {
    let names = issue.views.map(LayoutAuditor.name).joined(separator: ", ")
    switch issue.kind {
    case .unsatisfiable: return "constraints that can't all hold: \(names)"
    case .ambiguous(let axes):
      // The solver reports the axis, but not which of its two variables is ambiguous.
      let measures = axes.map { $0 == .horizontal ? "horizontal position or width" : "vertical position or height" }
      return "\(names): \(measures.joined(separator: " and ")) \(measures.count == 1 ? "is" : "are") ambiguous"
    }
  }

  /// - Parameters:
  ///   - clip: the visible area, in the window's coordinates.
  ///   - outer: the kinds of issues to find in the enclosing view.
  private mutating func visit(_ view: UIView, clip: CGRect, _ outer: SnapshotAudit) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let checks = outer.subtracting(view.accessibilityIdentifier.flatMap { exceptions[$0] } ?? [])
    let frame = view.convert(view.bounds, to: nil)
    // Content outside a scroll view's bounds can be scrolled into view.
    let inner: CGRect =
      if view is UIScrollView { .infinite } else { view.clipsToBounds ? clip.intersection(frame) : clip }
    if let label = view as? UILabel { check(label, frame: frame, clip: clip, checks) }
    if checks.contains(.tapTargets), let control = view as? UIControl { checkTarget(control) }
    if checks.contains(.dynamicType) { checkFont(of: view) }
    if checks.contains(.overlaps) { checkOverlaps(of: view.subviews.filter { !isExcepted($0, for: .overlaps) }) }
    for subview in view.subviews { visit(subview, clip: inner, checks) }
  }

  private func isExcepted(_ view: UIView, for check: SnapshotAudit) -> Bool {
    view.accessibilityIdentifier.flatMap { exceptions[$0] }?.contains(check) == true
  }

  // MARK: Text

  private mutating func check(_ label: UILabel, frame: CGRect, clip: CGRect, _ checks: SnapshotAudit) {
    guard let text = label.text, !text.isEmpty, label.bounds.width > 0 else {
      if label.text?.isEmpty == false, checks.contains(.text) {
        findings.append("\(LayoutAuditor.name(label)): its text has no width")
      }
      return
    }
    if checks.contains(.text) { checkText(of: label, frame: frame, clip: clip) }
    if checks.contains(.contrast) { checkContrast(of: label) }
  }

  private mutating func checkText(of label: UILabel, frame: CGRect, clip: CGRect) {
    let tolerance = LayoutAuditor.tolerance
    if label.numberOfLines == 1 {
      let needed = label.sizeThatFits(.zero).width
      let scale = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1
      if needed * scale > label.bounds.width + tolerance {
        findings.append(
          "\(LayoutAuditor.name(label)): truncated, \(number(needed * scale)) pt wide in \(number(label.bounds.width))")
      }
    } else {
      let unlimited = CGRect(x: 0, y: 0, width: label.bounds.width, height: 1_000_000)
      let needed = label.textRect(forBounds: unlimited, limitedToNumberOfLines: 0).height
      let allowed = label.textRect(forBounds: unlimited, limitedToNumberOfLines: label.numberOfLines).height
      if needed > min(allowed, label.bounds.height) + tolerance {
        findings.append(
          "\(LayoutAuditor.name(label)): truncated, \(number(needed)) pt high in "
            + "\(number(min(allowed, label.bounds.height)))")
      }
    }
    let seen = frame.intersection(clip)
    if seen.isNull || seen.width < frame.width - tolerance || seen.height < frame.height - tolerance {
      findings.append("\(LayoutAuditor.name(label)): clipped by a view around it")
    }
  }

  private mutating func checkContrast(of label: UILabel) {
    guard let ground = Contrast.background(of: label) else { return }
    let color = label.textColor.displayColor(for: label.traitCollection)
    let ratio = Contrast.ratio(Contrast.blend(color, over: ground), ground)
    let required = Contrast.required(pointSize: label.font.pointSize, isBold: label.font.isBold)
    guard ratio < required else { return }
    let shown = (ratio * 100).rounded(.down) / 100
    findings.append(
      "\(LayoutAuditor.name(label)): contrast \(shown) of \(color.hexadecimal) on \(ground.hexadecimal), at least "
        + "\(required) is needed")
  }

  private mutating func checkFont(of view: UIView) {
    let shown: (text: String?, font: UIFont?)
    switch view {
    case let label as UILabel: shown = (label.text, label.font)
    case let field as UITextField: shown = (field.hasText ? field.text : field.placeholder, field.font)
    case let text as UITextView: shown = (text.text, text.font)
    default: return
    }
    guard shown.text?.isEmpty == false, let font = shown.font, !font.isScalable, !isPartOfTheSystem(view) else {
      return
    }
    findings.append("\(LayoutAuditor.name(view)): its font has a fixed size, which doesn't follow the text size")
  }

  /// Whether a view belongs to a bar or a control whose text the system keeps at one size.
  private func isPartOfTheSystem(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISegmentedControl || $0 is UIDatePicker
        || $0 is UIPickerView
    }
  }

  // MARK: Touches and places

  private mutating func checkTarget(_ control: UIControl) {
    guard control.isEnabled, control.isUserInteractionEnabled, !hasSizeOfTheSystem(control) else { return }
    // A control may handle touches outside its bounds; the tested points are half a point inside the target's edges.
    let reach = LayoutAuditor.smallestTarget / 2 - LayoutAuditor.tolerance
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    func takes(_ x: CGFloat, _ y: CGFloat) -> Bool {
      control.point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    if takes(-reach, 0), takes(reach, 0), takes(0, -reach), takes(0, reach) { return }
    let size = control.bounds.size
    findings.append(
      "\(LayoutAuditor.name(control)): a tap target of \(number(size.width)) x \(number(size.height)) pt, at least "
        + "\(number(LayoutAuditor.smallestTarget)) x \(number(LayoutAuditor.smallestTarget)) is needed")
  }

  /// Controls that UIKit makes smaller than the guidelines require, in their standard size: an app can only make them even smaller.
  private func hasSizeOfTheSystem(_ control: UIControl) -> Bool {
    var current: UIView? = control
    while let view = current, !(view is UIDatePicker) { current = view.superview }
    if current != nil { return true }
    guard
      control is UISwitch || control is UIPageControl || control is UIStepper || control is UISlider
        || control is UISegmentedControl
    else { return false }
    let (size, own) = (control.bounds.size, control.intrinsicContentSize)
    let tolerance = LayoutAuditor.tolerance
    return size.height >= own.height - tolerance && size.width >= own.width - tolerance
  }

  /// Content inside other content usually overlaps it intentionally; content that partly overlaps seldom does.
  private mutating func checkOverlaps(of siblings: [UIView]) {
    let content = siblings.filter { view in
      !view.isHidden && view.alpha > 0.01 && (view is UILabel || view is UIControl || view is UIImageView)
    }
    for (index, view) in content.enumerated() {
      for other in content.dropFirst(index + 1) {
        let common = view.frame.intersection(other.frame)
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        let slack = -LayoutAuditor.tolerance
        if view.frame.insetBy(dx: slack, dy: slack).contains(other.frame)
          || other.frame.insetBy(dx: slack, dy: slack).contains(view.frame)
        {
          continue
        }
        findings.append(
          "\(LayoutAuditor.name(view)) and \(LayoutAuditor.name(other)) overlap by \(number(common.width)) x "
            + "\(number(common.height)) pt")
      }
    }
  }

  // MARK: Spoken text

  static func name(_ view: UIView) -> String {
    let type = String(describing: type(of: view))
    guard let name = view.accessibilityIdentifier ?? view.snapshotText, !name.isEmpty else { return type }
    return "\(type) \"\(name.prefix(40))\(name.count > 40 ? "…" : "")\"".replacing("\n", with: "⏎")
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}

extension UIFont {
  fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
