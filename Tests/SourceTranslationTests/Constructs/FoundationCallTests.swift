import SourceTranslation
import Testing

/// Declarations that Apple's Foundation exports, or names differently.
@Suite struct FoundationCallTests {
  private func output(_ source: String, modules: Set<String> = ["UIKit", "HeadlessOS"]) -> String {
    Translation(source, settings: TranslationSettings(modules: modules)).output
  }

  @Test func progressWithoutArgumentsHasNoUnits() {
    #expect(output("import UIKit\nlet a = Progress()").contains("Progress(totalUnitCount: 0)"))
    #expect(output("import UIKit\nclass Progress {}\nlet a = Progress()").contains("= Progress()"))
    #expect(output("import UIKit\nlet a = Model.Progress()").contains("Model.Progress()"))
    let nested = "import UIKit\nclass Image {\n  class Progress {}\n  let a = Progress()\n}"
    #expect(output(nested).contains("= Progress()"))
  }

  /// On Apple's platforms the constants are objects.
  @Test func constantsOfTheKeychainAreObjectsInDictionariesOfObjects() {
    let body = """
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      query[kSecReturnData as String] = kCFBooleanTrue
      query[kSecClass as String] = kSecClassKey.lowercased()
      """
    let objects = output("import UIKit\nvar query = [String : AnyObject]()\nfunc a() {\n\(body)\n}\n")
    #expect(objects.contains("= kSecMatchLimitOne as AnyObject\n") && objects.contains("= kCFBooleanTrue\n"))
    #expect(objects.contains("= kSecClassKey.lowercased()\n"))
    #expect(
      !output("import UIKit\nvar query: [String: Any] = [:]\nfunc a() {\n\(body)\n}\n").contains("as AnyObject"))
  }

  /// A method that takes an object is passed one, where its parameter is its only one.
  @Test func constantsOfTheKeychainAreObjectsAsArguments() {
    let text = output(
      """
      import UIKit
      func wipe() { delete(kSecClassKey); query(kSecClassKey); delete(kSecClassKey, 1) }
      class Keys {
        static func delete(_ kind: AnyObject) -> Bool { true }
        static func query(_ kind: Any) {}
      }
      """)
    #expect(text.contains("{ delete(kSecClassKey as AnyObject); query(kSecClassKey); delete(kSecClassKey, 1) }"))
  }

  /// They are declared by the runtime's module, since Foundation on Linux lacks them.
  @Test func asynchronousBytesImportTheRuntime() {
    let call = "func load(_ r: URLRequest) async throws { _ = try await URLSession.shared.bytes(for: r) }\n"
    #expect(output("import Foundation\n" + call).contains("import UIKit\n"))
    #expect(output("import Foundation\nfunc f(_ b: URLSession.AsyncBytes) {}\n").contains("import UIKit\n"))
    #expect(!output("import Foundation\nlet n = text.bytes(of: 1)\n").contains("import UIKit\n"))
    // As the C library's function whose parameter isn't optional here.
    #expect(output("import Foundation\nfunc f() { dlclose(dlopen(nil, RTLD_LAZY)) }\n").contains("import UIKit\n"))
  }

  /// Foundation declares the classes as unavailable.
  @Test func classesOfPredicatesAreTheRuntimes() {
    let text = output(
      "import Foundation\nlet a = NSExpression(forKeyPath: \"a\")\nfunc b(_ c: NSComparisonPredicate) {}\n")
    #expect(text.contains("= HeadlessObjectiveC.NSExpression(forKeyPath") && text.contains("import UIKit\n"))
    #expect(text.contains("_ c: HeadlessObjectiveC.NSComparisonPredicate"))
    let name = output("import Foundation\nlet f = PersonNameComponentsFormatter()\n")
    #expect(name.contains("= HeadlessObjectiveC.PersonNameComponentsFormatter()"))
    let memory = output("import Foundation\nfunc a(_ b: AutoreleasingUnsafeMutablePointer<AnyObject?>?) {}\n")
    #expect(memory.contains("import UIKit\n"))
    #expect(output("import UIKit\nclass NSExpression {}\nlet a = NSExpression()").contains("= NSExpression()"))
  }

  /// Members that subclasses of another module's class can't override here are declared anew.
  @Test func overridesOfMembersThatLieInExtensionsAreDeclaredAnew() {
    let text = output(
      """
      import UIKit
      class A: UILabel {
        open override func forBaselineLayout() -> UIView { self }
        override var appliedContentSizeCategoryLimitsDescription: String { "" }
        override func draw(_ rect: CGRect) {}
      }
      class B: NumberFormatter {
        override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?) throws {}
      }
      """)
    #expect(text.components(separatedBy: "override").count == 2 && text.contains("override func draw"))
  }

  /// The compiler refuses to keep unused members there.
  @Test func classesInExtensionsOfGenericOnesHaveNoLists() {
    let text = output(
      "import UIKit\nclass Cell<T>: UIView {}\nextension Cell { class Part: UIView { @objc func tap() {} } }\n")
    #expect(!text.contains("RuntimeMemberList"))
  }

  @Test func theSystemsVersionIsThatOfIOS() {
    let text = output(
      """
      import Foundation
      let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      let b = ProcessInfo.processInfo.isOperatingSystemAtLeast(OperatingSystemVersion())
      """)
    #expect(text.contains("processInfo._operatingSystemVersion.majorVersion"))
    #expect(text.contains("processInfo._isOperatingSystemAtLeast(") && text.contains("import UIKit\n"))
  }

  @Test func sessionsHoldRequestsAndTheirSocketsAreResumedAgain() {
    let text = output(
      """
      import Foundation
      let a = URLSession(configuration: .default)
      let b = URLSession.init(configuration: .default, delegate: nil, delegateQueue: nil)
      let c = URLSession.shared.webSocketTask(with: url)
      let d = client.webSocketTask(to: url)
      """)
    #expect(text.contains("URLSession(_configuration: .default)"))
    #expect(text.contains("URLSession.init(_configuration: .default, delegate"))
    #expect(text.contains("shared._webSocketTask(with: url)") && text.contains("client.webSocketTask(to:"))
    #expect(text.contains("import UIKit\n"))
    let own = output(
      "import UIKit\nclass URLSession { func webSocketTask(with a: Int) {} }\nlet a = URLSession(configuration: 1)\nlet b = a.webSocketTask(with: 1)"
    )
    #expect(own.contains("URLSession(configuration: 1)") && own.contains("a.webSocketTask(with: 1)"))
  }

  @Test func attributesByCoreTextsNamesAreKeys() {
    let text = output(
      "import CoreText\nlet a = [kCTFontAttributeName as NSAttributedString.Key: 1, kCTKernAttributeName: 2]")
    // A replacement that is shorter keeps the positions.
    let words = text.split(separator: " ").joined(separator: " ")
    #expect(words.contains("[NSAttributedString.Key(kCTFontAttributeName) : 1, kCTKernAttributeName: 2]"))
  }

  @Test(arguments: [
    "let a: NSInteger = 1", "NSException(name: .genericException, reason: nil).raise()",
    "let a = CFAbsoluteTimeGetCurrent()", "let a: UTF32Char = 1", "let a = kCFBundleVersionKey as String",
  ])
  func namesThatFoundationBringsAreThere(line: String) {
    #expect(output("import Foundation\n" + line).contains("import UIKit\n"))
  }

  @Test func locksComeWithFoundation() {
    let line = "var lock = os_unfair_lock()"
    #expect(output("import Foundation\n" + line).contains("import HeadlessOS\n"))
    #expect(!output("import Foundation\n" + line, modules: ["UIKit"]).contains("import HeadlessOS"))
    let text = output("import OSLog\nlet log = os.Logger()\n" + line)
    #expect(text.contains("import HeadlessOS\n") && text.contains("HeadlessOS.Logger()"))
    #expect(text.components(separatedBy: "import HeadlessOS").count == 2)
    // The class has the module's name.
    #expect(output("import OSLog\nlet log = Logger(OSLog.disabled)\n").contains("Logger(OSLog.disabled)"))
  }

  @Test func accessibilitysModuleIsAPartOfUIKit() {
    let text = output("import Accessibility\nlet a = 1")
    #expect(text.contains("import UIKit") && !text.contains("Accessibility"))
  }

  @Test func theProcessIsTheOneThereIs() {
    let source = "import Foundation\nlet a = ProcessInfo().arguments\nlet b = ProcessInfo.processInfo\n"
    #expect(
      Translation(source).output.contains(
        "let a = ProcessInfo.processInfo.arguments\nlet b = ProcessInfo.processInfo\n"))
    let own = "struct ProcessInfo { let arguments = 1 }\nlet a = ProcessInfo().arguments\n"
    #expect(Translation(own).output.contains("let a = ProcessInfo().arguments"))
  }

  @Test func whatSessionsHaveOnApplesPlatformsComesWithTheRuntime() {
    for use in ["c.tlsMinimumSupportedProtocolVersion = .TLSv12", "d.urlSession?(s, didBecomeInvalidWithError: nil)"] {
      #expect(Translation("import Foundation\nfunc f() { \(use) }\n").output.contains("import UIKit\n"), "\(use)")
    }
    #expect(!Translation("import Foundation\nfunc f() { d.urlSession(s) }\n").output.contains("import UIKit"))
  }

  /// The compiler tries all divisions where the type isn't named.
  @Test func valuesWithDivisionsNameTheirType() {
    let output = Translation(
      """
      import UIKit
      let sand: UIColor = .init(red: 65 / 255, green: 0, blue: 0, alpha: 1)
      let all: [UIColor] = [
        .init(white: 1 / 3, alpha: f(1, 2)), .black,
        .init(white: 1 / 3, alpha: 1),
      ]
      let plain: UIColor = .init(white: 1, alpha: 1)
      let none: UIColor? = .init(white: 1 / 2, alpha: 1)
      """
    ).output
    #expect(output.contains("let sand: UIColor = UIColor(red: 65 / 255, green: 0, blue: 0, alpha: 1)"))
    #expect(output.contains("  UIColor(white: 1 / 3, alpha: f(1, 2)), .black,\n"))
    #expect(output.contains("\n  UIColor(white: 1 / 3, alpha: 1),"))
    #expect(output.contains("let plain: UIColor = .init(") && output.contains("let none: UIColor? = .init("))
  }

  @Test func streamsAreDarwins() {
    let text = output("import Foundation\nfputs(\"a\", stderr); fflush(stdout)\nlet b = process.stdin\nrun(stdout: 1)")
    #expect(text.contains("fputs(\"a\", __stderrp); fflush(__stdoutp)") && text.contains("import UIKit\n"))
    #expect(text.contains("process.stdin\n") && text.contains("run(stdout: 1)"))
    #expect(output("import Foundation\nlet stderr = Pipe()\nread(stderr)").contains("read(stderr)"))
    let choice = "import Foundation\nfputs(\"a\", isError ? stderr : stdout)\nfflush(stdout)\nfor a in b {}"
    #expect(output(choice).contains("isError ? __stderrp : __stdoutp)\nfflush(__stdoutp)"))
  }

  @Test(
    arguments: [
      "func run(stdout: Pipe) { read(stdout) }", "let (stdout, status) = run()\nread(stdout)",
      "run { stdout, status in read(stdout) }", "for (stdout, status) in runs { read(stdout) }",
      "print(a, to: &stderr)", "stderr.write(data)",
    ])
  func variablesWithNamesOfStreamsStay(_ source: String) {
    #expect(output("import Foundation\n\(source)\n").contains(source))
  }

  @Test func imagesOfTheLoaderAreThere() {
    #expect(output("import Foundation\nlet count = _dyld_image_count()").contains("import UIKit\n"))
  }

  @Test func onlyNamesOfSecurityNeedIt() {
    let modules: Set<String> = ["UIKit", "HeadlessSecurity"]
    #expect(output("import Foundation\nlet a = kSecClass", modules: modules).contains("import HeadlessSecurity\n"))
    #expect(!output("import Foundation\nlet kSectionHeight = 1", modules: modules).contains("HeadlessSecurity"))
  }
}
