/// A member that apps can use but that has no effect.
struct Finding: Hashable {
  enum Kind: String {
    /// Apps can set the property; nothing reads it.
    case unread
    /// The method's body is empty, or returns an empty value without reading anything.
    case empty
    /// `encode(with:)` writes nothing of its own.
    case unarchived
    /// A delegate's or data source's method that nothing calls.
    case uncalled
    /// A modifier that returns its view as it was.
    case unchanged
  }

  var kind: Kind
  /// `UILabel.baselineAdjustment`, `UITableView.reloadSectionIndexTitles()`.
  var name: String
  var owner: String
  var file: String
  var line: Int
}

/// A place where code reads or writes a property.
struct Use {
  enum Kind { case read, write }

  var kind: Kind
  var property: SourceModel.PropertyID
  var container: CodeBlock.Container
}
