import SourceTranslation
import Testing

/// Code excluded by compilation conditions.
@Suite struct ConditionConstructTests {
  private func output(_ source: String, modules: Set<String> = ["UIKit"]) -> String {
    Translation(source, settings: TranslationSettings(modules: modules)).output
  }

  @Test func linuxIsNoPlatformOfAppsSources() {
    let text = output("#if os(Linux)\nimport Glibc\n#elseif !os(Linux) && os(iOS)\nimport UIKit\n#endif\n")
    #expect(text.contains("#if false") && text.contains("#elseif !false") && !text.contains("os(Linux)"))
  }

  /// Alamofire has locks of its own for Darwin and for Linux.
  @Test(arguments: [["UIKit", "HeadlessOS"], ["UIKit"]]) func darwinsLocksAreTakenWhereTheyExist(modules: Set<String>) {
    let source = """
      import Foundation
      #if os(Linux)
      extension NSLock: Lock {}
      #endif
      #if canImport(Darwin)
      final class UnfairLock: Lock { let lock: os_unfair_lock_t }
      #endif
      """
    let hasLocks = modules.contains("HeadlessOS")
    #expect(output(source, modules: modules).contains("#if true") == hasLocks)
    let mutex = "\n#if canImport(Glibc) || canImport(Musl)\nlet mutex: pthread_mutex_t\n#endif"
    #expect(output(source + mutex, modules: modules).contains("canImport(Glibc)") == !hasLocks)
    let without = source.replacing("os_unfair_lock_t", with: "NSLock")
    #expect(output(without, modules: modules).contains("#if canImport(Darwin)"))
  }

  /// CocoaPods doesn't set SwiftPM's flag, and a pod's bundle isn't a package's.
  @Test func podsAreNoPackages() {
    let contents = Array("#if SWIFT_PACKAGE\nlet bundle = Bundle.module\n#endif\n".utf8)
    let paths = ["/app/Pods/Slides/File.swift", "/app/Slides/File.swift"]
    let result = SourceRewriter(TranslationSettings(modules: ["UIKit"])).translate(paths.map { ($0, contents) })
    let texts = result.sources.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(texts[0].contains("#if false") && texts[1].contains("#if SWIFT_PACKAGE"))
  }

  /// Their names needn't exist.
  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("macOS", false), ("!visionOS", true), ("!os(macOS)", true),
      ("os(iOS) && canImport(AppKit)", false),
      ("canImport(UIKit)", true), ("canImport(SceneKit)", false), ("canImport(Charts) || os(iOS)", true),
      ("(os(tvOS) || os(iOS)) && !targetEnvironment(macCatalyst)", true), ("os(Linux)", false), ("DEBUG", nil),
      ("DEBUG && os(macOS)", false), ("canImport(Kingfisher)", nil), ("swift(>=5.9)", nil),
    ] as [(String, Bool?)])
  func membersThatAreNotCompiledAreNotListed(condition: String, holds: Bool?) {
    let text = output(
      """
      import UIKit
      class Screen: UIViewController {
        #if \(condition)
          @objc func first() { _ = #selector(first) }
        #else
          @objc func second() { _ = #selector(second) }
        #endif
      }
      """)
    #expect(text.contains(#".method("first""#) == (holds != false))
    #expect(text.contains(#".method("second""#) == (holds != true))
    #expect(!text.contains("#selector") && !text.contains("@objc"))
  }

  @Test func whatIsNotCompiledIsNeitherOverriddenNorForwarded() {
    let text = output(
      """
      import UIKit
      class Base: UIView {}
      #if os(macOS)
        extension Base { override func setNeedsDisplay() {} }
        @objc protocol Painter { @objc optional func paint() }
        @objc(OldBase) class Base: NSView { @objc func draw() {} }
      #endif
      extension Base { override func layoutSubviews() {} }
      """)
    #expect(text.contains("override func layoutSubviews()") && !text.contains("override_setNeedsDisplay"))
    #expect(!text.contains("extension Painter") && !text.contains("OldBase\"") && !text.contains(#".method("draw""#))
  }

  @Test func innerConditionsOfWhatIsLeftOutAreLeftOutToo() {
    let text = output(
      """
      import UIKit
      class Screen: UIViewController {
        #if os(macOS)
          #if DEBUG
            @objc func first() {}
          #endif
          @objc func second() {}
        #elseif os(iOS)
          @objc func third() {}
        #else
          @objc func fourth() {}
        #endif
        @objc func fifth() {}
      }
      """)
    for (name, isListed) in [("first", false), ("second", false), ("third", true), ("fourth", false), ("fifth", true)] {
      #expect(text.contains(".method(\"\(name)\"") == isListed, "\(name)")
    }
  }

  /// Before Swift 5.9, a `switch` wasn't an expression.
  @Test func aReturnInFrontOfAStatementStaysOne() {
    let source = """
      func configure() {
        return
        switch kind {
        case .photo: show()
        }
      }
      func value() -> Int {
        return
          if isOn { 1 } else { 2 }
      }
      """
    let lines = Translation(source).originalLines()
    #expect(lines[2]?.hasSuffix("return;") == true)
    #expect(lines[8]?.hasSuffix("return") == true)
  }
}
