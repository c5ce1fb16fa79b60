import Foundation
import Onionskin
import OnionskinTestSupport
import SnapshotReport
import Testing

@testable import OnionskinCLI

/// `onionskin screens` in a package whose `swift test` writes a record of painted screens.
@Suite struct ScreensCommandTests {
  private let folder = TestFolder()

  private func package(_ entries: [RunEntry], ending: String = "exit 0") throws -> StandInPackage {
    RunRecorder(folder: "\(folder.path)/record").append(entries)
    return try StandInPackage(
      stream: [],
      ending: """
        printf '%s\\n' "$ONIONSKIN_SCREENS" "$ONIONSKIN_SCREEN_DEVICES" > '\(folder.path)/screens'
        printf '%s\\n' "$@" > '\(folder.path)/arguments'
        if [ -d '\(folder.path)/record' ]; then cp '\(folder.path)'/record/*.jsonl "$ONIONSKIN_RUN/"; fi
        \(ending)
        """)
  }

  private func written(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private var painted: RunEntry {
    var entry = RunEntry.sample("iPhone-15-Pro", test: "T.FirstScreenTests/firstScreen()")
    entry.verdict = .painted
    return entry
  }

  @Test func elevenDevicesArePaintedWithoutAChoice() throws {
    let package = try package([painted])
    let tool = try package.tool(["screens", "--filter", "First", "-o", "\(folder.path)/out"])
    #expect(tool.status == 0)
    let lines = try written("screens").split(separator: "\n")
    #expect(lines[0] == "\(folder.path)/out")
    #expect(lines[1].split(separator: ",").count == 11)
    #expect(lines[1].hasPrefix("iPhone SE (3rd generation),"))
    #expect(try written("arguments").hasPrefix("test\n--filter\nFirst\n"))
    let page = "\(folder.path)/out/index.html"
    #expect(tool.output.split(separator: "\n").last.map(String.init) == page)
    let text = String(decoding: try FileSystem.read(page), as: UTF8.self)
    #expect(
      text.contains("\"name\":\"iPhone-15-Pro\"")
        && text.contains("Screens of \((package.folder.path as NSString).lastPathComponent)"))
  }

  @Test func devicesAreChosenByName() throws {
    let arguments = ["screens", "--device", "iPhone X", "--device", "iPad (A16)", "-o", "\(folder.path)/out"]
    #expect(try package([painted]).tool(arguments).status == 0)
    #expect(try written("screens") == "\(folder.path)/out\niPhone X,iPad (A16)\n")
  }

  @Test(arguments: [
    (["--device", "iPhone 99"], "There is no device \"iPhone 99\""),
    (["--device", "iPhone X", "--own-devices"], "exclude each other"),
  ])
  func whatCannotBeShownIsRefusedBeforeTheRun(arguments: [String], message: String) throws {
    let tool = try package([painted]).tool(["screens"] + arguments)
    #expect(tool.status == 64)
    #expect(tool.output.contains(message))
    #expect(!folder.files.contains("arguments"))
  }

  @Test func aRunWithoutAMatrixSaysSo() throws {
    let tool = try package([]).tool(["screens", "-o", "\(folder.path)/out"])
    #expect(tool.status == 64)
    #expect(tool.output.contains("No test that ran calls assertSnapshots(on:)"))
  }

  @Test func aFailureKeepsThePage() throws {
    let tool = try package([painted], ending: "exit 1").tool(["screens", "-o", "\(folder.path)/out"])
    #expect(tool.status == 1)
    #expect(folder.files.contains("out/index.html"))
  }
}
