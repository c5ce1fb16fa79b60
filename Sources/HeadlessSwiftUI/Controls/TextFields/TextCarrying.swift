/// A view with a single text, which UIKit's controls show as their title.
@MainActor protocol TextCarrying {
  var carriedText: Text? { get }
}

extension Text: TextCarrying {
  var carriedText: Text? { self }
}

extension Label: TextCarrying {
  var carriedText: Text? { (title as? any TextCarrying)?.carriedText }
}

extension AnyView: TextCarrying {
  var carriedText: Text? { (erased as? any TextCarrying)?.carriedText }
}

extension _TextFieldStyleLabel: TextCarrying {
  var carriedText: Text? { content.carriedText }
}

extension ModifiedContent: TextCarrying where Content: View {
  var carriedText: Text? { (content as? any TextCarrying)?.carriedText }
}

extension TupleView: TextCarrying {
  var carriedText: Text? { erasedParts.lazy.compactMap(\.carriedText).first }
}
