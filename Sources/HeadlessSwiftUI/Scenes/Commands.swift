/// Menu commands of a Mac app, which an iPhone doesn't show.
@preconcurrency @MainActor public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: Commands {}

/// Builds commands.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    EmptyCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    EmptyCommands()
  }
}

extension Group: Commands where Content: Commands {
  public typealias Body = Never
  /// Creates a group of several parts, to which modifiers apply together.
  @_disfavoredOverload nonisolated public init(@CommandsBuilder content: () -> Content) { self = .holding(content()) }
}

/// No commands.
public struct EmptyCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}

/// A menu.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items in a menu.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A standard position of menu items.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Menu items for a sidebar.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}

/// Menu items for toolbars.
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}

/// Menu items for editing text.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}

/// Menu items for formatting text.
public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}

/// Menu items for importing from other devices.
public struct ImportFromDevicesCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}

/// Menu items for an inspector.
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public typealias Body = Never
}
