public import Foundation

/// A place in a text. Text inputs make their own; for others it has no content.
@preconcurrency @MainActor open class UITextPosition: NSObject {}
