/// An app, with the scenes that it shows.
@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Apps aren't run here; a test shows an app's first scene: `UIHostingController(rootView: AppScene(MyApp.self))`.
  public static func main() {}
}

/// A part of an app's interface that the system shows, such as a window.
@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The content of the first window.
  var _windowContent: AnyView? { get }
}

extension Scene {
  public var _windowContent: AnyView? { body._windowContent }
}

extension Never: Scene {
  public var _windowContent: AnyView? { nil }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Combines several scenes.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor @preconcurrency public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var windows: [AnyView?] = []
    repeat windows.append((each content)._windowContent)
    return SceneGroup(windowContent: windows.compactMap(\.self).first)
  }
  public static func buildIf<Content: Scene>(_ content: Content?) -> some Scene { OptionalScene(content: content) }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

struct SceneGroup: Scene {
  let windowContent: AnyView?
  var _windowContent: AnyView? { windowContent }
  typealias Body = Never
}

struct OptionalScene<Content: Scene>: Scene {
  nonisolated(unsafe) let content: Content?
  nonisolated init(content: Content?) { self.content = content }
  var _windowContent: AnyView? { content?._windowContent }
  typealias Body = Never
}

/// The content of an app's first window, given the app's type. Not a part of SwiftUI.
///
///     assertSnapshot(of: AppScene(MyApp.self), as: .image(layout: .device(config: .iPhone13)))
public struct AppScene<Content: App>: View {
  @State private var app = Content()

  public init(_ app: Content.Type = Content.self) {}

  public var body: some View { app.body._windowContent }
}
