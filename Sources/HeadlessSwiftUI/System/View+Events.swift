public import Foundation
public import HeadlessUIKit

/// Addresses and activities that the system hands to an app; a test hands them to the hosting controller.
extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    transformPreference(SceneEventsKey.self) { $0.urls.append(action) }
  }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    transformPreference(SceneEventsKey.self) { $0.activities.append((activityType, action)) }
  }
  /// Fills an activity when the view appears; none is handed to another device here.
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

/// What views do when the system hands something to the app.
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
  /// Hands the views an address, as the system does when the app is opened with it. Not a part of SwiftUI: for tests.
  public func open(_ url: URL) {
    loadViewIfNeeded()
    for action in hosting.preference(SceneEventsKey.self)?.urls ?? [] { action(url) }
  }
  /// Hands the views an activity, as the system does when the app goes on with it. Not a part of SwiftUI: for tests.
  public func `continue`(_ activity: NSUserActivity) {
    loadViewIfNeeded()
    for (type, action) in hosting.preference(SceneEventsKey.self)?.activities ?? [] where type == activity.activityType
    {
      action(activity)
    }
  }
}
