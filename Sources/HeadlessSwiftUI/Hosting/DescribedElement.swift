/// An element that failures, text snapshots and the page speak of.
@MainActor package protocol DescribedElement: _LayoutElement {
  /// The view's type: `Text`.
  var snapshotName: String { get }
  /// The text that a person reads on it.
  var snapshotText: String? { get }
  /// What makes up the look beside frame and text, as readable pairs.
  var snapshotStyle: [String: String] { get }
}
