internal import Foundation
internal import HeadlessUIKit

/// Trees of views and controllers in the format of UIKit's debugging methods, without addresses, which change with every run.
@MainActor enum HierarchyText {
  /// A view and its subviews, a line for each.
  static func views(_ view: UIView) -> String {
    withoutAddresses(view.recursiveDescription())
  }

  /// A controller with its children and presented controllers, a line for each.
  static func controllers(_ controller: UIViewController) -> String {
    withoutAddresses(controller.hierarchyDescription())
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }
}
