import Testing

@testable import SourceTranslation

@Suite struct PreviewTestSourceTests {
  @Test func theTestShowsThePreviewsOfItsModules() {
    var source = PreviewTestSource()
    source.modules = ["Larder", "Onionskin"]
    source.settings = "/app/a \"b\"/Previews.json"
    source.package = "/app"
    #expect(source.text.contains("@Test(arguments: await DeclaredPreview.all(in: [\"Larder\", \"Onionskin\"]))"))
    #expect(source.text.contains("settings: \"/app/a \\\"b\\\"/Previews.json\", package: \"/app\")"))
    for module in ["Onionskin", "Testing"] { #expect(source.text.contains("\nimport \(module)\n")) }
    #expect(source.text.contains("@Suite struct PreviewSnapshots {"))
  }
}
