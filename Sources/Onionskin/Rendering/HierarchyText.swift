internal import Foundation
internal import HeadlessUIKit

/// Trees of views and controllers as text, in the form in which UIKit's debugging aids write them, without addresses.
@MainActor enum HierarchyText {
  /// A view and its subviews, a line for each.
  static func views(_ view: UIView) -> String {
    lines(view, depth: 0).joined(separator: "\n")
  }

  /// A controller with its children and what it presents, a line for each.
  static func controllers(_ controller: UIViewController) -> String {
    lines(controller, marks: "").joined(separator: "\n")
  }

  private static func lines(_ view: UIView, depth: Int) -> [String] {
    let indentation = String(repeating: "   | ", count: depth)
    return [indentation + describe(view)] + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }

  private static func describe(_ view: UIView) -> String {
    let frame = view.frame
    var parts = [
      String(describing: type(of: view)),
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = view.snapshotText { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let identifier = view.accessibilityIdentifier { parts.append("accessibilityIdentifier = '\(identifier)'") }
    parts.append("layer = <\(String(describing: type(of: view.layer)))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// - Parameter marks: a bar for each controller above that contains the next, a plus for each that presents it.
  private static func lines(_ controller: UIViewController, marks: String) -> [String] {
    let view = controller.viewIfLoaded.map { "<\(String(describing: type(of: $0)))>" } ?? "(view not loaded)"
    let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    var lines = ["\(marks)<\(String(describing: type(of: controller)))>, state: \(state), view: \(view)"]
    lines += controller.children.flatMap { self.lines($0, marks: marks + "   | ") }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      lines += self.lines(presented, marks: marks + "   + ")
    }
    return lines
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
