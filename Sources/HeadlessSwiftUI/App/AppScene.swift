internal import HeadlessObjectiveC
internal import HeadlessUIKit

/// The content of an app's first window, given the app's type. Not a part of SwiftUI.
///
/// The app's properties (`@State`, `@StateObject`, `@AppStorage`, `@Environment`) keep their values as long as the view does, and
/// changes of what its scenes read update the window. Servers don't answer as long as the view lives, but a test's `URLProtocol`
/// does: the screen is that of a slow connection, and a warning of the snapshot names each request.
///
///     assertSnapshot(of: AppScene(MyApp.self), as: .image(layout: .device(config: .iPhone13)))
public struct AppScene<Content: App>: View {
  @State private var hold = RequestHold.warning()
  @State private var app = Content()
  private let identifier: String?

  /// - Parameters:
  ///   - app: the app's type.
  ///   - identifier: the identifier of the scene. A scene with the same one in the same test begins with the values that
  ///     `@SceneStorage` properties had, as after the system has ended the app in the background; nil for a new scene.
  public init(_ app: Content.Type = Content.self, restoring identifier: String? = nil) { self.identifier = identifier }

  public var body: some View {
    AppContent(app: SceneProperties(owner: app))
      .environment(\.restoredScene, identifier.map { RestoredScene.named($0) })
  }
}

/// The properties of an app or a scene, which neither is a view nor a dynamic property itself.
struct SceneProperties<Owner>: DynamicProperty {
  private(set) var owner: Owner

  @MainActor mutating func _install(_ context: inout _PropertyContext) {
    PropertyFields.install(in: &owner, &context)
  }
}

private struct AppContent<Content: App>: View {
  var app: SceneProperties<Content>
  var body: some View { app.owner.body._windowContent?.environmentDelegate(of: app.owner) }
}

/// The window's content of a scene with properties of its own.
struct SceneContent<Content: Scene>: View {
  var scene: SceneProperties<Content>
  var body: some View { scene.owner.body._windowContent }
}
