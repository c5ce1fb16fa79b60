public import Foundation

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {}
