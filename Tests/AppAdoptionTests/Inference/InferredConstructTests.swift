import Foundation
import Testing

@testable import AppAdoption

/// What nested types, constants and calls of libraries without sources become, and which headers say something of them.
@Suite struct InferredConstructTests {
  private let fixture: ProjectFixture

  init() throws { fixture = try ProjectFixture() }

  /// The inferred text after the errors of builds at lines of a file.
  private func text(_ source: String, _ builds: [[(line: Int, column: Int, sentence: String)]]) throws -> String {
    try fixture.write(source, "a.swift")
    let file = fixture.root.appending(path: "a.swift")
    var inference = StandInInference(UsedSources(sources: [file], documents: []))
    var text = ""
    for errors in builds {
      let lines = errors.map { "\(file.path):\($0.line):\($0.column): error: \($0.sentence)" }
      _ = inference.learn(from: CompilerMessage.all(in: lines.joined(separator: "\n")))
      (text, inference) = InferredText.text(inference)
    }
    return text
  }

  @Test func aNestedTypeThatIsCalledHasTheCallAsAnInitializer() throws {
    let source = "let one: Bar.Config? = nil\nlet other = Bar.Config(height: 4)\nBar.show()"
    let text = try text(
      source,
      [
        [(3, 1, "cannot find 'Bar' in scope")],
        [
          (1, 14, "'Config' is not a member type of class 'InferredNames.Bar'"),
          (2, 17, "type 'Bar' has no member 'Config'"),
        ],
      ])
    #expect(text.contains("public typealias Config = Bar_Config"))
    #expect(text.contains("public convenience init(height a0: Any?) { self.init() }"))
    #expect(!text.contains("func Config("))
  }

  @Test func aNestedTypeThatWasTakenForAMethodBecomesAType() throws {
    let source = "let one: Bar.Config? = nil\nlet other = Bar.Config()\nBar.show()"
    let text = try text(
      source,
      [
        [(3, 1, "cannot find 'Bar' in scope")], [(2, 17, "type 'Bar' has no member 'Config'")],
        [(1, 14, "static method 'Config()' is not a member type of 'Bar'")],
      ])
    #expect(text.contains("public typealias Config = Bar_Config") && !text.contains("func Config("))
  }

  @Test func aGenericTypeThatIsMadeOfAValueKeepsIt() throws {
    let source = "let one: Box<Int> = Box(4)\nlet other = one.value"
    let text = try text(
      source,
      [[(1, 10, "cannot find type 'Box' in scope")], [(2, 17, "value of type 'Box<Int>' has no member 'value'")]])
    #expect(text.contains("public init(_ a0: T0) { absentCall(\"Box\"); boxed = a0; super.init() }"))
    #expect(text.contains("open var value: T0 { get { boxed ?? absent(\"Box.value\") } set { boxed = newValue } }"))
  }

  @Test func aMemberThatALibrarysGenericTypeLacksIsDeclaredForAllItsTypes() throws {
    let sentence =
      "value of type 'Reactive<UIButton>' has no dynamic member 'press' using key path from root type 'UIButton'"
    let text = try text("button.rx.press()", [[(1, 11, sentence)]])
    #expect(text.contains("extension Reactive {\n") && text.contains("func press() -> Reactive_press"))
    // The app's own type isn't extended.
    #expect(try !self.text("class Reactive<A> {}\nrx.press()", [[(2, 4, sentence)]]).contains("extension Reactive"))
  }

  @Test func aProtocolsOwnTypeIsNotExtended() throws {
    let text = try text(
      "Self.Reply.decode(1)", [[(1, 12, "type 'Self.Reply' has no member 'decode'")]])
    #expect(!text.contains("extension Self"))
  }

  @Test func aTypeThatTheFileCanNotExtendIsNotExtended() throws {
    try fixture.write("let rows = Grid.Row()\nrows.show()", "a.swift")
    let file = fixture.root.appending(path: "a.swift")
    var inference = StandInInference(UsedSources(sources: [file], documents: []))
    func learn(_ line: String) -> String {
      _ = inference.learn(from: CompilerMessage.all(in: line))
      let text: String
      (text, inference) = InferredText.text(inference)
      return text
    }
    let error = "\(file.path):2:6: error: value of type 'Grid.Row' has no member 'show'"
    let lines = learn(error).split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.hasPrefix("extension Grid.Row {") }) + 1
    let own = "/app/InferredNames.swift:\(number):11: error: 'Row' is not a member type of class 'Grid'"
    #expect(!learn(own).contains("extension Grid.Row"))
    #expect(!learn(error).contains("extension Grid.Row"))
  }

  @Test func frameworksThatTheProjectUsesAreBroughtWithItsLibraries() throws {
    try fixture.write("let place = Place()", "a.swift")
    let inference = StandInInference(UsedSources(sources: [fixture.root.appending(path: "a.swift")], documents: []))
    let text = InferredText.text(inference, imports: ["MapKit", "SwiftUI"]).text
    #expect(text.contains("\n@_exported import MapKit\nimport SwiftUI\n"))
  }

  @Test func aConstantWithValuesIsNoColour() throws {
    func type(of constant: String) throws -> String {
      try text(
        "menu.dim = \(constant)", [[(1, 12, "cannot infer contextual base in reference to member 'gray'")]])
    }
    #expect(try type(of: ".gray").contains("var dim: UIColor"))
    #expect(try type(of: ".gray(interactive: true)").contains("var dim: AbsentMembers_dim"))
  }

  @Test func anInitializerIsNoMethodOfAValue() throws {
    let text = try text(
      "let menu = Menu.init(style: .plain)\nmenu.repeat(.once)",
      [
        [(1, 29, "cannot infer contextual base in reference to member 'plain'")],
        [(2, 14, "cannot infer contextual base in reference to member 'once'")],
      ])
    #expect(!text.contains("func `init`"))
    #expect(text.contains("func `repeat`(_ a0: AbsentMembers_repeat_0)"))
  }

  @Test func aCallWhoseValueHasATypeOfTheAppsIsOfAnyType() throws {
    let text = try text(
      "struct Page {}\nfunc page() -> Page { menu.load() }",
      [
        [
          (
            2, 28,
            "instance method 'dynamicallyCall(withKeywordArguments:)' requires that 'Page' conform to 'AbsentValue'"
          )
        ]
      ])
    #expect(text.contains("public func dynamicallyCall<Value>(withKeywordArguments"))
  }

  @Test func headersOfLibrariesInOtherLanguagesAreNotRead() throws {
    let text = "#define kRows 4\nint count(void);\n"
    for folder in ["App", "Pods/Cipher"] { try fixture.write(text, "\(folder)/\(folder.count).h") }
    try fixture.write("#import <UIKit/UIKit.h>\n#define kColumns 2\n", "Pods/Grid/Grid.h")
    let files = ["App/3.h", "Pods/Cipher/11.h", "Pods/Grid/Grid.h"].map { fixture.root.appending(path: $0) }
    #expect(DeclaredInHeaders([files[0]]).constants["kRows"]?.value == "4")
    #expect(DeclaredInHeaders([files[1]]).constants.isEmpty)
    #expect(DeclaredInHeaders([files[2]]).constants["kColumns"]?.value == "2")
  }

  @Test func errorsOfTheInferredFileAloneAreNotTheAppsOwn() throws {
    try fixture.writeGroups()
    try fixture.write("@import UIKit;\n", "Shop/Bridge.h")
    let standIns = InferredStandIns(
      try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output))
    let own = "/app/Linux/Sources/InferredNames/InferredNames.swift:4:1: error: cannot find type 'Row' in scope\n"
    #expect(standIns.concernsInferredNamesAlone(own))
    #expect(!standIns.concernsInferredNamesAlone(own + "/app/a.swift:1:1: error: cannot find 'row' in scope\n"))
    #expect(!standIns.concernsInferredNamesAlone("error: something else\n"))
  }
}
