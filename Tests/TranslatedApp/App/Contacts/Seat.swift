import UIKit

/// A plain object with accessibility properties of its own.
final class Seat: NSObject {
  var changes: [String] = []

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { (super.accessibilityLabel ?? "Seat") + " 1" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    didSet { changes = [oldValue ?? "free", accessibilityValue ?? "free"] }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint.map { $0 + "." } }
    set { super.accessibilityHint = newValue }
  }
}
