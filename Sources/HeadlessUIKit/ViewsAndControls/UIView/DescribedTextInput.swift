/// A view that text is typed in, as far as its description tells of it.
@MainActor protocol DescribedTextInput {
  var describedText: String { get }
  /// What is said before the layer.
  var describedNotes: [String] { get }
}
