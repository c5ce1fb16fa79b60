package import HeadlessUIKit
public import Testing

/// A `#Preview`, or a `PreviewProvider`, in the sources of an app.
public struct DeclaredPreview: Sendable, CustomStringConvertible {
  /// The module that contains it.
  public let module: String
  /// The name of its file, without the extension.
  public let file: String
  /// Its own name, or its provider's without `_Previews`; of several with the same name in a file, the later ones
  /// have numbers.
  public let name: String
  package let declaration: PreviewDeclaration

  /// The file and the name: `HomeView.Shelf`.
  public var description: String { "\(file).\(name)" }

  /// The previews linked into the program, in the order of their files and lines.
  ///
  /// - Parameter modules: the modules that contain them.
  @MainActor public static func all(in modules: Set<String>) -> [DeclaredPreview] {
    named(PreviewDeclaration.all.filter { modules.contains($0.site.module) })
  }

  /// Declarations with names that are unique in their file.
  @MainActor package static func named(_ declarations: [PreviewDeclaration]) -> [DeclaredPreview] {
    var counts: [String: Int] = [:]
    return declarations.map { declaration in
      let site = declaration.site
      let name = ownName(of: declaration)
      let count = counts["\(site.module)/\(site.fileName).\(name)", default: 0] + 1
      counts["\(site.module)/\(site.fileName).\(name)"] = count
      return DeclaredPreview(
        module: site.module, file: site.fileName, name: count == 1 ? name : "\(name) \(count)", declaration: declaration
      )
    }
  }

  @MainActor private static func ownName(of declaration: PreviewDeclaration) -> String {
    guard let provider = declaration.provider else { return declaration.make().first?.name ?? "Preview" }
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where provider.hasSuffix(ending) {
      return provider.count > ending.count ? String(provider.dropLast(ending.count)) : provider
    }
    return provider
  }
}

extension DeclaredPreview: CustomTestStringConvertible {
  /// The name of the test's argument in a run's output.
  public var testDescription: String { description }
}

extension PreviewDeclaration {
  /// Where it is declared.
  var site: CallSite {
    CallSite(fileID: fileID, filePath: filePath, function: provider ?? "#Preview", line: line, column: 1)
  }
}
