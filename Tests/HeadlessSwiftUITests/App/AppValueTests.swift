import Foundation
import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Windows for values, observable delegates of apps, and groups of scenes.
@MainActor @Suite struct AppValueTests {
  private struct CountApp: App {
    var body: some Scene {
      Group {
        WindowGroup("Counts", id: "count") { (count: Binding<Int>) in
          Text("Count \(count.wrappedValue)").onAppear { count.wrappedValue += 1 }
        } defaultValue: {
          3
        }
      }
    }
  }

  private struct NameApp: App {
    var body: some Scene {
      WindowGroup(for: String.self) { $name in
        Text(name ?? "Nothing").onAppear { name = "Ada" }
      }
    }
  }

  @Test func theContentChangesTheWindowsValue() {
    #expect(texts(of: AppScene(CountApp.self)) == ["Count 4"])
    #expect(texts(of: AppScene(NameApp.self)) == ["Ada"])
  }

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var title = "Launched"
  }

  private struct Title: View {
    @EnvironmentObject var delegate: Delegate
    let write: Binding<String>
    var body: some View { Text(delegate.title).onAppear { write.wrappedValue = "Shown" } }
  }

  private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene {
      WindowGroup { Title(write: _delegate.projectedValue.title) }
    }
  }

  /// Apple's documentation of the adaptor: a delegate that is an observable object is in the environment.
  @Test func viewsReadAnObservableDelegate() {
    #expect(texts(of: AppScene(DelegateApp.self)) == ["Shown"])
  }

  private func texts(of view: some View) -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    shown.update()
    return shown.texts
  }

  private struct Trip: Codable, Equatable {
    var city: String
    var days: [Int]
    var note: String?
  }

  @Test func anActivityHasATypedPayload() throws {
    let activity = NSUserActivity(activityType: "trip")
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Trip.self) }
    let trip = Trip(city: "Rome", days: [1, 2])
    try activity.setTypedPayload(trip)
    #expect(try activity.typedPayload(Trip.self) == trip)
    #expect(activity.userInfo?["city"] as? String == "Rome")
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload([1]) }
  }

  @Test func valuesOfUIKitAreConverted() {
    #expect([.normal, .high, .unspecified].map { ColorSchemeContrast($0) } == [.standard, .increased, nil])
    #expect([.standard, .increased, nil].map { UIAccessibilityContrast($0) } == [.normal, .high, .unspecified])
    #expect([.compact, .regular, nil].map { UIUserInterfaceSizeClass($0) } == [.compact, .regular, .unspecified])
    #expect(
      [.leftToRight, .rightToLeft, .unspecified].map { LayoutDirection($0) } == [.leftToRight, .rightToLeft, nil])
    #expect(
      [.leftToRight, .rightToLeft].map { UITraitEnvironmentLayoutDirection($0) } == [.leftToRight, .rightToLeft])
  }
}
