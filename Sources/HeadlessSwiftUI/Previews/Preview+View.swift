extension Preview {
  /// Creates a preview of a SwiftUI view.
  ///
  /// - Parameters:
  ///   - name: the name; nil for none.
  ///   - traits: the layout, the orientation and modifiers.
  ///   - body: creates the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits, content: { AnyView(erasing: body()) })
  }

  /// A preview whose view is created for each use.
  init(name: String?, traits: [PreviewTrait<ViewTraits>], content: @escaping @MainActor () -> AnyView) {
    self.init(name: name, traits: traits) {
      var changes: [@MainActor (AnyView) -> AnyView] = []
      for kind in traits.flatMap(\.kinds) {
        guard case .modification(let modification as ViewModification) = kind else { continue }
        changes.append(try await modification.prepare())
      }
      let prepared = changes
      return {
        let host = UIHostingController(rootView: prepared.reduce(content()) { $1($0) })
        return .controller(host, fitting: { host.view.sizeThatFits($0) })
      }
    }
  }
}
