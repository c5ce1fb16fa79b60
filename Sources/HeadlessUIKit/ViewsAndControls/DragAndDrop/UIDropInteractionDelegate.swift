public import Foundation

/// Decides on what is dropped on a view. Every method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
}

// Optional in UIKit.
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.missing(true)
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { OptionalMethod.missing(UIDropProposal(operation: .cancel)) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    OptionalMethod.missing()
  }
}
