internal import Foundation
public import HeadlessCombine
public import HeadlessUIKit
internal import Observation

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

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties. Swift makes no property with a dollar sign for it, as it is in an extension, here and in
  /// Apple's interface: `_delegate.projectedValue`.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// An app's delegate, without its type.
@MainActor protocol AnyDelegateAdaptor {
  var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: AnyDelegateAdaptor {
  var delegate: any UIApplicationDelegate { wrappedValue }
}

extension View {
  /// The view with the delegate of an app in its environment, if the delegate is an observable object: Apple's documentation of the
  /// adaptor says that scenes and views read it there.
  func environmentDelegate<Owner>(of app: Owner) -> AnyView {
    func object<Object: ObservableObject>(_ object: Object) -> AnyView { AnyView(environmentObject(object)) }
    func observable<Object: AnyObject & Observable>(_ object: Object) -> AnyView { AnyView(environment(object)) }
    for property in Mirror(reflecting: app).children {
      guard let delegate = (property.value as? any AnyDelegateAdaptor)?.delegate else { continue }
      if let delegate = delegate as? any ObservableObject { return object(delegate) }
      if let delegate = delegate as? any AnyObject & Observable { return observable(delegate) }
    }
    return AnyView(self)
  }
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
