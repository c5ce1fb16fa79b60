import Foundation
import Graphics
import Testing

@testable import Onionskin

@Suite struct PictureMetadataTests {
  private let tree = ViewNode(
    className: "UIView", frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    screenFrame: CGRect(x: 0, y: 0, width: 100, height: 100),
    children: [
      ViewNode(
        className: "UILabel", identifier: "title", text: "a \"quoted\"\nline",
        frame: CGRect(x: 8, y: 9, width: 50, height: 20.5),
        screenFrame: CGRect(x: 8, y: 9, width: 50, height: 20.5), style: ["textColor": "#FF0000"]),
      // Its superview is scrolled: the frame on the screen doesn't follow.
      ViewNode(
        className: "Cell", frame: CGRect(x: 0, y: 300, width: 100, height: 44),
        screenFrame: CGRect(x: 0, y: 20, width: 100, height: 44)),
    ])

  @Test func whatIsWrittenIsReadAgain() {
    let metadata = PictureMetadata(
      variant: SnapshotVariantDescription(
        device: "iPhone X", orientation: "portrait", width: 375, height: 812, scale: 3, settings: ["appearance": "dark"]
      ),
      fingerprint: SnapshotFingerprint(versions: ["cairo": "1.16.0"], fonts: ["Inter.ttf": "00ff"]), tree: tree)
    #expect(PictureMetadata(png: metadata.png) == metadata)
  }

  @Test func framesThatFollowAreLeftOut() throws {
    let text = try #require(PictureMetadata(tree: tree).png[PictureMetadata.treeKey])
    #expect(text.components(separatedBy: "\"o\":").count == 2)
  }

  @Test func framesThatAreNotFiniteDoNotKeepATreeFromBeingWritten() {
    var broken = tree
    broken.children[0].frame.size.width = .infinity
    #expect(PictureMetadata(png: PictureMetadata(tree: broken).png).tree?.children[0].frame.size.width == 0)
  }

  @Test func whatCannotBeReadIsLeftOut() {
    let metadata = PictureMetadata(png: [
      PictureMetadata.treeKey: "{\"v\":99}", PictureMetadata.variantKey: "{", PictureMetadata.fingerprintKey: "[]",
    ])
    #expect(metadata == PictureMetadata())
  }

  @Test func fingerprintsSayWhatDiffers() {
    let old = SnapshotFingerprint(versions: ["cairo": "1.16.0", "pixman": "1"], fonts: ["A.ttf": "1", "B.ttf": "1"])
    let new = SnapshotFingerprint(versions: ["cairo": "1.18.0", "pixman": "1"], fonts: ["A.ttf": "2", "C.ttf": "1"])
    #expect(old.differences(to: new) == ["cairo 1.16.0 -> 1.18.0", "other contents of A.ttf"])
    #expect(old.differences(to: old) == [])
  }
}
