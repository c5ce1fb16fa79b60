/// The first test: the app's first screen, on a phone and a tablet.
struct FirstTest {
  enum Kind { case uiKit, swiftUI }

  let kind: Kind
  let text: String

  /// Named after the app's module, so that its documents are found in the app's bundle.
  static func target(of adoption: Adoption) -> String { "\(adoption.name)ScreenTests" }

  /// Returns nil if the app's entry point isn't known.
  init?(_ adoption: Adoption) {
    guard let start = adoption.start else { return nil }
    if let app = start.swiftUIApp {
      kind = .swiftUI
      text = Self.file(
        adoption.name, imports: ["OnionskinSwiftUI", "Testing", "UIKit"],
        shown: "UIHostingController(rootView: AppScene(\(app).self))")
    } else if start.applicationDelegate != nil || start.storyboard != nil {
      kind = .uiKit
      var arguments = [start.applicationDelegate.map { "of: \($0)()" } ?? "of: nil"]
      if let scene = start.sceneDelegate { arguments.append("scene: \(scene)()") }
      if let storyboard = start.storyboard { arguments.append("storyboard: \"\(storyboard)\"") }
      text = Self.file(
        adoption.name, imports: ["Onionskin", "Testing", "UIKit"],
        shown: "AppScreens.first(\(arguments.joined(separator: ", ")))")
    } else {
      return nil
    }
  }

  /// The pictures are taken after the main queue's work and the tasks that views begin. No server answers the app meanwhile. In one
  /// process the tests of other suites run while a test waits.
  ///
  /// - Parameter shown: the expression that creates the first screen's controller.
  private static func file(_ app: String, imports: [String], shown: String) -> String {
    """
    \(SourceLines.imports(imports))

    @testable import \(app)

    /// The app's first screen. The first run records the pictures and fails: check them, and run the test again.
    ///
    /// Other tests run while this one waits. Suites that change what the app shares belong into an extension of this suite.
    @MainActor @Suite(.serialized) struct FirstScreenTests {
      @Test func firstScreen() async {
        await assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro, .iPad10]), within: 5) {
          \(shown)
        }
      }
    }

    """
  }
}
