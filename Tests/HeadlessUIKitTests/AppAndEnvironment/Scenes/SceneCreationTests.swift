import Foundation
import Testing
import UIKit

/// Scenes that tests create with Objective-C's `init`, which is unavailable in Swift.
@MainActor @Suite struct SceneCreationTests {
  @Test func scenesAndSessionsAreMadeByTheirClasses() throws {
    let scene = try #require((UIWindowScene.self as NSObject.Type).init() as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.windowScene === scene && scene.windows.isEmpty)
    let session = try #require((UISceneSession.self as NSObject.Type).init() as? UISceneSession)
    #expect(session.role == .windowApplication)
  }
}
