import Testing

@testable import AppAdoption

/// R.swift's rule for names.
@Suite struct ResourceNameTests {
  @Test(arguments: [
    ("icon-back", "iconBack"), ("Icon_back", "icon_back"), ("hello.world", "helloWorld"), ("a b/c", "aBC"),
    ("24hours", "hours"), ("AppIcon", "appIcon"), ("default", "`default`"), ("photo.jpg", "photoJpg"),
  ]) func signsEndWords(text: String, name: String) {
    #expect(ResourceName.member(text) == name)
  }

  /// Of capitals at the start, the last one belongs to the next word, unless a sign or a digit follows.
  @Test(arguments: [("QRCode", "qrCode"), ("UIView", "uiView"), ("URL2", "url2"), ("AB_c", "ab_c"), ("A", "a")])
  func capitalsAreLowercase(text: String, name: String) {
    #expect(ResourceName.member(text) == name)
  }

  @Test func nothingIsNamedBySigns() {
    #expect(ResourceName.member("-") == nil && ResourceName.member("123") == nil)
  }

  @Test func equalNamesAreLeftOut() {
    let names = ResourceName.unique(["a-b", "aB", "c"]) { $0 }
    #expect(names.map(\.name) == ["c"])
  }
}
