/// `func overlay<T: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> T) -> some View` in an extension of `View`, whose
/// body asks with `#available` whether SwiftUI has the modifier: for a package whose first iOS lacks SwiftUI's own, the compiler takes
/// the package's. There are no versions of iOS here, where both are as good, so SwiftUI's own is taken, as the body does on a new iOS.
struct ViewBackports: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    guard file.imports.contains(where: { $0.module == "SwiftUI" }) else { return }
    for type in file.types where type.kind == .extension && ["View", "SwiftUI.View"].contains(type.path) {
      for member in type.members where member.kind == .method {
        guard let open = member.body, isBackport(of: member.name, open..<file.partners[open], file) else { continue }
        // An attribute can't follow a modifier.
        let first = member.start.modifiers.map(\.token).min() ?? member.keyword
        translation.edits.insert("@_disfavoredOverload ", at: file.tokens[first].start)
      }
    }
  }

  /// Whether a body asks for a version, and calls the method of the name.
  private func isBackport(of name: String, _ body: Range<Int>, _ file: SourceFile) -> Bool {
    let isAsking = body.contains { file.tokens[$0].kind == .pound && file.string($0) == "#available" }
    return isAsking
      && body.contains { place in
        file.tokens[place].kind == .identifier && file.string(place) == name
          && (file.tokens[place + 1].isSign("(") || file.tokens[place + 1].isSign("{"))
      }
  }
}
