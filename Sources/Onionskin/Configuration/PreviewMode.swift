/// An action on previews other than comparing them with their references.
package enum PreviewMode: Hashable, Sendable {
  /// Lays them out, without painting or comparing them: crashes and layout issues are failures.
  case layout
  /// Appends the previews to a file, a line of JSON for each.
  case list(path: String)
  /// Writes their pictures to a folder.
  case pictures(folder: String)

  /// - Parameter text: `layout`, `list:/a/file` or `pictures:/a/folder`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("layout", 1): self = .layout
    case ("list", 2): self = .list(path: parts[1])
    case ("pictures", 2): self = .pictures(folder: parts[1])
    default: return nil
    }
  }

  /// The value of the environment variable.
  package var text: String {
    switch self {
    case .layout: "layout"
    case .list(let path): "list:\(path)"
    case .pictures(let folder): "pictures:\(folder)"
    }
  }
}
