import Testing

@testable import SourceTranslation

/// Cases of enumerations that iOS doesn't have.
@Suite struct UnavailableCaseTests {
  /// iOS allows patterns of cases that it doesn't have.
  @Test func casesThatASwitchNamesStay() {
    let source = """
      enum Look {
        @available(iOS, unavailable) case header
        @available(iOS, unavailable) case footer
        @available(iOS, unavailable) case sidebar
        case plain
        var size: Int {
          switch self {
          case .header: 2
          default: 1
          }
        }
        var isAtSide: Bool { switch self { case .plain, .sidebar: true; default: false } }
        var weight: Int { switch self { case .plain: Int(font(.footer)); default: 0 } }
        #if os(macOS)
          var isAtEnd: Bool { if case .footer = self { true } else { false } }
        #endif
      }
      """
    let output = Translation(source).output
    #expect(output.contains("case header") && !output.contains("case footer"))
    #expect(output.contains("case sidebar"))
  }
}
