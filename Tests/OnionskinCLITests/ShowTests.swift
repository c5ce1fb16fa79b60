import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin

/// The output of `onionskin show` about a reference's views.
@Suite struct ShowTests {
  private let folder = TestFolder()

  private func shown(_ tree: ViewNode) throws -> [String] {
    let metadata = PictureMetadata(tree: tree)
    let png = try DigestedPNG.encode(Bitmap(width: 2, height: 2, color: .clear), metadata: metadata.png)
    try folder.write(png, "a.png")
    let tool = try ChildProcess(ChildProcess.tool, ["show", folder.path + "/a.png"])
    #expect(tool.status == 0, "\(tool.output)")
    return tool.output.split(separator: "\n").map(String.init).filter { $0.contains("Node") }
  }

  /// Indentation that grows with the depth would be most of the output for thousands of views.
  @Test func deepViewsAreIndentedNoFurther() throws {
    var tree = ViewNode(className: "Node", frame: .zero, screenFrame: .zero)
    for _ in 0..<499 { tree = ViewNode(className: "Node", frame: .zero, screenFrame: .zero, children: [tree]) }
    let lines = try shown(tree)
    #expect(lines.count == 500)
    #expect(lines[0].hasPrefix("  Node (") && lines[1].hasPrefix("    Node ("))
    #expect(lines[499].hasPrefix(String(repeating: "  ", count: 32) + "[500] Node ("))
  }

  /// More than one block of output: each view once, in order.
  @Test(.timeLimit(.minutes(10))) func manyViewsAreAllPrinted() throws {
    let children = (0..<20_000).map { ViewNode(className: "Node", text: "\($0)", frame: .zero, screenFrame: .zero) }
    let lines = try shown(ViewNode(className: "Node", frame: .zero, screenFrame: .zero, children: children))
    #expect(lines.count == 20_001)
    #expect(lines.last?.contains("\"19999\"") == true)
  }
}
