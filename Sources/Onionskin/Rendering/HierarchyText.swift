internal import Foundation
internal import HeadlessUIKit

/// Trees of views and controllers as UIKit's debugging aids write them, without the addresses, which change with every run.
@MainActor enum HierarchyText {
  /// A view and its subviews, a line for each.
  static func views(_ view: UIView) -> String {
    withoutAddresses(view.recursiveDescription())
  }

  /// A controller with its children and what it presents, a line for each.
  static func controllers(_ controller: UIViewController) -> String {
    withoutAddresses(controller.hierarchyDescription())
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }
}
