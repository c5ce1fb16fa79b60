import UIKit

/// Hands a template what belongs at the bottom of the screen: usually the content that the template shows.
@MainActor public protocol ActionAreaDataSource: AnyObject {
  /// From top to bottom, the main action first; empty for a screen without actions. Each view says its height by itself,
  /// as buttons do; the area sets the width. Call the template's `reloadActions()` when the answer changes.
  var actionViews: [UIView] { get }
}
