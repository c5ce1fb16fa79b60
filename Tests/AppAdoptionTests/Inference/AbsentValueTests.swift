import Foundation
import Testing

@testable import AppAdoption

/// What the errors say about values of which nothing is known, and about calls that no declaration fits.
@Suite struct AbsentValueTests {
  private let fixture: ProjectFixture

  init() throws { fixture = try ProjectFixture() }

  /// The text after rounds of errors of the compiler's at lines of `a.swift`.
  private func text(_ source: String, standIns: [String] = [], _ rounds: [[String]]) throws -> String {
    try fixture.write(source, "a.swift")
    let url = fixture.root.appending(path: "a.swift")
    var inference = StandInInference(UsedSources(sources: [url], documents: [], standIns: standIns))
    var text = ""
    for errors in rounds {
      let lines = errors.map { "\(url.path):\($0)" }.joined(separator: "\n")
      _ = inference.learn(from: CompilerMessage.all(in: lines))
      (text, inference) = InferredText.text(inference)
    }
    return text
  }

  @Test func aMethodsValueIsWhatThePlaceOfItsUseNeeds() throws {
    let text = try text(
      "let client: Client\nlabel.text = client.name(of: 1)",
      [
        ["1:13: error: cannot find type 'Client' in scope"],
        ["2:21: error: value of type 'Client' has no member 'name'"],
      ])
    #expect(text.contains("open func name<Value: AbsentValue>(of a0: Any?) -> Value { absent(\"Client.name\") }"))
    #expect(text.contains("@_disfavoredOverload @discardableResult open func name(of a0: Any?) -> Client_name {"))
    #expect(text.contains("open class Client_name: Absent, @unchecked Sendable {}"))
  }

  @Test func anErrorAtAKeptValueDeclaresTheMemberThatItCameFrom() throws {
    let text = try text(
      "let name = client.user.name\nlabel.text = name\nfor row in client.rows { add(row) }",
      [
        [
          "2:14: error: cannot assign value of type 'Absent' to type 'String'",
          "3:30: error: cannot convert value of type 'Absent' to expected argument type 'UIView'",
        ]
      ])
    #expect(text.contains("extension AbsentMembers {"))
    #expect(text.contains("public var name: String { get { absent(\"AbsentMembers.name\") } nonmutating set {} }"))
    #expect(text.contains("public var rows: [UIView] {"))
  }

  @Test func aValueThatIsUnwrappedCanBeNil() throws {
    let text = try text(
      "if let user = client.user { }",
      [["1:15: error: initializer for conditional binding must have Optional type, not 'Absent'"]])
    #expect(text.contains("public var user: Absent? {"))
  }

  @Test func aValueThatIsAlwaysForcedIsNeverNil() throws {
    let text = try text(
      """
      let client: Client
      func search() -> Operation { return client.get("search")! }
      func send() {
        client.get("send")
      }
      let name = client.user!.name
      """,
      [
        ["1:13: error: cannot find type 'Client' in scope"],
        [
          "2:44: error: value of type 'Client' has no member 'get'",
          "6:19: error: value of type 'Client' has no member 'user'",
        ],
      ])
    #expect(text.contains("func get<Value: AbsentValue>(_ a0: Any?) -> Value? { .some(absent(\"Client.get\")) }"))
    #expect(text.contains("func get(_ a0: Any?) -> Client_get! { .some(absent(\"Client.get\")) }"))
    #expect(text.contains("open lazy var user: Client_user! = .some(absent(\"Client.user\"))"))
  }

  @Test func aValueThatTheAppExpectsToBeNilSomewhereIsNil() throws {
    let text = try text(
      "let client: Client\nlet name = client.user!.name\nif client.user != nil { }\nif client.get()! != nil { client.get()!.run() }",
      [
        ["1:13: error: cannot find type 'Client' in scope"],
        [
          "2:19: error: value of type 'Client' has no member 'user'",
          "4:11: error: value of type 'Client' has no member 'get'",
        ],
      ])
    #expect(text.contains("open lazy var user: Client_user = absent(\"Client.user\")"))
    #expect(text.contains("func get() -> Client_get! { .some(absent(\"Client.get\")) }"))
  }

  @Test func aClosureWithoutTypesIsACallsOwn() throws {
    let text = try text(
      "client.users.load(4) { user, error in }",
      [["1:24: error: cannot infer type of closure parameter 'user' without a type annotation"]])
    #expect(
      text.contains("func load(_ a0: Any?, _ a1: ((AbsentMembers_load_1_0, AbsentMembers_load_1_1) throws -> Void)?)"))
  }

  @Test func aModuleThatIsCalledIsAType() throws {
    let text = try text(
      "let popover = Popover(options: 1)", [["1:15: error: cannot call value of non-function type 'module<Popover>'"]])
    #expect(text.contains("open class Popover: NSObject {") && text.contains("public init(options a0: Any?) {"))
  }

  @Test func aTypeOfAnotherModuleGetsTheInitializerThatIsMissing() throws {
    let text = try text(
      "let image = Picture(pixels: buffer)", [["1:29: error: argument passed to call that takes no arguments"]])
    #expect(text.contains("extension Picture {\n  public convenience init(pixels a0: Any?) {"))
  }

  @Test func aStandInsMethodGetsTheFormThatTheAppCalls() throws {
    let text = try text(
      "view.setImage(with: url, context: [.scale: 2])",
      standIns: ["public import UIKit\nextension UIImageView {\n  public func setImage(with url: URL?) {}\n}"],
      [["1:25: error: extra argument 'context' in call"]])
    #expect(text.contains("public func setImage(with a0: Any?, context a1: [UIView_setImage_context: Any])"))
  }

  @Test func functionsOfCAreNoTypes() throws {
    let text = try text(
      "let time = CMSampleBufferGetTime(buffer)", [["1:12: error: cannot find 'CMSampleBufferGetTime' in scope"]])
    #expect(text.contains("public func CMSampleBufferGetTime<Value: AbsentValue>(_ a0: Any?) -> Value"))
  }

  @Test func constantsTellTheTypeOfWhatTheyAreAssignedTo() throws {
    let text = try text(
      "label.shade = .red\nlabel.colors[kind] = .blue",
      [
        [
          "1:16: error: cannot infer contextual base in reference to member 'red'",
          "2:23: error: cannot infer contextual base in reference to member 'blue'",
        ]
      ])
    #expect(
      text.contains("public var shade: UIColor {") && text.contains("public var colors: [AnyHashable: UIColor] {"))
  }

  @Test func aSuperclassThatIsNotThereIsNone() throws {
    try fixture.write("class Scene: PagerController {}", "a.swift")
    try fixture.write("<placeholder id=\"-1\" customClass=\"PagerController\"/>", "Main.storyboard")
    let url = fixture.root.appending(path: "a.swift")
    var inference = StandInInference(
      UsedSources(sources: [url], documents: [fixture.root.appending(path: "Main.storyboard")]))
    _ = inference.learn(
      from: CompilerMessage.all(in: "\(url.path):1:14: error: cannot find type 'PagerController' in scope"))
    #expect(InferredText.text(inference).text.contains("open class PagerController: NSObject {"))
  }

  @Test func casesOfASwitchMakeAnEnumeration() throws {
    let text = try text(
      "let state: State\nswitch state.place() {\ncase .first: a()\ncase .last: b()\n}",
      [
        ["1:12: error: cannot find type 'State' in scope"],
        ["2:14: error: value of type 'State' has no member 'place'"],
        [
          "3:7: error: reference to member 'first' cannot be resolved without a contextual type",
          "4:7: error: reference to member 'last' cannot be resolved without a contextual type",
        ],
      ])
    #expect(text.contains("public enum State_place: AbsentValue {\n  case first\n  case last\n"))
    #expect(text.contains("public static var absentValue: State_place { .first }"))
    #expect(text.contains("open func place() -> State_place {"))
    #expect(!text.contains("func place<Value"))
  }

  @Test func aCallWithoutAValueHasNoExpression() throws {
    let text = try text(
      "let hud: Hud\nhud.close() as Void",
      [
        ["1:10: error: cannot find type 'Hud' in scope"],
        ["2:5: error: value of type 'Hud' has no member 'close'"],
        ["2:1: error: cannot convert value of type 'Hud_close' to specified type 'Void'"],
      ])
    #expect(text.contains("open func close() -> Void { absentCall(\"Hud.close\") }"))
  }

  @Test func aNameWithACapitalThatStandsAloneIsAConstant() throws {
    let text = try text(
      "filter(by: ItemPropertyGenre)",
      [
        ["1:12: error: cannot find 'ItemPropertyGenre' in scope"],
        ["1:12: error: expected member name or initializer call after type name"],
      ])
    #expect(text.contains("public var ItemPropertyGenre: _ItemPropertyGenre {"))
    #expect(!text.contains("class ItemPropertyGenre:"))
  }

  @Test func membersOfANestedTypeAreItsProtocols() throws {
    let text = try text(
      "import Kit\nstruct R { struct Nib: Kit.NibType { } }\nR.Nib().open(1)",
      [
        ["2:27: error: no type named 'NibType' in module 'Kit'"],
        ["3:9: error: value of type 'R.Nib' has no member 'open'"],
      ])
    #expect(text.contains("public protocol NibType {}\nextension NibType {"))
    #expect(!text.contains("extension R"))
  }

  @Test func aMethodThatATypeHasAlreadyIsntDeclaredAgain() throws {
    let text = try text(
      "Users.all().first(1)",
      standIns: ["public final class Users {\n  public static func all() -> Users {}\n}"],
      [
        ["1:1: error: no exact matches in call to static method 'all'"],
        ["1:7: error: ambiguous use of 'all()'"],
      ])
    #expect(!text.contains("extension Users {\n  @discardableResult"))
  }

  @Test func aValueThatIsComparedWithATextIsAText() throws {
    let text = try text(
      "if client.scheme == custom { }",
      [
        [
          "1:4: error: referencing operator function '==' on 'StringProtocol' requires that 'Absent' conform to 'StringProtocol'"
        ]
      ])
    #expect(text.contains("public var scheme: String {"))
  }

  @Test func aLeftOutPropertyOfAnInferredTypeHasAValue() throws {
    let text = try text(
      "let client: Client\nlet box: Box<Int> = Box(1)",
      [["1:13: error: cannot find type 'Client' in scope", "2:10: error: cannot find type 'Box' in scope"]])
    #expect(text.contains("extension Client: LeftOutValue { public static var leftOutValue: Any { Client() } }"))
    #expect(text.contains("extension Box: LeftOutValue { public static var leftOutValue: Any { Box() } }"))
    #expect(text.contains("public static var leftOutValue: Any { Self() }"))
  }
}
