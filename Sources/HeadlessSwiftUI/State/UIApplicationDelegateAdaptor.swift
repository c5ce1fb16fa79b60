internal import Foundation
public import HeadlessUIKit

/// A property that creates the application delegate of a SwiftUI app.
///
/// In ``AppScene``, the delegate's methods of the launch are called once, before the first scene, unless the test target has launched a
/// delegate of the type already.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType
  private let launch: AppLaunch?

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    if let delegate = UIApplication.shared.delegate as? DelegateType {
      (wrappedValue, launch) = (delegate, nil)
    } else {
      (wrappedValue, launch) = (DelegateType(), AppLaunch())
      UIApplication.shared.delegate = wrappedValue
    }
  }

  public mutating func _install(_ context: inout _PropertyContext) { launch?.finish(wrappedValue) }
}

/// The launch of an app, of which the delegate is notified.
@MainActor private final class AppLaunch {
  private var isFinished = false

  func finish(_ delegate: any UIApplicationDelegate) {
    guard !isFinished else { return }
    isFinished = true
    let app = UIApplication.shared
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
  }
}
