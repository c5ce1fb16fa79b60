extension Preview {
  /// A preview of a view of SwiftUI's.
  ///
  /// - Parameters:
  ///   - name: what it is called; nil for no name.
  ///   - traits: its layout, its orientation and what modifies it.
  ///   - body: makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits, content: { AnyView(erasing: body()) })
  }

  /// A preview of a view that is made anew each time.
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
