import Foundation
import Testing

@testable import AppAdoption

/// `R`, which R.swift writes while Xcode builds an app.
@Suite struct GeneratedResourcesTests {
  private static let storyboard = """
    <document initialViewController="a">
      <scenes>
        <scene><objects>
          <navigationController id="a" sceneMemberID="viewController"><connections>
            <segue destination="b" kind="relationship" relationship="rootViewController" id="s"/>
          </connections></navigationController>
        </objects></scene>
        <scene><objects>
          <tableViewController storyboardIdentifier="List" id="b" customClass="ListController"
            customModule="Shop" sceneMemberID="viewController">
            <tableView key="view" id="t"><prototypes>
              <tableViewCell reuseIdentifier="ItemCell" id="c" customClass="ItemCell"/>
            </prototypes></tableView>
            <connections><segue destination="p" kind="show" identifier="showMap" id="g"/></connections>
          </tableViewController>
          <viewControllerPlaceholder storyboardName="Map" id="p" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
  private static let map = """
    <document initialViewController="m"><scenes><scene><objects>
      <viewController id="m" customClass="Foreign" customModule="Maps" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  /// An app with resources of all kinds, and the sources that use them.
  private func text(_ source: String, pins: [PinnedLibraries.Library] = []) throws -> String? {
    let fixture = try ProjectFixture()
    try fixture.write(source, "Shop/List.swift")
    try fixture.write(Self.storyboard, "Shop/Base.lproj/Main.storyboard")
    try fixture.write(Self.map, "Shop/Map.storyboard")
    try fixture.write(
      """
      /* "no" = "no"; */
      "hello.title" = "Hello";
      "count" = "%d of %2$@";
      """, "Shop/en.lproj/Localizable.strings")
    try fixture.write("{}", "Shop/Assets.xcassets/Contents.json")
    try fixture.write("{}", "Shop/Assets.xcassets/icon-back.imageset/Contents.json")
    try fixture.write("{}", "Shop/Assets.xcassets/Sand.colorset/Contents.json")
    try fixture.write("", "Shop/data.json")
    try fixture.write("", "Shop/photo@2x.png")
    let names = [
      "List.swift", "Base.lproj/Main.storyboard", "Map.storyboard", "en.lproj/Localizable.strings", "Assets.xcassets",
      "data.json", "photo@2x.png",
    ]
    let target = XcodeTarget(
      name: "Shop", kind: .app, files: names.map { fixture.root.appending(path: "Shop/\($0)") }, dependencies: [],
      packageProducts: [], settings: BuildSettings([]))
    return GeneratedResources(target, pins: pins)?.text
  }

  private static let use = "class ListController: UITableViewController {}\nlet i = R.image.iconBack()\n"

  @Test func itIsWrittenOnlyWhereItIsUsedAndMissing() throws {
    #expect(try text("let r = 1\n") == nil)
    #expect(try text("let i = R.image.x()\nstruct R {}\n") == nil)
    #expect(try text(Self.use) != nil)
  }

  @Test func resourcesAreValuesSinceVersion7() throws {
    let text = try #require(try text(Self.use))
    for line in [
      "import RswiftResources", "let R = _R(",
      "var iconBack: RswiftResources.ImageResource { .init(name: \"icon-back\", path: [], bundle: bundle",
      "var photo: RswiftResources.ImageResource { .init(name: \"photo\"",
      "var sand: RswiftResources.ColorResource { .init(name: \"Sand\"",
      "var dataJson: RswiftResources.FileResource { .init(name: \"data\", pathExtension: \"json\"",
      "var helloTitle: RswiftResources.StringResource { .init(key: \"hello.title\"",
      "var count: RswiftResources.StringResource2<Int, String>",
      "typealias InitialController = UINavigationController",
      "var list: RswiftResources.StoryboardViewControllerIdentifier<ListController>",
      "let itemCell = RswiftResources.ReuseIdentifier<UITableViewCell>(identifier: \"ItemCell\")",
      "var showMap: RswiftResources.SegueIdentifier<UIStoryboardSegue, ListController, UIViewController>",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("no:"))
  }

  @Test func resourcesAreFunctionsBefore() throws {
    let text = try #require(try text("import Rswift\n" + Self.use))
    for line in [
      "struct R: Rswift.Validatable {",
      "static func iconBack(compatibleWith traitCollection: UITraitCollection? = nil) -> UIImage? {",
      "static func count(_ value1: Int, _ value2: String, preferredLanguages: [String]? = nil) -> String {",
      "static func main(_: Void = ()) -> UIStoryboard", "func list(_: Void = ()) -> ListController? {",
      "struct main: Rswift.StoryboardResourceWithInitialControllerType {",
      "static func showMap(segue: UIStoryboardSegue)",
    ] { #expect(text.contains(line), "\(line)") }
  }

  @Test func theVersionIsThatOfTheProject() throws {
    func pin(_ name: String, _ version: String) -> PinnedLibraries.Library {
      PinnedLibraries.Library(name: name, version: version, source: "Podfile.lock")
    }
    #expect(try text(Self.use, pins: [pin("R.swift", "5.4.0")])?.contains("import Rswift\n") == true)
    #expect(try text(Self.use, pins: [pin("R.swift", "7.3.2")])?.contains("import RswiftResources\n") == true)
    #expect(try text(Self.use + "typealias Texts = R.string.localizable\n")?.contains("import Rswift\n") == true)
  }
}
