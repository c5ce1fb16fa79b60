import Foundation
import HeadlessCombine
import HeadlessObjectiveC
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// An app's properties, as Apple documents them: an `App` owns state like a view does, and its scenes follow its changes.
@MainActor @Suite struct AppSceneTests {
  final class Store: ObservableObject {
    @Published var title = "Loading"
  }

  private struct ObjectApp: App {
    @StateObject private var store = Store()

    var body: some Scene {
      WindowGroup { Page(store: store, load: { store.title = "Loaded" }) }
    }
  }

  private struct Page: View {
    @ObservedObject var store: Store
    let load: () -> Void

    var body: some View {
      Text(store.title).onAppear(perform: load)
    }
  }

  @Test func aStateObjectOfTheAppIsOneObject() {
    #expect(texts(of: AppScene(ObjectApp.self)) == ["Loaded"])
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did")
      return true
    }
  }

  private struct LaunchedApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    @State private var count = 0

    init() { delegate.calls.append("init") }

    var body: some Scene {
      WindowGroup { Text("\(delegate.calls.joined(separator: " ")) \(count)").onAppear { count = 1 } }
    }
  }

  /// As on iOS, the launch follows the app's initialiser and precedes its first scene.
  @Test func theDelegateIsLaunchedOnce() {
    #expect(texts(of: AppScene(LaunchedApp.self)) == ["init will did 1"])
  }

  private struct StateApp: App {
    @State private var isWelcomed = false

    var body: some Scene {
      WindowGroup {
        if isWelcomed { Text("Home") } else { Text("Welcome").onAppear { isWelcomed = true } }
      }
    }
  }

  @Test func aChangeOfTheAppsStateUpdatesTheWindow() {
    #expect(texts(of: AppScene(StateApp.self)) == ["Home"])
  }

  @Observable final class Log {
    var entries: [String] = []
  }

  private struct ChangeApp: App {
    @State private var log = Log()
    @State private var count = 1

    var body: some Scene {
      WindowGroup { Text(log.entries.joined(separator: ", ")).onAppear { count = 2 } }
        .onChange(of: count) { old, new in log.entries.append("\(old) to \(new)") }
    }
  }

  @Test func aSceneReportsChanges() {
    #expect(texts(of: AppScene(ChangeApp.self)) == ["1 to 2"])
  }

  private struct MainScene: Scene {
    @StateObject private var store = Store()

    var body: some Scene {
      WindowGroup { Page(store: store, load: { store.title = "Scene" }) }
    }
  }

  private struct SceneApp: App {
    var body: some Scene { MainScene() }
  }

  @Test func aSceneHasPropertiesOfItsOwn() {
    #expect(texts(of: AppScene(SceneApp.self)) == ["Scene"])
  }

  /// In a process of its own, as other tests start apps, too.
  @Test func serversDontAnswerWhileTheAppIsShown() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let shown = ShownView(AppScene(AppSceneTests.StateApp.self))
        #expect(RequestHold.isActive)
        shown.screen.close()
      }
      for _ in 0..<500 where RequestHold.isActive { try await Task.sleep(for: .milliseconds(10)) }
      #expect(!RequestHold.isActive)
    }
  }

  private func texts(of view: some View) -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    shown.update()
    return shown.texts
  }
}
