import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import SnapshotReport
import Testing
import UIKit

@testable import Onionskin

@Suite struct ToolTests {
  @Test func devicesAreListed() throws {
    let tool = try ChildProcess(ChildProcess.tool, ["devices"])
    #expect(tool.status == 0)
    #expect(tool.output.contains("iPhone 15 Pro"))
    #expect(tool.output.contains("393 x 852 pt at 3x, safe area 59 0 34 0"))
  }

  @Test func showPrintsWhatAReferenceSays() throws {
    let folder = TestFolder()
    let tree = ViewNode(
      className: "UILabel", identifier: "title", text: "Hi", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
      screenFrame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let variant = SnapshotVariantDescription(device: "iPhone X", width: 375, height: 812, scale: 3)
    let metadata = PictureMetadata(
      variant: variant, fingerprint: SnapshotFingerprint(versions: ["cairo": "1.2"]), tree: tree)
    try folder.write(DigestedPNG.encode(Bitmap(width: 4, height: 2, color: .white), metadata: metadata.png), "a.png")
    let tool = try ChildProcess(ChildProcess.tool, ["show", folder.path + "/a.png"])
    #expect(tool.status == 0)
    #expect(tool.output.contains("Picture: 4 x 2 pixels"))
    #expect(tool.output.contains("Digests: match the file"))
    #expect(tool.output.contains("Screen: iPhone X, 375 x 812 pt at 3x"))
    #expect(tool.output.contains("Renderer: cairo 1.2"))
    #expect(tool.output.contains("UILabel #title \"Hi\" (1.0, 2.0, 3.0, 4.0)"))
  }

  @Test func showExplainsWhatIsNoPNG() throws {
    let folder = TestFolder()
    try folder.write(Data("GIF89a".utf8), "a.png")
    let tool = try ChildProcess(ChildProcess.tool, ["show", folder.path + "/a.png"])
    #expect(tool.status == 1)
    #expect(tool.output.contains("found what looks like a GIF"))
  }

  @Test func reportMakesAPageOfARun() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    RunRecorder(folder: folder.path + "/.artifacts/runs/run-1").append([RunEntry.sample("cell")])
    let tool = try ChildProcess(ChildProcess.tool, ["report", "--package-path", folder.path])
    #expect(tool.status == 0)
    #expect(tool.output.split(separator: "\n").last.map(String.init) == folder.path + "/.artifacts/report.html")
    #expect(String(decoding: try folder.read(".artifacts/report.html"), as: UTF8.self).contains("\"name\":\"cell\""))
  }

  @Test func reportWithoutARunSaysWhatToDo() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    let tool = try ChildProcess(ChildProcess.tool, ["report", "--package-path", folder.path])
    #expect(tool.status == 64)
    #expect(tool.output.contains("There is no run below"))
  }

  /// An empty page would look like that of a run without failures.
  @Test(arguments: ["runs", "notes.txt", "."]) func aReportOfWhatIsNoRunIsAnError(name: String) throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    try folder.write(Data("{}".utf8), "notes.txt")
    try FileSystem.makeFolder(folder.path + "/runs")
    for command in ["report", "review"] {
      let tool = try ChildProcess(
        ChildProcess.tool, [command, "\(folder.path)/\(name)", "--package-path", folder.path])
      #expect(tool.status == 64)
      #expect(tool.output.contains("There is no run below \(folder.path)"))
    }
    #expect(!folder.files.contains(".artifacts/report.html"))
  }

  @Test func outsideAPackageThereIsNothingToDo() throws {
    // Temporary folders may lie in a package.
    let tool = try ChildProcess(ChildProcess.tool, ["report", "--package-path", "/"])
    #expect(tool.status == 64)
    #expect(tool.output.contains("There is no Package.swift at or above"))
  }

  @Test func diffComparesTwoPictures() throws {
    let folder = TestFolder()
    try folder.write(PNG.encode(Bitmap(width: 4, height: 2, color: .black)), "a.png")
    try folder.write(PNG.encode(Bitmap(width: 4, height: 2, color: .white)), "b.png")
    let (a, b, output) = (folder.path + "/a.png", folder.path + "/b.png", folder.path + "/out.png")
    let same = try ChildProcess(ChildProcess.tool, ["diff", a, a, "--output", output])
    #expect(same.status == 0)
    #expect(same.output == "identical\n")
    #expect(!folder.files.contains("out.png"))
    let other = try ChildProcess(ChildProcess.tool, ["diff", a, b, "--output", output, "--mode", "side-by-side"])
    #expect(other.status == 1)
    #expect(other.output.contains("different: 8 of 8 pixels differ"))
    // Three pictures of 4 pixels with two gutters of 24.
    #expect(try PNG.header(of: folder.read("out.png")).width == 60)
  }

  @Test func aDifferenceMayBeWrittenToTheCurrentFolder() throws {
    let folder = TestFolder()
    try folder.write(PNG.encode(Bitmap(width: 4, height: 2, color: .black)), "a.png")
    try folder.write(PNG.encode(Bitmap(width: 4, height: 2, color: .white)), "b.png")
    let command = "cd '\(folder.path)' && '\(ChildProcess.tool)' diff a.png b.png --output out.png"
    let tool = try ChildProcess("/bin/sh", ["-c", command])
    #expect(tool.output.hasSuffix("\nout.png\n"))
    #expect(try PNG.header(of: folder.read("out.png")).width == 4)
  }

  @Test(arguments: ["nan", "inf", "2", "1.0000001"]) func aPrecisionIsAFraction(text: String) throws {
    for option in ["--precision", "--perceptual-precision"] {
      let tool = try ChildProcess(ChildProcess.tool, ["diff", "a.png", "b.png", option, text])
      #expect(tool.status == 64)
      #expect(tool.output.contains("\(option) needs a fraction from 0 to 1"))
    }
  }

  /// A label that is created before any use of fonts must not end the process.
  @Test func missingFontsAreASentenceWithThePackages() throws {
    let tool = try ChildProcess(ChildProcess.tool, ["sample-digest", "--fonts", TestFolder().path])
    #expect(tool.status == 1)
    #expect(tool.output.contains("apt-get install fonts-inter-variable fonts-noto-color-emoji"))
  }

  @Test func reviewOfNothingSaysWhatToDo() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    let tool = try ChildProcess(ChildProcess.tool, ["review", "--package-path", folder.path])
    #expect(tool.status == 64)
    #expect(tool.output.contains("There is no run below"))
    #expect(try ChildProcess(ChildProcess.tool, ["review", "--port", "70000"]).status == 64)
  }

  /// Pixels must not depend on the machine's settings, on other threads, or on the process.
  @Test func pixelsDependOnNothingAround() throws {
    let folder = TestFolder()
    let fonts =
      "<?xml version=\"1.0\"?><fontconfig><match target=\"font\"><edit name=\"hinting\"><bool>true</bool></edit></match></fontconfig>"
    try folder.write(Data(fonts.utf8), "fonts.conf")
    let calm = try ChildProcess(ChildProcess.tool, ["sample-digest"])
    let hostile = try ChildProcess(
      ChildProcess.tool, ["sample-digest"],
      environment: [
        "FONTCONFIG_FILE": folder.path + "/fonts.conf", "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8",
        "HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent", "TZ": "Asia/Kathmandu",
        "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:default-script=latn",
      ])
    #expect(calm.status == 0)
    #expect(PixelDigest(calm.output.trimmingCharacters(in: .whitespacesAndNewlines)) != nil)
    #expect(hostile.output == calm.output)
  }

  /// Names of files and their contents: neither commands for the terminal nor lines that look like the tool's.
  @Test func namesDoNotSpeakForTheTool() throws {
    let folder = TestFolder()
    let view = ViewNode(
      className: "V\nDigests: fine", identifier: "i\r\nDigests: fine", text: "t\nDigests: fine\u{2028}",
      frame: .zero, screenFrame: .zero, style: ["k\nDigests: fine": "v"])
    let variant = SnapshotVariantDescription(device: "d\nDigests: fine", width: 1, height: 1, scale: 1)
    let metadata = PictureMetadata(variant: variant, tree: view)
    let name = "\u{1B}[2J\u{200F}\nDigests: fine.png"
    try folder.write(DigestedPNG.encode(Bitmap(width: 4, height: 2, color: .white), metadata: metadata.png), name)
    for arguments in [["show", "\(folder.path)/\(name)"], ["show", "\(folder.path)/no \(name)"]] {
      let tool = try ChildProcess(ChildProcess.tool, arguments)
      #expect(tool.output.contains("[2J"))
      #expect(!tool.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{200F}" || $0 == "\r" })
      #expect(!tool.output.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("Digests: fine") })
    }
    try folder.write(Data(), "Package.swift")
    try FileSystem.makeFolder(folder.path + "/.artifacts/runs/r/\u{1B}]0;x\u{7}.jsonl")
    let report = try ChildProcess(ChildProcess.tool, ["report", "--package-path", folder.path])
    #expect(report.status == 1)
    #expect(report.output.contains("it is a folder"))
    #expect(!report.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
  }

  /// CI services interpret lines of a job's output as commands.
  @Test func warningsAreLines() throws {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    var entry = RunEntry.sample("a")
    entry.warnings = ["one\n::stop-commands::x", "two\r\n::add-mask::a"]
    RunRecorder(folder: folder.path + "/.artifacts/runs/r").append([entry])
    let tool = try ChildProcess(
      ChildProcess.tool, ["report", "--fail-on", "warnings", "--package-path", folder.path])
    #expect(tool.status == 1)
    #expect(tool.output.contains("warning: one"))
    #expect(!tool.output.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::") })
  }
}
