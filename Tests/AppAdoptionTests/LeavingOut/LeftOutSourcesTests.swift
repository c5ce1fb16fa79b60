import Foundation
import Testing

@testable import AppAdoption

/// What of an app is left out for the errors of builds.
@Suite struct LeftOutSourcesTests {
  private let fixture: ProjectFixture
  private let source = """
    class Feed: UIViewController {
      let client = Client.make()
      override func viewDidLoad() {
        super.viewDidLoad()
        hero.id = "feed"
        let player = Player(url: url)
        player.play()
        title = "Feed"
      }
      func rows() -> Int {
        let all = client.rows
        return all.count
      }
      func one() {}
      func two() {}
      func three() {}
      func four() {}
      func five() {}
    }
    """

  init() throws { fixture = try ProjectFixture() }

  private func sources() throws -> LeftOutSources {
    try fixture.write(source, "Shop/Feed.swift")
    return LeftOutSources([fixture.root.appending(path: "Shop/Feed.swift")], output: fixture.output)
  }

  private func error(_ line: Int, _ column: Int, _ sentence: String = "value has no member") -> String {
    "\(fixture.root.appending(path: "Shop/Feed.swift").path):\(line):\(column): error: \(sentence)\n"
  }

  /// The lines of the list that name parts.
  private func lines(_ sources: LeftOutSources) -> [String] {
    sources.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  @Test func anErrorLeavesOutItsStatement() throws {
    var sources = try sources()
    let isNew = sources.leaveOut(failingIn: error(5, 5, "value of type 'Feed' has no member 'hero'"))
    #expect(isNew && lines(sources) == [#"../Shop/Feed.swift: line Feed.viewDidLoad(): hero.id = "feed""#])
    #expect(sources.text.contains("# value of type 'Feed' has no member 'hero'\n"))
    #expect(sources.report.first == "1 of 7 functions left out (1 of them in part)")
  }

  @Test func whatUsesAVariableGoesWithIt() throws {
    var sources = try sources()
    _ = sources.leaveOut(failingIn: error(6, 18))
    #expect(
      lines(sources) == [
        "../Shop/Feed.swift: line Feed.viewDidLoad(): let player = Player(url: url)",
        "../Shop/Feed.swift: line Feed.viewDidLoad(): player.play()",
      ])
    #expect(sources.text.contains("# uses 'player'\n"))
  }

  @Test func aFunctionThatReturnsWhatDoesNotCompileIsLeftOut() throws {
    var sources = try sources()
    _ = sources.leaveOut(failingIn: error(11, 22))
    #expect(lines(sources) == ["../Shop/Feed.swift: body Feed.rows()"])
  }

  @Test func anErrorThatStaysLeavesOutMore() throws {
    var sources = try sources()
    let error = error(5, 5)
    _ = sources.leaveOut(failingIn: error)
    _ = sources.leaveOut(failingIn: error)
    #expect(lines(sources) == ["../Shop/Feed.swift: body Feed.viewDidLoad()"])
    _ = sources.leaveOut(failingIn: error)
    #expect(lines(sources) == ["../Shop/Feed.swift: declaration Feed.viewDidLoad()"])
    _ = sources.leaveOut(failingIn: error)
    #expect(lines(sources) == ["../Shop/Feed.swift: declaration Feed"])
    let isMore = sources.leaveOut(failingIn: error)
    #expect(!isMore && sources.isTooMuch)
  }

  @Test func anOverrideOfNothingLosesTheWord() throws {
    var sources = try sources()
    _ = sources.leaveOut(failingIn: error(3, 17, "method does not override any method from its superclass"))
    #expect(lines(sources) == ["../Shop/Feed.swift: word Feed.viewDidLoad(): override"])
    #expect(!sources.isTooMuch)
  }

  @Test func aTypeThatDoesNotConformIsWithoutTheProtocol() throws {
    try fixture.write("struct Row: Hashable, Codable {\n  let price: Price\n}\n", "Shop/Row.swift")
    let file = fixture.root.appending(path: "Shop/Row.swift")
    var sources = LeftOutSources([file], output: fixture.output)
    _ = sources.leaveOut(
      failingIn: "\(file.path):1:8: error: type 'Row' does not conform to protocol 'Decodable'\n")
    #expect(lines(sources) == ["../Shop/Row.swift: conformance Row: Codable"])
  }

  @Test func errorsOfOtherFilesLeaveOutNothing() throws {
    var sources = try sources()
    let isNew = sources.leaveOut(failingIn: "/elsewhere/Other.swift:1:1: error: value has no member\n")
    #expect(!isNew && sources.isEmpty && sources.text.isEmpty)
  }

  @Test func theListIsWrittenAndGoesWhenNothingIsLeftOut() throws {
    try fixture.writeGroups()
    let adoption = try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
    func write(_ list: String) throws {
      _ = try AdoptedFiles(adoption, output: fixture.output, onionskin: nil, leftOut: list).write()
    }
    try write("# one\n")
    #expect(try fixture.text("Linux/LeftOut.txt") == "# one\n")
    try write("")
    #expect(throws: (any Error).self) { try fixture.text("Linux/LeftOut.txt") }
    try write("# two\n")
    try fixture.write("# mine\n", "Linux/LeftOut.txt")
    try write("")
    #expect(try fixture.text("Linux/LeftOut.txt") == "# mine\n")
  }

  @Test func testsThatDoNotCompileAreNotInThePackage() throws {
    try fixture.writeGroups()
    try fixture.writeProject(
      ProjectFixture.groups.replacing("targets = (APP,", with: "targets = (APP, UNIT,") + """
        F9 = { isa = PBXFileReference; path = ShopTests.swift; sourceTree = SOURCE_ROOT; };
        B9 = { isa = PBXBuildFile; fileRef = F9; };
        S9 = { isa = PBXSourcesBuildPhase; files = (B9, ); };
        D9 = { isa = PBXTargetDependency; target = APP; };
        UNIT = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (S9, ); dependencies = (D9, ); };
        """)
    try fixture.write("import XCTest\n", "ShopTests.swift")
    var standIns = InferredStandIns(
      try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output))
    #expect(standIns.hasTests)
    let ofApp = standIns.leaveOutTests(failingIn: error(1, 1))
    #expect(ofApp == [] && standIns.hasTests)
    let path = fixture.root.appending(path: "ShopTests.swift").path
    let ofTests = standIns.leaveOutTests(failingIn: "\(path):1:8: error: no such module 'XCTest'\n")
    #expect(ofTests == ["ShopTests"] && !standIns.hasTests)
  }

  /// The compiler refuses a `guard` whose block goes on.
  @Test func theExitOfAGuardGoesWithIt() throws {
    let text = """
      class Feed {
        func one() throws {
          start()
          guard isReady else {
            throw Missing.client
          }
          end()
        }
        func two() {}
        func three() {}
        func four() {}
      }
      """
    try fixture.write(text, "Shop/Feed.swift")
    var sources = LeftOutSources([fixture.root.appending(path: "Shop/Feed.swift")], output: fixture.output)
    _ = sources.leaveOut(failingIn: error(5, 13, "cannot find 'Missing' in scope"))
    #expect(lines(sources) == ["../Shop/Feed.swift: line Feed.one(): guard isReady else {"])
  }

  @Test func partsOfALibraryAreLeftOutByItsName() throws {
    var sources = try sources()
    try fixture.write("func turn() {\n  CFRun()\n}\n", "Pods/Wheels/Wheel.swift")
    sources.add(fixture.root.appending(path: "Pods/Wheels/Wheel.swift"), of: "Wheels")
    let path = fixture.root.appending(path: "Pods/Wheels/Wheel.swift").path
    let build = "\(path):2:3: error: cannot find 'CFRun' in scope\n" + error(5, 5)
    let isOther = sources.leaveOut(of: ["Cogs"], failingIn: build)
    #expect(!isOther && sources.isEmpty)
    let isNew = sources.leaveOut(of: ["Wheels"], failingIn: build)
    #expect(isNew && lines(sources) == ["../Pods/Wheels/Wheel.swift: line turn(): CFRun()"])
    // The share is the app's.
    #expect(sources.report.first == "0 of 7 functions left out")
    sources.forget(["Wheels"])
    #expect(sources.isEmpty)
  }
}
