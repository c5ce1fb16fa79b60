import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin

/// Pictures of documents without Swift code.
@Suite struct RenderTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
      <scene sceneID="s1"><objects><viewController storyboardIdentifier="Red" customClass="RedController"
        customModule="App" id="vc1" sceneMemberID="viewController"><view key="view" id="v1">
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="Named colour" id="vc2" sceneMemberID="viewController">
        <view key="view" id="v2"><color key="backgroundColor" name="Sea"/></view>
      </viewController></objects></scene>
    </scenes></document>
    """
  private static let sea = #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
      "components":{"red":"0.000","green":"0.000","blue":"1.000","alpha":"1.000"}}}]}
    """#

  private func folder() throws -> TestFolder {
    let folder = TestFolder()
    try folder.write(Data(Self.storyboard.utf8), "App/Base.lproj/Main.storyboard")
    try folder.write(Data(Self.sea.utf8), "App/Assets.xcassets/Sea.colorset/Contents.json")
    return folder
  }

  @Test func eachSceneBecomesAPictureOnTheDocumentsDevice() throws {
    let folder = try folder()
    let tool = try ChildProcess(
      ChildProcess.tool, ["render", "\(folder.path)/App/Base.lproj/Main.storyboard", "-o", "\(folder.path)/out"])
    #expect(tool.status == 0)
    #expect(tool.output == "\(folder.path)/out/Main.Red.png\n\(folder.path)/out/Main.Named-colour.png\n")
    let red = try PNG.decode(try folder.read("out/Main.Red.png"))
    #expect(red.width == 750 && red.height == 1334)
    #expect(red[300, 600] == Color(red: 1, green: 0, blue: 0))
    // Found in the nearest catalog in an enclosing folder.
    #expect(try PNG.decode(try folder.read("out/Main.Named-colour.png"))[300, 600] == Color(red: 0, green: 0, blue: 1))
  }

  /// A document of Xcode 7 and before names no device.
  @Test func withoutADeviceTheCanvasIsAsLargeAsTheView() throws {
    let folder = try folder()
    let device = "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/><color key=\"backgroundColor\" red"
    let old = Self.storyboard.replacing(device, with: "").replacing("<color key=\"backgroundColor\" red", with: frame)
    try folder.write(Data(old.utf8), "App/Base.lproj/Main.storyboard")
    let tool = try ChildProcess(
      ChildProcess.tool, ["render", "\(folder.path)/App/Base.lproj/Main.storyboard", "-o", "\(folder.path)/out"])
    #expect(tool.status == 0)
    let (red, other) = (
      try PNG.header(of: try folder.read("out/Main.Red.png")),
      try PNG.header(of: try folder.read("out/Main.Named-colour.png"))
    )
    #expect(red.width == 750 && red.height == 1334)
    #expect(other.width == 1200 && other.height == 1200)
  }

  @Test func aSceneAndADeviceCanBeChosen() throws {
    let folder = try folder()
    let file = "\(folder.path)/App/Base.lproj/Main.storyboard"
    let tool = try ChildProcess(
      ChildProcess.tool,
      ["render", file, "--device", "iPhone 15 Pro", "--landscape", "--scene", "Red", "-o", folder.path + "/out"])
    #expect(tool.status == 0)
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/Main.Red.png"])
    let header = try PNG.header(of: try folder.read("out/Main.Red.png"))
    #expect(header.width == 2556 && header.height == 1179)
  }

  @Test func whatCannotBeRenderedIsSaid() throws {
    let folder = try folder()
    let file = "\(folder.path)/App/Base.lproj/Main.storyboard"
    let device = try ChildProcess(ChildProcess.tool, ["render", file, "--device", "Newton"])
    #expect(device.status == 64)
    #expect(device.output.contains("There is no device \"Newton\""))
    let scene = try ChildProcess(ChildProcess.tool, ["render", file, "--scene", "Blue"])
    #expect(scene.status == 64)
    #expect(scene.output.contains("found Red, Named-colour"))
    try folder.write(Data("<document><scenes>".utf8), "Cut.storyboard")
    let damaged = try ChildProcess(ChildProcess.tool, ["render", "\(folder.path)/Cut.storyboard"])
    #expect(damaged.status == 1)
    #expect(damaged.output.contains("Cut.storyboard:1: error: expected XML"))
    let missing = try ChildProcess(ChildProcess.tool, ["render", "\(folder.path)/None.storyboard"])
    #expect(missing.status == 1)
    #expect(missing.output.contains("None.storyboard"))
  }

  /// A letter that forms one character with the following one: names are names of files in any case.
  @Test func namesOfScenesAreNamesOfFiles() throws {
    let folder = try folder()
    let text = Self.storyboard.replacingOccurrences(of: "\"Red\"", with: "\"x\u{0D4E}/y\u{0D4E}.z/../e\u{301}\"")
    try folder.write(Data(text.utf8), "App/Base.lproj/Main.storyboard")
    let tool = try ChildProcess(
      ChildProcess.tool, ["render", "\(folder.path)/App/Base.lproj/Main.storyboard", "-o", "\(folder.path)/out"])
    #expect(tool.status == 0)
    #expect(
      folder.files.filter { $0.hasPrefix("out/") }.map(\.decomposedStringWithCanonicalMapping).sorted()
        == ["out/Main.Named-colour.png", "out/Main.x-y-z----e\u{301}.png"])
  }
}
