public import Foundation

/// How a scene is asked to go.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
