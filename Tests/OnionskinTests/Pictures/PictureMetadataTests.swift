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
      // Its superview is scrolled: the frame on the screen doesn't change.
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

  /// JSON that is nested like the views can't be read from the 256th level on.
  @Test func deepTreesAreReadAgain() {
    for depth in [255, 256, 1024] {
      let deep = nest(depth: depth)
      #expect(PictureMetadata(png: PictureMetadata(tree: deep).png).tree == deep, "\(depth)")
    }
  }

  /// A view of 100 x 100 points, around `depth` others that are each inset by another point.
  private func nest(depth: Int) -> ViewNode {
    var node: ViewNode?
    for level in (0...depth).reversed() {
      let place = CGFloat(level)
      node = ViewNode(
        className: "Level", frame: CGRect(x: level == 0 ? 0 : 1, y: 0, width: 100, height: 100),
        screenFrame: CGRect(x: place, y: 0, width: 100, height: 100), children: node.map { [$0] } ?? [])
    }
    return node!
  }

  /// References that were recorded before trees were stored as lists.
  @Test func treesOfTheFirstVersionAreRead() {
    let text = """
      {"v":1,"root":{"c":"UIView","f":[0,0,100,100],"n":[
        {"c":"UILabel","i":"title","t":"a \\"quoted\\"\\nline","f":[8,9,50,20.5],"y":{"textColor":"#FF0000"}},
        {"c":"Cell","f":[0,300,100,44],"o":[0,20,100,44]}]}}
      """
    #expect(PictureMetadata(png: [PictureMetadata.treeKey: text]).tree == tree)
  }

  /// Readers traverse a foreign reference's tree recursively: an invalid tree must be rejected.
  @Test func listsThatAreNoTreeAreLeftOut() {
    func view(_ depth: Int?) -> String { #"{"c":"A","f":[0,0,1,1]\#(depth.map { #","d":\#($0)"# } ?? "")}"# }
    func tree(_ depths: [Int?]) -> ViewNode? {
      let text = #"{"v":2,"views":[\#(depths.map(view).joined(separator: ","))]}"#
      return PictureMetadata(png: [PictureMetadata.treeKey: text]).tree
    }
    #expect(tree([nil, 1, 2, 2, 1])?.children.map(\.children.count) == [2, 0])
    for depths: [Int?] in [
      [], [1], [nil, nil], [nil, 0], [nil, 2], [nil, 1, 3], [nil, -1], [nil, 1, .max], [.min],
    ] {
      #expect(tree(depths) == nil, "\(depths)")
    }
    #expect(tree([nil] + (1...1024).map { $0 }) != nil)
    #expect(tree([nil] + (1...1025).map { $0 }) == nil)
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
