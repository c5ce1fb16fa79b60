/// The contents of a `#Preview`: a view or a controller, its name, and its layout. The plugin `UIKitSources` writes one for each
/// `#Preview` of an app's sources.
public struct Preview {
  /// Marks traits of views.
  public struct ViewTraits: Sendable {}

  /// The name that `#Preview` gives; nil where it gives none.
  package let name: String?
  /// In the order in which they are written.
  package let traits: [PreviewTrait<ViewTraits>]
  /// The name of the device that a preview provider requests; nil for any.
  package var deviceName: String?
  /// Performs the slow preparation, and returns the function that creates the view for each use.
  package let prepare: @MainActor () async throws -> @MainActor () -> PreviewRoot

  /// A preview of an interface that needs a preparation.
  package init(
    name: String?, traits: [PreviewTrait<ViewTraits>],
    prepare: @escaping @MainActor () async throws -> @MainActor () -> PreviewRoot
  ) {
    self.name = name
    self.traits = traits
    self.prepare = prepare
  }

  /// A preview of a view.
  ///
  /// A closure of several statements without `return` fits this initializer and SwiftUI's; such closures are SwiftUI's.
  ///
  /// - Parameters:
  ///   - name: what it is called; nil for no name.
  ///   - traits: its layout and orientation.
  ///   - body: makes the view.
  @_disfavoredOverload public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    self.init(name: name, traits: traits) { { .view(body()) } }
  }

  /// A preview of a controller.
  ///
  /// - Parameters:
  ///   - name: what it is called; nil for no name.
  ///   - traits: its layout and orientation.
  ///   - body: makes the controller.
  @_disfavoredOverload public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name: name, traits: traits) { { .controller(body(), fitting: nil) } }
  }

  /// The last layout that the traits ask for.
  package var layout: PreviewTraitKind.Layout {
    kinds.reduce(into: .device) { found, kind in if case .layout(let layout) = kind { found = layout } }
  }

  /// The last orientation in the traits; nil for the device's.
  package var orientation: UIInterfaceOrientation? {
    kinds.reduce(into: nil) { found, kind in if case .orientation(let held) = kind { found = held } }
  }

  private var kinds: [PreviewTraitKind] { traits.flatMap(\.kinds) }
}
