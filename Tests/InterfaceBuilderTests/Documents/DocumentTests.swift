import Foundation
import InterfaceBuilder
import Testing

@Suite struct DocumentTests {
  private func read(_ text: String) throws(InterfaceDocumentError) -> InterfaceDocument {
    try InterfaceDocument(Data(text.utf8), path: "Main.storyboard")
  }

  private func reason(_ text: String) -> InterfaceDocumentError? {
    do throws(InterfaceDocumentError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func scenesAndTheInitialOneAreFound() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13196"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES" initialViewController="b">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
          <scene sceneID="1"><objects>
            <viewController id="a" storyboardIdentifier="First" sceneMemberID="viewController"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
            <tapGestureRecognizer id="t"/>
          </objects></scene>
          <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        </scenes>
        <resources><image name="icon" width="24" height="30"/></resources>
      </document>
      """)
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == 13196)
    #expect(document.canvas == CGSize(width: 375, height: 667))
    #expect(document.initialScene?.controller?.id == "b")
    #expect(document.scene(withIdentifier: "First")?.otherObjects.map(\.name) == ["tapGestureRecognizer"])
    #expect(document.imageSizes["icon"] == CGSize(width: 24, height: 30))
    #expect(document.isFirstResponder("f"))
  }

  @Test func documentsWithoutADeviceHaveASquareCanvas() throws {
    #expect(try read("<document><scenes/></document>").canvas == CGSize(width: 600, height: 600))
  }

  @Test func whatIsNoDocumentSaysWhereAndWhy() {
    #expect(reason("<plist/>")?.reason == .otherFormat(found: "plist"))
    #expect(reason("<document targetRuntime=\"MacOSX.Cocoa\"/>")?.reason == .otherSystem(found: "MacOSX.Cocoa"))
    let cut = reason("<document>\n<scenes>\n<scene>")
    #expect(cut?.line == 3)
    #expect(cut?.description.hasPrefix("Main.storyboard:3: expected XML") == true)
    #expect(reason("") != nil)
  }

  /// Foundation's parser ends the process at a name of an attribute that isn't UTF-8.
  @Test(arguments: [0, 10, 11, 23]) func bytesThatAreNoTextAreAnError(place: Int) {
    var data = Data("<document><rect key=\"frame\" x=\"1\"/></document>".utf8)
    data[place] = 0xFF
    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(data, path: "/x.xib") }
    data[16] = 0xFF
    #expect(throws: InterfaceDocumentError.self) { try DocumentReader.read(data, path: "/x.xib") }
  }

  @Test func entitiesAreRefused() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(reason(bomb)?.reason == .declaresType)
    #expect(reason("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>")?.reason == .declaresType)
  }

  @Test func depthAndNumberOfElementsHaveLimits() {
    let deep = String(repeating: "<view>", count: 300) + String(repeating: "</view>", count: 300)
    #expect(reason("<document>\(deep)</document>")?.reason == .tooDeep(limit: DocumentReader.deepestElement))
    let many = String(repeating: "<a/>", count: DocumentReader.mostElements + 1)
    #expect(reason("<document>\(many)</document>")?.reason == .tooManyElements(limit: DocumentReader.mostElements))
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: "/nowhere/Main.storyboard") }
    #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: "/tmp") }
  }
}
