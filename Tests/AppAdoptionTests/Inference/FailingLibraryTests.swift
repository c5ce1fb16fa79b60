import Foundation
import Testing

@testable import AppAdoption

/// Libraries whose sources are there and don't compile, and libraries that are written but lack what the app uses.
@Suite struct FailingLibraryTests {
  private let fixture: ProjectFixture

  init() throws {
    fixture = try ProjectFixture()
    try fixture.writeGroups()
    try fixture.write("@import UIKit;\n", "Shop/Bridge.h")
  }

  private func adoption(failing: Set<String> = []) throws -> Adoption {
    try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output, failing: failing)
  }

  /// A build's error in a file of the fixture.
  private func error(_ path: String, _ sentence: String) -> String {
    "\(fixture.root.appending(path: path).path):1:1: error: \(sentence)\n"
  }

  @Test func aKnownLibraryWhoseSourcesDoNotCompileIsWritten() throws {
    try fixture.write("import SnapKit\nimport UIKit\n", "Shop/List Controller.swift")
    try fixture.write("import UIKit", "Pods/SnapKit/Source/Constraint.swift")
    let first = InferredStandIns(try adoption())
    #expect(first.adoption.targets.first { $0.module == "SnapKit" }?.role == .library)
    #expect(first.failingLibraries(in: error("Shop/List Controller.swift", "cannot find 'a' in scope")) == [])
    let failing = first.failingLibraries(
      in: error("Pods/SnapKit/Source/Constraint.swift", "cannot find 'CFRunLoop' in scope"))
    #expect(failing == ["SnapKit"])
    let second = try adoption(failing: failing)
    #expect(second.targets.first { $0.module == "SnapKit" }?.role == .standIn)
  }

  @Test func anotherLibraryWhoseSourcesDoNotCompileIsInferred() throws {
    try fixture.write("import Wheels\nimport UIKit\n", "Shop/List Controller.swift")
    try fixture.write("import UIKit", "Pods/Wheels/Wheel.swift")
    let adoption = try adoption(failing: ["Wheels"])
    #expect(AdoptionReport(adoption).text.contains("OPEN: its sources in Pods/Wheels don't compile"))
    let standIns = InferredStandIns(adoption)
    #expect(standIns.isNeeded && standIns.modules == ["Wheels"])
  }

  @Test func whatAWrittenLibraryLacksIsInferredOnceTheBuildSaysSo() throws {
    try fixture.write("import SnapKit\nimport UIKit\nlet wheel = Wheel()\n", "Shop/List Controller.swift")
    var standIns = InferredStandIns(try adoption())
    #expect(!standIns.isNeeded)
    _ = try standIns.files(output: fixture.output, onionskin: nil).write()
    #expect(try !fixture.text("Linux/Package.swift").contains("InferredNames"))
    let isNew = standIns.learn(from: error("Shop/List Controller.swift", "cannot find 'Wheel' in scope"))
    #expect(isNew && standIns.isNeeded)
    _ = try standIns.files(output: fixture.output, onionskin: nil).write()
    #expect(try fixture.text("Linux/Package.swift").contains("InferredNames"))
    #expect(try fixture.text("Linux/Sources/InferredNames/InferredNames.swift").contains("import SnapKit\n"))
    #expect(try fixture.text("Linux/Sources/InferredNames/InferredNames.swift").contains("open class Wheel: NSObject"))
  }

  /// The compiler says so of a name that two imported libraries declare, in the written file itself.
  @Test func aTypeOfTwoLibrariesAndATypeWithAPointAreNotNamedWrongly() throws {
    try fixture.write("form.append(part)\nstore.value(forKey: key)\n", "a.swift")
    var inference = StandInInference(
      UsedSources(sources: [fixture.root.appending(path: "a.swift")], documents: []))
    _ = inference.learn(
      from: CompilerMessage.all(
        in: error("a.swift", "value of type 'MultipartFormData' has no member 'append'")
          + error("a.swift", "value of type 'ImageCache.Storage' has no member 'value'")))
    var text: String
    (text, inference) = InferredText.text(inference)
    #expect(text.contains("extension ImageCache.Storage {") && text.contains("-> ImageCache_Storage_value {"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "extension MultipartFormData {")) + 1
    let isNew = inference.learn(
      from: CompilerMessage.all(
        in:
          "/app/InferredNames.swift:\(line):11: error: 'MultipartFormData' is ambiguous for type lookup in this context"
      ))
    #expect(isNew)
    #expect(!InferredText.text(inference).text.contains("extension MultipartFormData"))
  }

  /// `query.observe(of: .value)` for a query of which nothing is known.
  @Test func aConstantOfAnUnknownValuesMethodIsOfItsOwnType() throws {
    try fixture.write("query.observe(of: .value)\n", "a.swift")
    var inference = StandInInference(
      UsedSources(sources: [fixture.root.appending(path: "a.swift")], documents: []))
    let path = fixture.root.appending(path: "a.swift").path
    for sentence in [
      "1:20: error: cannot infer contextual base in reference to member 'value'",
      "1:20: error: type 'AbsentMembers_observe_of' has no member 'value'",
    ] {
      _ = inference.learn(from: CompilerMessage.all(in: "\(path):\(sentence)"))
      inference = InferredText.text(inference).inference
    }
    #expect(InferredText.text(inference).text.contains("public static var value: AbsentMembers_observe_of {"))
  }

  @Test func anEnumerationThatAMethodOfAHeaderNamesIsDeclared() throws {
    try fixture.write("let small = picture.scaled(to: size, mode: .fill)\n", "a.swift")
    try fixture.write(
      """
      typedef NS_ENUM(NSUInteger, ScaleMode) { ScaleModeFill = 0, ScaleModeFit = 1 };
      @interface UIImage (Scaling)
      - (nullable UIImage *)scaledTo:(CGSize)size mode:(ScaleMode)mode;
      @end
      """, "Scaling.h")
    var inference = StandInInference(
      UsedSources(
        sources: [fixture.root.appending(path: "a.swift")], documents: [],
        headers: [fixture.root.appending(path: "Scaling.h")]))
    _ = inference.learn(
      from: CompilerMessage.all(in: error("a.swift", "value of type 'UIImage' has no member 'scaled'")))
    var text: String
    (text, inference) = InferredText.text(inference)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("func scaled(") }) + 1
    let isNew = inference.learn(
      from: CompilerMessage.all(
        in: "/app/InferredNames.swift:\(line):40: error: cannot find type 'ScaleMode' in scope"))
    #expect(isNew)
    text = InferredText.text(inference).text
    #expect(text.contains("enum ScaleMode") && text.contains("mode a1: ScaleMode"))
  }

  @Test func aLibraryWithFewErrorsIsKeptInPart() throws {
    try fixture.write("import Wheels\nimport SnapKit\n", "Shop/List Controller.swift")
    try fixture.write("import UIKit", "Pods/Wheels/Wheel.swift")
    try fixture.write("import UIKit", "Pods/SnapKit/Source/Constraint.swift")
    let standIns = InferredStandIns(try adoption())
    let few = error("Pods/Wheels/Wheel.swift", "cannot find 'a' in scope")
    // What is written for SnapKit does more than its sources would in part.
    let written = error("Pods/SnapKit/Source/Constraint.swift", "cannot find 'a' in scope")
    #expect(standIns.librariesInPart(in: few + written) == ["Wheels"])
    let many = (0..<13).map { error("Pods/Wheels/Wheel.swift", "cannot find 'a\($0)' in scope") }.joined()
    #expect(standIns.librariesInPart(in: many) == [])
  }
}
