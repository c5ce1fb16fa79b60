public import Foundation

/// How the focus is shown on a view. Nothing moves a focus here.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
