import Foundation
import Onionskin
import OnionskinTestSupport
import SnapshotReport
import Testing

@testable import OnionskinCLI

/// `onionskin previews` in a package whose `swift test` writes the output of preview tests.
@Suite struct PreviewsCommandTests {
  private let folder = TestFolder()

  /// - Parameters:
  ///   - entries: the snapshots of previews in the record of the run.
  ///   - ending: the last commands of the shell script.
  private func package(_ entries: [RunEntry] = [], ending: String = "exit 0") throws -> StandInPackage {
    RunRecorder(folder: "\(folder.path)/record").append(entries)
    return try StandInPackage(
      stream: [],
      ending: """
        printf '%s\\n' "$ONIONSKIN_PREVIEWS" > '\(folder.path)/mode'
        printf '%s\\n' "$@" > '\(folder.path)/arguments'
        if [ -d '\(folder.path)/record' ]; then cp '\(folder.path)'/record/*.jsonl "$ONIONSKIN_RUN/"; fi
        \(ending)
        """)
  }

  /// The arguments of a command, with its output in the test's folder.
  private func command(_ arguments: [String]) -> [String] {
    ["previews"] + arguments.map { $0 == "out" ? "\(folder.path)/out" : $0 }
  }

  private func written(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func page(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path), as: UTF8.self)
  }

  private let shelf = RunEntry.sample("iPhone-15-Pro", test: "T.PreviewSnapshots/preview(_:)")

  @Test func theyAreListedByFileAndLine() throws {
    let listed = [
      ListedPreview(name: "Row.Two", module: "App", path: "/app/Row.swift", line: 30, cells: ["fitting"]),
      ListedPreview(name: "Row.One", module: "App", path: "/app/Row.swift", line: 4, cells: ["fitting"]),
      ListedPreview(
        name: "Home.Empty", module: "App", path: "/app/Home.swift", line: 9,
        cells: ["iPhone-15-Pro", "iPhone-15-Pro.dark"]),
    ]
    let lines = try listed.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    try folder.write(Data((lines + [""]).joined(separator: "\n").utf8), "listed")
    let tool = try package(ending: "cat '\(folder.path)/listed' > \"${ONIONSKIN_PREVIEWS#list:}\"").tool(
      ["previews", "list"])
    #expect(tool.status == 0)
    #expect(
      tool.output.split(separator: "\n").filter { $0.contains("/app/") } == [
        "Home.Empty  /app/Home.swift:9  iPhone-15-Pro iPhone-15-Pro.dark", "Row.One  /app/Row.swift:4  fitting",
        "Row.Two  /app/Row.swift:30  fitting",
      ])
    #expect(try written("mode").hasPrefix("list:/"))
    // Only the preview tests run.
    #expect(try written("arguments").hasPrefix("test\n--filter\nPreviewSnapshots\n"))
  }

  @Test func aCheckWritesAPageOfAllPreviews() throws {
    let package = try package([shelf])
    let tool = try package.tool(["previews", "--configuration", "release"])
    #expect(tool.status == 0)
    let path = "\(package.folder.path)/.artifacts/previews.html"
    #expect(tool.output.split(separator: "\n").last.map(String.init) == path)
    #expect(try page(path).contains("\"name\":\"iPhone-15-Pro\""))
    #expect(try written("mode") == "\n")
    #expect(try written("arguments").contains("--configuration\nrelease\n"))
  }

  @Test func aCheckThatFailsWritesThePageToo() throws {
    let package = try package([.failedSample("iPhone-15-Pro")], ending: "exit 1")
    let tool = try package.tool(["previews", "check", "--page", "\(folder.path)/out.html"])
    #expect(tool.status == 1)
    #expect(try page("\(folder.path)/out.html").contains("\"name\":\"iPhone-15-Pro\""))
  }

  @Test func layoutsLeaveNoPage() throws {
    let package = try package()
    let tool = try package.tool(["previews", "--layout-only"])
    #expect(tool.status == 0)
    #expect(try written("mode") == "layout\n")
    #expect(!package.folder.files.contains(".artifacts/previews.html"))
  }

  @Test func picturesArePaintedIntoTheFolderOfThePage() throws {
    let package = try package([shelf])
    let tool = try package.tool(["previews", "render", "-o", "\(folder.path)/out"])
    #expect(tool.status == 0)
    #expect(tool.output.split(separator: "\n").last.map(String.init) == "\(folder.path)/out/index.html")
    #expect(try page("\(folder.path)/out/index.html").contains("\"name\":\"iPhone-15-Pro\""))
    #expect(try written("mode") == "pictures:\(folder.path)/out\n")
  }

  @Test(arguments: [["list"], ["check"], ["render", "-o", "out"]])
  func withoutAPreviewTheToolSaysWhatIsMissing(arguments: [String]) throws {
    let tool = try package().tool(command(arguments))
    #expect(tool.status == 64)
    #expect(tool.output.contains("There are no previews: no target of tests uses the plugin PreviewTests"))
  }

  /// If the tests don't compile, the command prints the compiler's error, since it can't know whether there are previews.
  @Test(arguments: [["list"], ["check"], ["render", "-o", "out"]])
  func aBuildThatFailsIsNoLackOfPreviews(arguments: [String]) throws {
    let tool = try package(ending: "echo 'error: no such module'; exit 1").tool(command(arguments))
    #expect(tool.status == 1)
    #expect(tool.output.contains("error: no such module") && !tool.output.contains("There are no previews"))
  }
}
