/// The blocks that contain a part of a text, such as a paragraph of a list's item. Foundation has it on Apple's platforms only.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    case paragraph
    /// From 1 to 6.
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)

    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let languageHint): "codeBlock '\(languageHint ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table \(columns.map(\.alignment))"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let rowIndex): "tableRow \(rowIndex)"
      case .tableCell(let columnIndex): "tableCell \(columnIndex)"
      }
    }
  }

  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left, center, right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block. Two blocks of the same kind are distinguished by their identity.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }

  /// A block within others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public var count: Int { components.count }

  /// The number of enclosing lists and quotations.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }

  public var debugDescription: String { "\(components)" }
}
