import HeadlessSwiftUI
import HeadlessUIKit

extension ShownView {
  /// All views of a class on the screen, outer ones first.
  func all<Found: UIView>(_ type: Found.Type) -> [Found] {
    func find(_ view: UIView) -> [Found] { ((view as? Found).map { [$0] } ?? []) + view.subviews.flatMap(find) }
    return find(screen.window)
  }

  func first<Found: UIView>(_ type: Found.Type) -> Found? { all(type).first }

  /// The first navigation controller inside the hosting controller.
  var navigation: UINavigationController? {
    func find(_ controller: UIViewController) -> UINavigationController? {
      controller as? UINavigationController ?? controller.children.lazy.compactMap(find).first
    }
    return find(controller)
  }

  /// Taps the centre of a view.
  func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: screen.window)
    tap(middle.x, middle.y)
  }

  /// Types into the focused view, key by key.
  func type(_ text: String) {
    screen.window.sendText(text)
    update()
  }

  /// Taps the first view with a text.
  @discardableResult func tap(text: String) -> Bool {
    guard let frame = frame(of: text) else { return false }
    tap(frame.midX, frame.midY)
    return true
  }
}

/// Records the arguments of calls to a view under test.
@MainActor final class Notes {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
