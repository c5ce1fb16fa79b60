/// The test that the plugin `PreviewTests` adds to a target.
package struct PreviewTestSource: Sendable {
  /// The modules whose previews are shown.
  package var modules: [String] = []
  /// The path of `Previews.json`, which is optional.
  package var settings = ""
  /// The package's folder.
  package var package = ""

  private static let imports = ["Onionskin", "Testing"]

  package init() {}

  /// The contents of the file.
  package var text: String {
    """
    // Written by the plugin PreviewTests.
    \(Self.imports.map { "import \($0)" }.joined(separator: "\n"))

    /// The previews of the modules that this target depends on.
    @Suite struct PreviewSnapshots {
      @Test(arguments: await DeclaredPreview.all(in: [\(modules.map(SwiftLiteral.string).joined(separator: ", "))]))
      func preview(_ preview: DeclaredPreview) async {
        await assertPreview(
          preview, settings: \(SwiftLiteral.string(settings)), package: \(SwiftLiteral.string(package)))
      }
    }

    """
  }
}
