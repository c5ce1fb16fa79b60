/// The module `ProjectDescription` that Tuist's manifests import. A manifest that is run with it writes what it describes.
///
/// It has what manifests of Tuist 1 to 4 use. Of what only matters to builds by Xcode, such as scripts and schemes, it has the names.
enum TuistModule {
  static let name = "ProjectDescription"
  static let helpers = "ProjectDescriptionHelpers"
  /// The beginning of the lines that a manifest writes; what it prints itself is left out.
  static let mark = "ONIONSKIN "

  /// The source of the module, in one file.
  static var text: String { [values, targets, projects, schemes].joined(separator: "\n\n") + "\n" }
}
