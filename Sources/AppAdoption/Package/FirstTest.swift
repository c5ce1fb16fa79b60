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
        shown: "UIHostingController(rootView: AppScene(\(app).self))", waits: false)
    } else if start.applicationDelegate != nil || start.storyboard != nil {
      kind = .uiKit
      var arguments = [start.applicationDelegate.map { "of: \($0)()" } ?? "of: nil"]
      if let scene = start.sceneDelegate { arguments.append("scene: \(scene)()") }
      if let storyboard = start.storyboard { arguments.append("storyboard: \"\(storyboard)\"") }
      text = Self.file(
        adoption.name, imports: ["Onionskin", "Testing", "UIKit"],
        shown: "AppScreens.first(\(arguments.joined(separator: ", ")))", waits: true)
    } else {
      return nil
    }
  }

  /// In one process the tests of other suites run while a test waits.
  private static let remark = """
    ///
    /// Other tests run while this one waits. Suites that change what the app shares belong into an extension of this suite.

    """

  /// - Parameters:
  ///   - shown: the expression that creates the first screen's controller.
  ///   - waits: whether the pictures are taken after the main queue's work. No server answers an app of UIKit meanwhile.
  private static func file(_ app: String, imports: [String], shown: String, waits: Bool) -> String {
    """
    \(SourceLines.imports(imports))

    @testable import \(app)

    /// The app's first screen. The first run records the pictures and fails: check them, and run the test again.
    \(waits ? remark + "@MainActor @Suite(.serialized)" : "@MainActor @Suite") struct FirstScreenTests {
      @Test func firstScreen()\(waits ? " async" : "") {
        \(waits ? "await " : "")assertSnapshots(on: SnapshotMatrix(devices: [.iPhone15Pro, .iPad10])\(waits ? ", within: 5" : "")) {
          \(shown)
        }
      }
    }

    """
  }
}
