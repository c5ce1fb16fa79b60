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
  /// A scene with properties such as `@StateObject` or `@Environment` is a node of the view graph, which keeps their values.
  public var _windowContent: AnyView? {
    guard PropertyFields.areThere(in: Self.self) else { return body._windowContent }
    return AnyView(SceneContent(scene: SceneProperties(owner: self)))
  }
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

extension Group: Scene where Content: Scene {
  public typealias Body = Never
  /// Creates a group of several parts, to which modifiers apply together.
  @_disfavoredOverload nonisolated public init(@SceneBuilder content: () -> Content) { self = .holding(content()) }

  public var _windowContent: AnyView? { content._windowContent }
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
