public import Foundation
public import HeadlessCombine
public import Observation

nonisolated extension Scene {
  /// Menu commands, which an iPhone doesn't show.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return changingWindow { AnyView($0.onChange(of: value, perform: action)) }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return changingWindow { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return changingWindow { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  // MARK: Values for the scene's views

  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return changingWindow { AnyView($0.environment(keyPath, value)) }
  }
  /// Changes a value of the environment of the scene's windows.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return changingWindow { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    nonisolated(unsafe) let object = object
    return changingWindow { AnyView($0.environment(object)) }
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    nonisolated(unsafe) let object = object
    return changingWindow { AnyView($0.environmentObject(object)) }
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    nonisolated(unsafe) let store = store
    return changingWindow { AnyView($0.defaultAppStorage(store)) }
  }

  /// Changes the content of the scene's windows.
  package func changingWindow(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    ChangedScene(content: self, change: change)
  }

  // MARK: Windows on Mac and iPad, and background tasks

  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}

struct ChangedScene<Content: Scene>: Scene {
  nonisolated(unsafe) let content: Content
  let change: @MainActor (AnyView) -> AnyView
  var _windowContent: AnyView? { content._windowContent.map { change($0) } }
  typealias Body = Never
}

/// How a window can be resized.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The size of a zoomed window.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// Whether a scene is restored at launch.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene is shown at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// A background task of the app; none is run here.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> Self { Self(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: Self { Self(name: "urlSession") }
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> Self { Self(name: "urlSession") }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> Self { Self(name: identifier) }
}
