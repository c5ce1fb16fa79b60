public import Foundation

/// What is offered below a preview: an action, or a group of them.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}
