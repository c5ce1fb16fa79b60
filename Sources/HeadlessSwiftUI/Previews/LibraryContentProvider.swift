/// A view or modifier of Xcode's library. Nothing here shows the library; the type exists so that sources compile.
public struct LibraryItem {
  /// The section of the library.
  public struct Category: Sendable {
    public static let control = Category()
    public static let effect = Category()
    public static let layout = Category()
    public static let other = Category()
  }

  /// - Parameter snippet: what Xcode inserts; it isn't evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Offers views and modifiers to Xcode's library, which nothing here shows.
@preconcurrency @MainActor public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

nonisolated extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Builds the list of a library's items.
@resultBuilder public enum LibraryContentBuilder {
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
