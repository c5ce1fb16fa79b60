import SourceTranslation
import Testing

/// Overrides across modules that are translated separately: a library, and the tests that depend on it.
@Suite struct ProgramTests {
  private static let library = """
    import UIKit
    open class Screen: UIViewController {}
    extension Screen {
      @objc open func refresh() {}
      @objc func note(_ text: String) -> Int { 1 }
    }
    extension UIViewController {
      @objc public func reloadContents(animated: Bool) {}
    }
    extension UIView { @objc func styleChanged() {} }
    """
  private static let tests = """
    @testable import Library
    import UIKit
    final class TestScreen: Screen {
      override func refresh() { super.refresh() }
      override func note(_ text: String) -> Int { super.note(text) + 1 }
      override func reloadContents(animated: Bool) { super.reloadContents(animated: animated) }
    }
    class Plate: UIView { override func styleChanged() {} }
    """

  private static func translated(
    _ source: String, product: TranslationSettings.Product = .library, in others: [[String]]
  )
    -> String
  {
    let programs = others.map { program in
      program.enumerated().map { number, source in
        ModuleSources(name: "Other\(number)", sources: [(path: "/other/\(number).swift", contents: Array(source.utf8))])
      }
    }
    let result = SourceRewriter(TranslationSettings(product: product)).translate(
      [(path: "/app/File.swift", contents: Array(source.utf8))], in: programs)
    return result.sources.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
  }

  /// A method in a class extension that tests override becomes a member of the class.
  @Test func whatTestsOverrideOfAnExtensionStandsInTheClass() {
    let output = Self.translated(Self.library, in: [[Self.tests]])
    #expect(output.contains("open func refresh() { override_refresh() }"))
    #expect(output.contains("; func note(_ text: String) -> Int { override_note(text) }"))
    #expect(output.contains("func override_refresh() {}"))
    // Without tests, no members are generated.
    #expect(!Self.translated(Self.library, in: []).contains("override_"))
  }

  /// Methods in extensions of UIKit's classes call overrides through a protocol with the method's access level.
  @Test func whatTestsOverrideOfUIKitsClassesIsFoundByAProtocol() {
    let output = Self.translated(Self.library, in: [[Self.tests]])
    #expect(output.contains("public protocol UIKitOverridden_UIViewController_reloadContents_animated: AnyObject"))
    #expect(output.contains("@MainActor protocol UIKitOverridden_UIView_styleChanged: AnyObject"))
    #expect(output.contains("func extended_reloadContents(animated: Bool) {}"))
  }

  /// `typealias PlatformView = UIView`, as in libraries for several platforms.
  @Test func whatAnExtensionOfAnAliasHasIsOverridden() {
    let source = """
      #if os(macOS)
      typealias PlatformView = NSView
      #else
      typealias PlatformView = UIView
      #endif
      extension PlatformView { @objc func isLoaded() -> Bool { true } }
      class Film: PlatformView { override func isLoaded() -> Bool { false } }
      """
    let output = Self.translated(source, in: [])
    #expect(output.contains("func extended_isLoaded() -> Bool { true }"))
    #expect(output.contains("class Film: PlatformView { func override_isLoaded() -> Bool { false } }"))
    #expect(output.contains("@MainActor protocol UIKitOverridden_UIView_isLoaded: AnyObject"))
    #expect(output.contains("extension Film: UIKitOverridden_UIView_isLoaded {}"))
  }

  @Test func testsOverrideWhatTheLibraryHas() {
    let output = Self.translated(Self.tests, product: .test, in: [[Self.library]])
    // Overrides of methods of the library's own class are plain overrides.
    #expect(output.contains("override func refresh() { super.refresh() }"))
    #expect(output.contains("override func note(_ text: String) -> Int { super.note(text) + 1 }"))
    #expect(output.contains("func override_reloadContents(animated: Bool) { super.extended_reloadContents(animated"))
    #expect(output.contains("extension TestScreen: UIKitOverridden_UIViewController_reloadContents_animated {}"))
    #expect(output.contains("extension Plate: UIKitOverridden_UIView_styleChanged {}"))
  }

  /// Two test targets can have classes with the same name and different superclasses.
  @Test func testTargetsDontMix() {
    let first = "class Plate: UIView { override func styleChanged() {} }"
    let second = "class Plate: Screen { override func refresh() {} }"
    let output = Self.translated(Self.library, in: [[first], [second]])
    #expect(output.contains("UIKitOverridden_UIView_styleChanged") && output.contains("override_refresh() }"))
    #expect(!output.contains("UIKitOverridden_UIViewController_reloadContents"))
  }

  /// If an extension in the tests overrides a method of the library's class, the method is replaced at run time, as for classes of
  /// other modules.
  @Test func extensionsOfAnotherModulesClassesStayThere() {
    let tests = "import UIKit\nextension Screen { open override func loadViewIfNeeded() {} }\n"
    let output = Self.translated(tests, product: .test, in: [[Self.library]])
    #expect(output.contains("func override_loadViewIfNeeded() {}"))
    #expect(output.contains("static var overridden: [AnyClass] { [Screen.self] }"))
    #expect(!Self.translated(Self.library, in: [[tests]]).contains("loadViewIfNeeded"))
  }

  /// Overrides across several levels: a library of controls, a library of screens that uses it, and the tests of the screens.
  @Test func chainsReachOverSeveralModules() {
    let screens = "class ListScreen: Screen { override func refresh() { super.refresh() } }"
    let tests = "class TestList: ListScreen { override func reloadContents(animated: Bool) {} }"
    let output = Self.translated(Self.library, in: [[screens], [screens, tests]])
    #expect(output.contains("override_refresh() }"))
    #expect(output.contains("UIKitOverridden_UIViewController_reloadContents_animated"))
    #expect(
      Self.translated(tests, product: .test, in: [[Self.library, screens]])
        .contains("extension TestList: UIKitOverridden_UIViewController_reloadContents_animated {}"))
  }
}
