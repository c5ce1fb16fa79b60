import Testing

@testable import SourceTranslation

/// Where declarations and statements begin and end.
@Suite struct CodeOutlineTests {
  private func names(_ source: String) -> [String] { CodeOutline(SourceText(source)).declarations.map(\.name) }

  private func statements(_ body: String) throws -> [String] {
    let outline = CodeOutline(SourceText("func f() {\n\(body)\n}"))
    let declaration = try #require(outline.declarations.first)
    return outline.code.items(in: declaration.body).map { outline.firstLine($0.tokens) }
  }

  @Test func membersHaveTheNamesOfTheTypesAround() {
    let source = """
      @objc(Shop) public final class Shop<Item: Equatable>: NSObject {
        @IBOutlet
        weak var table: UITableView!
        private(set) lazy var list: UIView = { UIView() }()
        var total: Int = 0 { didSet { show() } }
        struct Row { let a = 1, b = 2 }
        class func make(_ a: [Int: Int] = [:], for b: Int) -> Shop? { nil }
        subscript(index: Int) -> Item { get { all[index] } set { all[index] = newValue } }
        deinit { stop() }
        func show(_ a: Int) {}
        func show(_ a: String) {}
        static func == (one: Shop, other: Shop) -> Bool { true }
      }
      extension Shop.Row: Codable { enum CodingKeys: String, CodingKey { case a, b } }
      let shared = Shop<Int>()
      """
    #expect(
      names(source) == [
        "Shop", "Shop.table", "Shop.list", "Shop.total", "Shop.total.didSet", "Shop.Row", "Shop.Row.a",
        "Shop.make(_:for:)", "Shop.subscript(index:)", "Shop.subscript(index:).get", "Shop.subscript(index:).set",
        "Shop.deinit", "Shop.show(_:)", "Shop.show(_:) #2", "Shop.==(one:other:)", "Shop.Row #2",
        "Shop.Row.CodingKeys", "Shop.Row.CodingKeys.a", "shared",
      ])
  }

  @Test func aLineThatCannotBeginAStatementGoesOn() throws {
    #expect(
      try statements(
        """
        let sum = a
          + b
        view.show(1)
          .hide()
        let text = isOn
          ? "on"
          : "off"
        if a {
        } else {
        }
        do { try f() }
        catch { }
        guard let a = b,
          let c = d
        else { return }
        -x.f()
        repeat {
        }
        while a
        let i = x as! Int
        a = b!
        c()
        """) == [
          "let sum = a", "view.show(1)", "let text = isOn", "if a {", "do { try f() }", "guard let a = b,", "-x.f()",
          "repeat {", "let i = x as! Int", "a = b!", "c()",
        ])
  }

  @Test func conditionsStandBetweenStatements() throws {
    #expect(
      try statements("a()\n#if DEBUG\nb()\n#else\nc()\n#endif\nd(); e()") == [
        "a()", "#if DEBUG", "b()", "#else", "c()", "#endif", "d()", "e()",
      ])
    #expect(try statements("Text(a)\n#if os(iOS)\n  .bold()\n#endif\n  .italic()\nb()") == ["Text(a)", "b()"])
  }

  @Test func blocksAreClosuresAndBodies() throws {
    let source =
      "func f() {\n  switch a {\n  case .b where c: d()\n  default:\n    e { [weak self] x, y in g() }\n  }\n}"
    let outline = CodeOutline(SourceText(source))
    let all = outline.statements(in: try #require(outline.declarations.first)).map { outline.firstLine($0) }
    #expect(all == ["switch a {", "d()", "e { [weak self] x, y in g() }", "g()"])
  }
}
