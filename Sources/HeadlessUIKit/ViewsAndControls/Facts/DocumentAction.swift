internal import Foundation
internal import HeadlessObjectiveC

/// An action of a document: what is sent to whom.
struct DocumentAction {
  /// Nil for the first responder.
  let target: AnyObject?
  let selector: Selector
  /// The name of the control's event; nil where the document leaves it out.
  let event: String?
}
