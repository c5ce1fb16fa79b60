public import HeadlessUIKit

/// A property that creates the application delegate of a SwiftUI app.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    if let delegate = UIApplication.shared.delegate as? DelegateType {
      wrappedValue = delegate
    } else {
      wrappedValue = DelegateType()
      UIApplication.shared.delegate = wrappedValue
    }
  }
}
