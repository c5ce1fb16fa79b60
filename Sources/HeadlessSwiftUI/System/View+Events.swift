public import Foundation
public import HeadlessUIKit

/// URLs and user activities that the system passes to an app; a test passes them to the hosting controller.
nonisolated extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    transformPreference(SceneEventsKey.self) { $0.urls.append(action) }
  }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    transformPreference(SceneEventsKey.self) { $0.activities.append((activityType, action)) }
  }
  /// Updates a user activity when the view appears; activities aren't handed off to other devices.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    onAppear { if isActive { update(NSUserActivity(activityType: activityType)) } }
  }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    onAppear { if let element { update(element, NSUserActivity(activityType: activityType)) } }
  }
}

/// The handlers that views have for events of the system.
struct SceneEvents {
  var urls: [(URL) -> Void] = []
  var activities: [(type: String, action: (NSUserActivity) -> Void)] = []
}

enum SceneEventsKey: PreferenceKey {
  static var defaultValue: SceneEvents { SceneEvents() }
  static func reduce(value: inout SceneEvents, nextValue: () -> SceneEvents) {
    let next = nextValue()
    value.urls += next.urls
    value.activities += next.activities
  }
}

extension UIHostingController {
  /// Passes a URL to the views, as the system does when it opens the app with it. Not a part of SwiftUI: for tests.
  public func open(_ url: URL) {
    loadViewIfNeeded()
    for action in hosting.preference(SceneEventsKey.self)?.urls ?? [] { action(url) }
  }
  /// Passes a user activity to the views, as the system does when the app continues it. Not a part of SwiftUI: for tests.
  public func `continue`(_ activity: NSUserActivity) {
    loadViewIfNeeded()
    for (type, action) in hosting.preference(SceneEventsKey.self)?.activities ?? [] where type == activity.activityType
    {
      action(activity)
    }
  }
}
