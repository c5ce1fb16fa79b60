/// `func overlay<T: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> T) -> some View` in an extension of `View`, whose
/// body checks with `#available` whether SwiftUI has the modifier. On Apple's platforms the compiler chooses the package's modifier if
/// the oldest iOS that the package supports lacks SwiftUI's. Here, where declarations have no versions, both would be equally good, so
/// SwiftUI's is preferred, which the body calls on a newer iOS.
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

  /// Whether a body checks the version of the system, and calls the method of the name.
  private func isBackport(of name: String, _ body: Range<Int>, _ file: SourceFile) -> Bool {
    let checksVersion = body.contains { file.tokens[$0].kind == .pound && file.string($0) == "#available" }
    return checksVersion
      && body.contains { place in
        file.tokens[place].kind == .identifier && file.string(place) == name
          && (file.tokens[place + 1].isSign("(") || file.tokens[place + 1].isSign("{"))
      }
  }
}
