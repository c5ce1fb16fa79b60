import Foundation
import Graphics
import ImageFormats
import InterfaceBuilder
import Onionskin
import SnapshotReport
import TextLayout

/// PNGs: with check sums that fit, so that what is behind them gets to see the damage; and the view trees that references have
/// in them, as they are before they are packed.
struct PNGFuzz: FuzzTarget {
  let name = "png"
  let corpus: [Data]

  init() {
    let pictures = [0xFFFF_0000, 0x8000_8000, 0xFF01_0203].map { (value: UInt32) in
      Bitmap(width: 23, height: 9) { memory in
        let pixels = memory.bindMemory(to: UInt32.self)
        for index in pixels.indices { pixels[index] = index % 5 == 0 ? value : 0xFF00_0000 | UInt32(index & 0xFF) }
      }
    }
    let texts: PNGMetadata = ["Test.A": String(repeating: "long ", count: 100), "Test.B": "ünï"]
    let trees = [
      #"{"v":2,"views":[{"c":"A","f":[0,0,9,9]},{"c":"B","d":1,"f":[1,2,3.5,4],"o":[0,0,1,1],"t":"x","y":{"k":"v"}}]}"#,
      #"{"v":1,"root":{"c":"A","f":[0,0,9,9],"n":[{"c":"B","f":[1,2,3,4],"i":"id","n":[{"c":"C","f":[0,0,1,1]}]}]}}"#,
    ]
    corpus = pictures.compactMap { try? DigestedPNG.encode($0, metadata: texts) } + trees.map { Data($0.utf8) }
  }

  mutating func eat(_ input: Data) {
    if input.first == UInt8(ascii: "{") {
      _ = PictureMetadata(png: ["Onionskin.ViewTree": String(decoding: input, as: UTF8.self)]).png
      return
    }
    read(input)
    read(PNGFuzz.mended(input))
  }

  private func read(_ data: Data) {
    _ = try? PNG.header(of: data)
    _ = try? PNG.metadata(of: data, maximumBytes: 100_000)
    _ = DigestedPNG.trustedPixelDigest(of: data)
    _ = AcceptedContents.problem(in: data, pathExtension: "png")
    if let metadata = try? PNG.metadata(of: data) { _ = PictureMetadata(png: metadata).png }
    _ = try? PNG.decode(data, limits: PNGLimits(maximumPixels: 1 << 20))
  }

  /// The same chunks with the check sums that belong to them.
  private static func mended(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      var sum = ~UInt32(0)
      for byte in bytes[offset + 4..<offset + 8 + length] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      for index in 0..<4 {
        bytes[offset + 8 + length + index] = UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32(index)))
      }
      offset += 12 + length
    }
    return Data(bytes)
  }
}

/// Font files, opened, measured and set.
struct FontFuzz: FuzzTarget {
  let name = "font"
  let corpus: [Data]
  private let path = NSTemporaryDirectory() + "onionskin-fuzz-\(getpid()).ttf"
  /// Looks for some hundred files, and so is made once.
  private let system = FontLibrary(availableIn: FontLibrary.systemDirectory)

  init() {
    // A small one of those that are there.
    let folder = "/usr/share/fonts/truetype"
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = found.filter { $0.hasSuffix(".ttf") }.map { "\(folder)/\($0)" }
    let sized = files.compactMap { file -> (String, Int)? in
      guard case .file(let count) = FileSystem.entry(at: file), count > 2000 else { return nil }
      return (file, count)
    }
    corpus = sized.min { $0.1 < $1.1 }.flatMap { FileManager.default.contents(atPath: $0.0) }.map { [$0] } ?? []
  }

  mutating func eat(_ data: Data) {
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil else { return }
    defer { unlink(path) }
    var library = system
    guard let faces = try? library.register(path: path), let face = faces.first else { return }
    let engine = TextEngine(library: library)
    let font = FontDescription(family: .named(face.postScriptName), pointSize: 17)
    _ = engine.layout(
      AttributedText("Affe 12", attributes: TextAttributes(font: font)), in: LayoutConstraints(width: 40))
  }
}

/// Lines of runs' records, and the pages made of what they say.
struct RecordFuzz: FuzzTarget {
  let name = "record"
  let corpus: [Data]
  private let folder = NSTemporaryDirectory() + "onionskin-fuzz-\(getpid())/runs/r"
  private var pages = 0

  init() {
    let entry = RunEntry(
      time: 1, process: 2, target: "T", file: "F", function: "f()", test: "T.F/f()", name: "n", verdict: .differs,
      message: "a\nb -> c", reference: "/p/Snapshots/T/F/f.n.png",
      artifacts: RunEntry.Artifacts(
        reference: "/p/.artifacts/T/F/f.n/reference.png", actual: "/p/.artifacts/T/F/f.n/actual.png"),
      sourceFile: "/p/Tests/T/F.swift", line: 3, packageFolder: "/p", artifactsFolder: "/p/.artifacts",
      warnings: ["there is no image \"x\""])
    try? FileSystem.makeFolder(folder)
    let line = (try? JSONEncoder().encode(entry)) ?? Data()
    corpus = [line, line + Data("\n".utf8) + line]
  }

  mutating func eat(_ lines: Data) {
    try? lines.write(to: URL(fileURLWithPath: folder + "/x.jsonl"))
    guard let record = try? RunRecord(folders: [folder], at: RunPlace(root: "/nowhere", artifacts: folder)) else {
      return
    }
    _ = MarkdownSummary.text(of: record, title: "t")
    _ = JUnitReport.text(of: record, title: "t")
    _ = GitHubAnnotations.text(of: record)
    // The page takes longer than all others.
    pages += 1
    if pages.isMultiple(of: 20) {
      _ = HTMLReport(record: record, title: "t", read: { _ in throw CocoaError(.fileNoSuchFile) }).html
    }
  }
}

/// Decisions, and what acceptance makes of them.
struct ManifestFuzz: FuzzTarget {
  let name = "manifest"
  let corpus: [Data]
  private let root = NSTemporaryDirectory() + "onionskin-fuzz-manifest-\(getpid())"

  init() {
    let digest = FileDigest.text(of: Data("new".utf8))
    let decision = DecisionManifest.Decision(
      test: "T.F/f()", name: "n", verdict: .accept, reference: "Snapshots/T/F/f.n.txt", actual: "T/F/f.n/actual.txt",
      referenceDigest: nil, actualDigest: digest)
    corpus = [(try? DecisionManifest(run: "r", decisions: [decision]).json) ?? Data()]
    try? FileSystem.write(Data("new".utf8), to: root + "/.artifacts/T/F/f.n/actual.txt")
    try? FileSystem.write(Data("kept".utf8), to: root + "/Tests/T/F.swift")
    try? FileSystem.write(Data("kept".utf8), to: root + "/Package.swift")
  }

  mutating func eat(_ data: Data) {
    guard let manifest = try? DecisionManifest(json: data) else { return }
    let decisions = manifest.decisions.map {
      Acceptance.Decision(
        reference: $0.reference, actual: $0.actual, referenceDigest: $0.referenceDigest, actualDigest: $0.actualDigest)
    }
    let accepted = Acceptance(root: root, artifacts: root + "/.artifacts").accept(decisions).contains {
      $0.refusal == nil
    }
    if accepted { try? FileSystem.write(Data("new".utf8), to: root + "/.artifacts/T/F/f.n/actual.txt") }
    for file in ["Package.swift", "Tests/T/F.swift"] {
      precondition((try? FileSystem.read("\(root)/\(file)")) == Data("kept".utf8), "\(file) was overwritten")
    }
    FileSystem.remove(root + "/Snapshots")
  }
}
