import Foundation
import SourceTranslation
import Testing

/// Imports, entry points, and reasons to reject a file.
@Suite struct ModuleConstructTests {
  /// Tests of the library SnapshotTesting use this package's library if their target depends on it.
  @Test func theSnapshotLibraryIsTheToolkitWhereThatIsThere() {
    let source =
      "@testable import SnapshotTesting\nimport InlineSnapshotTesting\nlet a = SnapshotTesting.Diffing.self\n"
    func output(_ modules: Set<String>) -> String {
      // A shorter name is followed by spaces.
      let text = Translation(source, settings: TranslationSettings(modules: modules)).output
      return text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    }
    let own = output(["UIKit", "Onionskin"])
    #expect(own.contains("@testable import Onionskin\nimport Onionskin\n") && own.contains("Onionskin .Diffing"))
    #expect(output(["UIKit", "Onionskin", "OnionskinSwiftUI"]).contains("@testable import OnionskinSwiftUI\n"))
    #expect(output(["UIKit", "Onionskin", "SnapshotTesting"]).contains("import SnapshotTesting\n"))
    #expect(output(["UIKit"]).contains("import SnapshotTesting\n"))
  }

  /// Apple's compiler imports an overlay if a file imports both modules.
  @Test func whatAFrameworkHasForSwiftUIComesWithBoth() {
    func output(_ source: String, _ modules: Set<String>) -> String {
      Translation(source, settings: TranslationSettings(modules: modules)).output
    }
    let modules: Set<String> = ["UIKit", "AVKit", "HeadlessSwiftUI", "_AVKit_SwiftUI"]
    #expect(output("import AVKit\nimport SwiftUI\n", modules).contains("import _AVKit_SwiftUI"))
    let widgets = modules.union(["WidgetKit", "_WidgetKit_SwiftUI"])
    #expect(output("import SwiftUI\nimport WidgetKit\n", widgets).contains("import _WidgetKit_SwiftUI"))
    #expect(!output("import WidgetKit\n", widgets).contains("_WidgetKit_SwiftUI"))
    // `Button(intent:)` is there with WidgetKit, too.
    let intents = widgets.union(["AppIntents", "_AppIntents_SwiftUI"])
    #expect(output("import SwiftUI\nimport WidgetKit\n", intents).contains("import _AppIntents_SwiftUI"))
    #expect(!output("import AVKit\n", modules).contains("_AVKit_SwiftUI"))
    #expect(!output("import AVKit\nimport SwiftUI\n", ["UIKit", "AVKit"]).contains("_AVKit_SwiftUI"))
  }

  /// swift-perception has a wrapper of the name, which is obsolete where SwiftUI has its own.
  @Test func bindablesAreSwiftUIsBesideALibrary() {
    func output(_ source: String) -> String {
      Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI", "Perception"])).output
    }
    let property = "struct Page: View { @Bindable var model: Model }\n"
    #expect(
      output("import Perception\nimport SwiftUI\n" + property).contains("import struct HeadlessSwiftUI.Bindable\n"))
    #expect(!output("import Foundation\nimport SwiftUI\n" + property).contains("import struct"))
    let other = property.replacing("@Bindable", with: "@Perception.Bindable")
    #expect(!output("import Perception\nimport SwiftUI\n" + other).contains("import struct"))
  }

  /// As in swift-dependencies: on Apple's platforms Dispatch makes queues schedulers.
  @Test func schedulersComeWithPublicImportsOfDispatch() {
    func output(_ source: String) -> String {
      Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessCombine"])).output
    }
    #expect(output("public import Dispatch\nimport Combine\n").contains("\npublic import HeadlessCombine\n"))
    #expect(!output("import Dispatch\nimport Combine\n").contains("public import"))
  }

  @Test func chartsAreApplesWhereTheTargetHasNoOthers() {
    func output(_ modules: Set<String>) -> String {
      Translation("import Charts\n", settings: TranslationSettings(modules: modules)).output
    }
    #expect(output(["UIKit", "HeadlessSwiftUI", "HeadlessCharts"]).contains("import HeadlessCharts"))
    #expect(output(["UIKit", "HeadlessCharts", "Charts"]).contains("import Charts"))
  }

  /// Libraries for several platforms import it for Linux, but the app's sources count as iOS sources.
  @Test func aModuleThatAnInactiveBranchImportsIsAdded() {
    let source =
      "import Foundation\n#if os(Linux) || os(Windows)\nimport FoundationXML\n#endif\nlet a: XMLParser? = nil\n"
    #expect(Translation(source).output.components(separatedBy: "import FoundationXML").count == 3)
    let active = "import Foundation\n#if os(iOS)\nimport FoundationXML\n#endif\nlet a: XMLParser? = nil\n"
    #expect(Translation(active).output.components(separatedBy: "import FoundationXML").count == 2)
  }

  @Test func qualifiedFunctionsOfTheCLibraryNeedNoImport() {
    let output = Translation("import UIKit\nlet a = CoreFoundation.sqrt(2.0)\n").output
    #expect(output.contains("Foundation    .sqrt(2.0)") && !output.contains("CoreFoundation"))
  }

  @Test func pixelBuffersArePartOfUIKit() {
    let output = Translation("import CoreVideo\nlet a: CVPixelBuffer? = nil\n").output
    #expect(output.contains("import UIKit") && !output.contains("CoreVideo"))
  }

  @Test func atomicsOfTheLoadersModuleComeWithTheRuntime() {
    let output = Translation("import Foundation\nimport MachO\nvar a: Int32 = 0\nOSAtomicIncrement32(&a)\n").output
    #expect(!output.contains("MachO") && output.contains("import UIKit"))
  }

  /// SwiftPM sets the flag: members under its negation aren't listed.
  @Test func flagsOfThePackageManagerAreKnown() {
    let source = "import UIKit\n#if !SWIFT_PACKAGE\nclass Old: NSObject { @objc func run() {} }\n#endif\n"
    #expect(!Translation(source).output.contains("RuntimeMemberList"))
  }

  @Test func entryPointsAreLeftOutOfLibraries() {
    let source = "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder {}\n"
    #expect(!Translation(source).output.contains("Main"))
    #expect(Translation(source, settings: TranslationSettings(product: .executable)).output.contains("@main  "))
  }

  @Test func coreDataIsRefusedWithItsPlace() {
    let problems = Translation("import UIKit\nclass Note: NSObject {\n  @NSManaged var text: String\n}").problems
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("/app/File0.swift:3:3: error: @NSManaged needs Core Data"))
  }

  private static let withCoreData = TranslationSettings(modules: [
    "UIKit", "CoreData", "HeadlessSwiftUI", "CoreDataSwiftUI",
  ])

  @Test func managedObjectsHaveAccessorsForTheirProperties() {
    let source = """
      import CoreData
      extension Note {
        @NSManaged public var text: String?
        @NSManaged private(set) var tags: Set<Tag>
        @objc(addTagsObject:)
        @NSManaged public func addToTags(_ value: Tag)
        @objc(insertObject:inTagsAtIndex:)
        @NSManaged public func insertIntoTags(_ value: Tag, at idx: Int)
      }
      """
    let translation = Translation(source, settings: Self.withCoreData)
    #expect(translation.problems == [])
    for text in [
      "public var text: String? { get { managedValue(forKey: \"text\") } set { setManagedValue(newValue, forKey: \"text\") } }",
      "var tags: Set<Tag> { get { managedValue(forKey: \"tags\") }",
      "public func addToTags(_ value: Tag) { callManagedMethod(\"addTagsObject:\", [value]) }",
      "at idx: Int) { callManagedMethod(\"insertObject:inTagsAtIndex:\", [value, idx]) }",
    ] {
      #expect(translation.output.contains(text), "\(text)")
    }
  }

  @Test func unusualManagedMembersAreRefused() {
    let source = "import CoreData\nclass Note: NSManagedObject {\n  @NSManaged func text() -> String\n}"
    let problems = Translation(source, settings: Self.withCoreData).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("/app/File0.swift:3:3: error: @NSManaged stands before"))
  }

  @Test func castsOfCoreDatasGenericsAreCalls() {
    let source = """
      import CoreData
      func f() {
        source.apply(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
        let all = NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
        guard let notes = T.fetchRequest() as? NSFetchRequest<T> else { return }
      }
      """
    let output = Translation(source, settings: Self.withCoreData).output
    #expect(output.contains("(snapshot.asSnapshot() as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)"))
    #expect(output.contains("(fetchRequest: request.ofOtherResult() as  NSFetchRequest<NSFetchRequestResult>)"))
    #expect(output.contains("= T.fetchRequest().ofOtherResult() as  NSFetchRequest<T>? else"))
    #expect(Translation(source).output.contains("snapshot as NSDiffable"))
  }

  @Test func argumentsOfPredicatesAreNotCast() {
    let source = """
      import UIKit
      let a = NSPredicate(format: "id == %@ AND date > %@", id as CVarArg, Date() as NSDate)
      let b = NSPredicate(format: "%K IN %@", argumentArray: ["id", ids as! NSArray])
      let c = id as CVarArg
      """
    let output = Translation(source).output
    #expect(output.contains("\", id           , Date()          )"))
    #expect(output.contains("[\"id\", ids            ])"))
    #expect(output.contains("let c = id as CVarArg"))
  }

  @Test func whatAppleBringsAlongIsImported() {
    let view = Translation("import SwiftUI\nstruct Page {}", settings: Self.withCoreData).output
    #expect(view.contains("import CoreDataSwiftUI"))
    // Value transformers are Foundation's, and need no Core Data.
    let colors = Translation("import Foundation\nclass Colors: ValueTransformer {}", settings: Self.withCoreData).output
    #expect(colors.contains("import UIKit") && !colors.contains("import CoreData\n"))
  }

  @Test func layersKeepManagedProperties() {
    let source = "import UIKit\nclass Ring: CALayer {\n  @NSManaged public var progress: CGFloat // 0...1\n}\n"
    let translation = Translation(source + "class Arc: Ring { @NSManaged var color: UIColor? }\n")
    #expect(translation.problems == [])
    #expect(
      translation.output.contains(
        "             public var progress: CGFloat { get { managedValue(forKey: \"progress\") } set { "
          + "setManagedValue(newValue, forKey: \"progress\") } } // 0...1\n"))
    #expect(translation.output.contains("var color: UIColor? { get { managedValue(forKey: \"color\") }"))
  }

  @Test func problemsComeInTheirOrder() {
    let problems = Translation("import UIKit\nimport WebKit\nclass Note: NSObject { @NSManaged var text: String }")
      .problems
    #expect(problems.map { $0.contains(":2:8:") } == [true, false])
  }

  @Test func frameworksThatAreNotThereAreRefused() {
    let source = "import UIKit\nimport MapKit\n#if canImport(WebKit)\nimport WebKit\n#endif\n"
    #expect(Translation(source).problems.map { $0.prefix(44) } == ["/app/File0.swift:2:8: error: Linux doesn't h"])
    #expect(Translation(source, settings: TranslationSettings(modules: ["UIKit", "MapKit"])).problems == [])
    let substituted = Translation(source, settings: TranslationSettings(substitutes: ["MapKit", "WebKit"]))
    #expect(substituted.problems == [] && !substituted.output.contains("import MapKit"))
    #expect(substituted.output.contains("#if true"))
  }

  @Test func frameworksAreRefusedWhereTheirConditionHolds() {
    func problems(_ condition: String) -> [String] {
      let ends = condition.split(separator: "\n").filter { $0.hasPrefix("#if") }.map { _ in "#endif\n" }.joined()
      return Translation("import UIKit\n\(condition)\nimport CoreNFC\nvar reader: NFCReaderSession?\n\(ends)").problems
    }
    let sentence = "Linux doesn't have CoreNFC. Put what the app uses of it in a file Substitutes/CoreNFC/"
    for condition in [
      "#if os(iOS)", "#if os(macOS) || os(iOS)", "#if os(Linux)\nimport Glibc\n#else",
      "#if canImport(UIKit)\n#if !os(watchOS)",
    ] {
      #expect(problems(condition).map { $0.contains(sentence) } == [true], "\(condition)")
    }
    for condition in ["#if os(macOS)", "#if canImport(CoreNFC)", "#if FAST", "#if os(iOS) && FAST"] {
      #expect(problems(condition).isEmpty, "\(condition)")
    }
  }

  @Test(arguments: [("AVFoundation", "AVKit"), ("MobileCoreServices", "UniformTypeIdentifiers"), ("OSLog", "os")])
  func refusalsNameTheProductThatHasTheFramework(_ module: String, _ product: String) {
    let problem = Translation("import UIKit\nimport \(module)\n").problems.first ?? ""
    #expect(
      problem.hasSuffix(
        "Linux doesn't have \(module). Add the product \"\(product)\" of the package onionskin to the target."))
  }

  @Test func modulesAreImportedWhereABridgingHeaderBroughtThem() {
    let sources = [
      "class A: UIView {}", "import Foundation\nlet a: URLRequest? = nil", "import UIKit.UIView\n", "let b = 1",
    ]
    let outputs = Translation(sources[0], sources[1], sources[2], sources[3]).outputs
    #expect(outputs[0].hasPrefix("import UIKit\n#sourceLocation"))
    #expect(outputs[1].hasPrefix("import FoundationNetworking\n#sourceLocation"))
    #expect(outputs[2].contains("import UIKit       \n"))
    #expect(outputs[3].hasPrefix("import UIKit\n"))
  }

  /// Like headers of Firebase, for files that only import these.
  @Test func notificationsAreImportedWhereALibrarysHeaderBroughtThem() {
    let source = "import UIKit\nextension AppDelegate: UNUserNotificationCenterDelegate {}\n"
    let settings = TranslationSettings(modules: ["UIKit", "UserNotifications"])
    #expect(Translation(source, settings: settings).output.hasPrefix("import UserNotifications\n#sourceLocation"))
    #expect(!Translation(source).output.contains("import UserNotifications"))
    #expect(ImpliedModules.of(Array(source.utf8)) == ["UserNotifications"])
  }

  @Test func combineIsWhatTheTargetHas() {
    let source = "import Combine\n#if canImport(Combine)\nlet a = Combine.Just(1)\n#endif\n"
    #expect(Translation(source).problems.map { $0.contains("trait \"Combine\"") } == [true])
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessCombine"])).output
    #expect(output.contains("import HeadlessCombine\n") && output.contains("#if true"))
    #expect(output.contains("HeadlessCombine.Just(1)"))
    let other = Translation(source, settings: TranslationSettings(modules: ["UIKit", "OpenCombine"]))
    #expect(other.problems.isEmpty && other.output.contains("import OpenCombine\n"))
  }

  @Test func casesThatIOSDoesNotHaveAreLeftOut() {
    let output = Translation(
      """
      enum Look {
        case plain
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        case header(behind: Bool), footer
        @available(iOS, introduced: 13) case new
      }
      """
    ).output
    #expect(!output.contains("header") && !output.contains("footer") && !output.contains("unavailable"))
    #expect(output.contains("case plain") && output.contains("case new"))
  }

  /// Headers of a framework are submodules on Apple's platforms.
  @Test func submodulesOfLibrariesAreTheirModules() {
    let output = Translation(
      "import UIKit\nimport FirebaseDatabase.FIRDataSnapshot\nimport class FirebaseDatabase.DataSnapshot\n"
    ).output
    #expect(output.contains("import FirebaseDatabase  ") && !output.contains("FIRDataSnapshot"))
    #expect(output.contains("import class FirebaseDatabase.DataSnapshot"))
  }

  /// Kingfisher had the name before UIKit.
  @Test(arguments: [
    ("ImageResource(downloadURL: url)", true), ("KF.ImageResource(downloadURL: url)", false),
    ("ImageResource(name: name, bundle: bundle)", false),
  ]) func kingfishersResourceIsPreferredWhereItIsMade(expression: String, isPreferred: Bool) {
    let output = Translation("import UIKit\nimport Kingfisher\nlet resource = \(expression)\n").output
    #expect(output.contains("import struct Kingfisher.ImageResource") == isPreferred)
  }

  @Test func namesOfDarwinAreGlibcs() {
    #expect(Translation("import Foundation\nlet a = Darwin.round(1.5)").output.contains("let a = Glibc .round(1.5)"))
    #expect(Translation("import Foundation\nlet a = b.Darwin.c").output.contains("b.Darwin.c"))
  }

  @Test func namesOfSwiftUIsCoreAreSwiftUIs() {
    let settings = TranslationSettings(modules: ["UIKit", "HeadlessUIKit", "HeadlessSwiftUI"])
    let qualified = Translation("import SwiftUI\nlet a: SwiftUICore.Font = .body", settings: settings).output
    #expect(qualified.contains("let a: HeadlessSwiftUI") && !qualified.contains("SwiftUICore"))
    let imported = Translation("import SwiftUICore\nlet a: SwiftUICore.Font = .body", settings: settings)
    #expect(imported.output.contains("import HeadlessSwiftUI") && !imported.output.contains("SwiftUICore"))
    #expect(imported.problems.isEmpty)
  }

  @Test func absoluteValuesOfNumbersAreSwifts() {
    let source = "import UIKit\nextension CGFloat { var size: CGFloat { abs(self) + other.abs(1) } }"
    #expect(Translation(source).output.contains("Swift.abs(self) + other.abs(1)"))
  }

  @Test func functionsAreNotInlinedIntoOtherModules() {
    #expect(!Translation("@inlinable public func a() {}").output.contains("@inlinable"))
    let output = Translation("public extension A { @inlinable func a() {} }").output
    #expect(!output.contains("@inlinable") && !output.contains("@usableFromInline"))
  }

  /// `package` members of a `@usableFromInline` type, as in swift-collections.
  @Test func membersOfThePackageStayUsableFromInlinedCode() {
    let output = Translation(
      "@usableFromInline package struct A: Hashable { @inlinable package func hash(into hasher: inout Hasher) {} }\n"
    ).output
    #expect(output.contains("{ @usableFromInline package func hash("), "\(output)")
  }

  /// A protocol that is `@usableFromInline` requires this of its witnesses.
  @Test func internalFunctionsThatWereInlinedStayUsable() {
    let output = Translation(
      "@usableFromInline struct A: B { @inlinable static func a() {} @usableFromInline @inlinable var b: Int { 0 } }"
    ).output
    #expect(output.contains("@usableFromInline static func a()"))
    #expect(!output.contains("@inlinable") && output.components(separatedBy: "@usableFromInline").count == 4)
  }

  /// The C library of this name contains functions with the names of this package's.
  @Test func coreFoundationIsFoundation() {
    let output = Translation("import CoreFoundation\nlet now = CFAbsoluteTimeGetCurrent()").output
    #expect(!output.contains("CoreFoundation") && output.contains("import Foundation"))
  }

  /// The compiler doesn't find the inherited members of a lock's subclass unless the C library is loaded.
  @Test(arguments: ["class A: NSLock {}", "final class B<T>: Thread, Counting {}"])
  func subclassesOfLocksFindTheirMembers(text: String) {
    #expect(Translation("import Foundation\n" + text).output.contains("import struct CoreFoundation.CFSwappedFloat32"))
  }

  @Test func otherUsesOfLocksNeedNoMore() {
    let output = Translation("import Foundation\nclass A { let lock: NSLock; var thread: Thread? }").output
    #expect(!output.contains("CoreFoundation"))
  }

  /// Xcode's completion imports such frameworks by mistake.
  @Test func aFrameworkWithoutAUseIsNotRefused() {
    let unused = Translation("import NotificationCenter\nlet center = NotificationCenter.default")
    #expect(unused.problems.isEmpty && !unused.output.contains("import NotificationCenter"))
    #expect(!Translation("import SpriteKit\nfinal class Game: SKScene {}").problems.isEmpty)
    #expect(!Translation("import VideoToolbox\nlet session: VTCompressionSession?").problems.isEmpty)
  }

  /// Foundation exports Combine on Apple's platforms.
  @Test func combineComesWithFoundation() {
    let source = "import Foundation\nfinal class Model: ObservableObject { @Published var count = 0 }\n"
    let settings = TranslationSettings(modules: ["UIKit", "HeadlessCombine"])
    #expect(Translation(source, settings: settings).output.hasPrefix("import HeadlessCombine\n"))
    #expect(!Translation(source).output.contains("import HeadlessCombine"))
    let swiftUI = Translation(
      "import SwiftUI\nfinal class Model: ObservableObject {}\n",
      settings: TranslationSettings(modules: ["UIKit", "HeadlessCombine", "HeadlessSwiftUI"]))
    #expect(!swiftUI.output.contains("HeadlessCombine"))
  }

  /// Declarations that Foundation only has on Apple's platforms.
  @Test(arguments: [
    "let formatter = RelativeDateTimeFormatter()", "let adults = NSPredicate(format: \"age > 17\")",
    "func end(_ work: Operation) { work.didChangeValue(forKey: \"isFinished\") }",
    "let method = class_getInstanceMethod(nil, save)",
  ])
  func namesBringTheirModule(_ line: String) {
    #expect(Translation("import Foundation\n\(line)").output.hasPrefix("import UIKit\n"))
    #expect(!Translation("import Foundation\nlet number = 1").output.hasPrefix("import UIKit\n"))
  }

  @Test func foldersAreReportedOnce() {
    let settings = TranslationSettings(folders: ["/app/My \"App\""])
    let outputs = Translation("import UIKit", "import UIKit", settings: settings).outputs
    #expect(outputs[0].contains("static var resourceFolders: [String] { [\"/app/My \\\"App\\\"\"] }"))
    #expect(!outputs[1].contains("resourceFolders"))
  }
}
