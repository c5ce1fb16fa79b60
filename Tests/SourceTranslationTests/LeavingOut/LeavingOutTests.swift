import Testing

@testable import SourceTranslation

/// What is compiled instead of parts that `LeftOut.txt` lists.
@Suite struct LeavingOutTests {
  /// The lines of a source without some parts, without what comes before the first line.
  private func lines(_ source: String, without parts: String...) -> [String] {
    let list = LeftOutList(parts.map { "File0.swift: \($0)" }.joined(separator: "\n")) { "/app/\($0)" }
    var settings = TranslationSettings()
    settings.leftOut = list.parts.map(\.part)
    let output = Translation([source], settings: settings).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.drop { !$0.hasPrefix("#sourceLocation") }.dropFirst())
  }

  private let feed = """
    class Feed: UIViewController, Trackable {
      let title = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        hero.id = "feed"
        table.rx.items
          .bind(to: list)
        view.addSubview(title)
      }
      override func rows(in section: Int, of table: UITableView) -> Int {
        let all = api.rows
        return all.count
      }
      var count: Int { api.count }
      init?(coder: NSCoder) { title.api = coder }
    }
    """

  @Test func aStatementIsLeftOutAndTheLinesStay() {
    let lines = lines(feed, without: "line Feed.viewDidLoad(): hero.id = \"feed\"")
    #expect(lines[4] == #"    let _ = LeftOutCode.run("Feed.viewDidLoad(): hero.id = \"feed\"")"#)
    #expect(lines[3] == "    super.viewDidLoad()" && lines[7] == "    view.addSubview(title)")
  }

  @Test func aStatementIsItsFirstLineAndGoesAsAWhole() {
    let lines = lines(feed, without: "line Feed.viewDidLoad(): table.rx.items")
    #expect(lines[5].contains("LeftOutCode.run(") && !lines.contains { $0.contains(".bind(to: list)") })
    #expect(lines[7] == "    view.addSubview(title)")
  }

  @Test func aCallInAChainIsLeftOutAlone() {
    let lines = lines(feed, without: "line Feed.viewDidLoad(): .bind(to: list)")
    #expect(lines[5] == "    table.rx.items" && lines[6].allSatisfy { $0 == " " })
  }

  @Test func aFunctionWithoutItsBodyCallsTheSuperclass() {
    let lines = lines(feed, without: "body Feed.viewDidLoad()")
    #expect(lines[2] == #"  override func viewDidLoad() { LeftOutCode.run("Feed.viewDidLoad()");"#)
    #expect(lines[3].hasSuffix("super.viewDidLoad()"))
    #expect(!lines.contains { $0.contains("hero") || $0.contains("addSubview") })
    #expect(lines[8] == "  }" || lines[8].hasSuffix("}"))
  }

  @Test func anOverrideReturnsWhatItsSuperclassDoes() {
    let lines = lines(feed, without: "body Feed.rows(in:of:)")
    #expect(lines[9].contains("return super.rows(in: section, of: table);"))
    #expect(!lines.contains { $0.contains("api.rows") })
  }

  @Test func whatNothingComputesIsAnEmptyValue() {
    #expect(lines(feed, without: "body Feed.count")[13].contains(#"return LeftOutCode.value("Feed.count");"#))
    #expect(lines(feed, without: "body Feed.init(coder:)")[14].contains("return nil;"))
    #expect(lines(feed, without: "body Feed.title")[1].contains(#"= LeftOutCode.value("Feed.title") as UILabel"#))
  }

  @Test func aConformanceAndAModifierAreLeftOut() {
    #expect(lines(feed, without: "conformance Feed: Trackable")[0].contains("class Feed: UIViewController {"))
    let lines = lines(feed, without: "word Feed.viewDidLoad(): override")
    #expect(lines[2].contains("func viewDidLoad() {") && !lines[2].contains("override"))
  }

  @Test func aDeclarationOfThreeLinesLeavesThemEmpty() {
    let lines = lines(feed, without: "declaration Feed.rows(in:of:)")
    #expect(lines[9...12].allSatisfy { line in line.allSatisfy(\.isWhitespace) })
    #expect(lines[13] == "  var count: Int { api.count }")
  }

  @Test func aViewBuilderShowsNothing() {
    let view = "struct Badge: View {\n  var body: some View {\n    Text(\"1\")\n  }\n}"
    #expect(lines(view, without: "body Badge.body")[1].contains("return EmptyView();"))
  }

  @Test func anInitializerSetsWhatItHasToSet() {
    let model = "struct Model {\n  let count: Int\n  init() {\n    self.count = api.count\n  }\n}"
    let lines = lines(model, without: "line Model.init(): self.count = api.count")
    #expect(lines[3].contains("self.count = LeftOutCode.value("))
  }

  @Test func theSecondOfTwoEqualStatementsHasANumber() {
    let twice = "func show() {\n  api.load()\n  print(1)\n  api.load()\n}"
    let lines = lines(twice, without: "line show(): api.load() #2")
    #expect(lines[1] == "  api.load()" && lines[3].contains("LeftOutCode.run"))
  }

  @Test func whatIsNotThereIsReported() {
    var settings = TranslationSettings()
    let part = LeftOutPart(file: "/app/File0.swift", kind: .body, declaration: "Feed.hide()")
    settings.leftOut = [part]
    let sources = [(path: "/app/File0.swift", contents: Array("class Feed {}".utf8))]
    #expect(SourceRewriter(settings).translate(sources).unknownParts == [part])
  }

  @Test func aLineOfTheListNamesAPart() throws {
    let part = try #require(LeftOutPart("../My App/Feed.swift: line Feed.table(_:at:): let a: Int = b[c: 1]"))
    #expect(part.file == "../My App/Feed.swift" && part.kind == .line)
    #expect(part.declaration == "Feed.table(_:at:)" && part.text == "let a: Int = b[c: 1]")
    #expect(part.line(path: part.file) == "../My App/Feed.swift: line Feed.table(_:at:): let a: Int = b[c: 1]")
    #expect(LeftOutPart("../Feed.swift: everything Feed") == nil)
    let list = LeftOutList("# value has no member\n\n../A.swift: body A.b()\nA.swift") { $0 }
    #expect(list.parts.map(\.line) == [3] && list.unread.map(\.line) == [4])
  }
}
