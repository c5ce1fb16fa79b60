import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

/// Contents made so that the reviewer sees one picture and accepts another, and records that contradict the files.
@Suite struct AcceptedContentsTests {
  private let folder = TestFolder()
  private var artifacts: String { folder.path + "/.artifacts" }
  private var acceptance: Acceptance { Acceptance(root: folder.path, artifacts: artifacts) }

  init() throws {
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/T/F.swift")
  }

  private func picture(_ color: Color = .black) throws -> Data {
    try DigestedPNG.encode(Bitmap(width: 4, height: 4, color: color))
  }

  /// A PNG with another chunk directly after its header.
  private func adding(_ type: String, _ contents: Data, to png: Data) -> Data {
    let checked = Data(type.utf8) + contents
    var chunk = Data()
    withUnsafeBytes(of: UInt32(contents.count).bigEndian) { chunk.append(contentsOf: $0) }
    chunk += checked
    withUnsafeBytes(of: ForgedDigests.checksum(of: checked).bigEndian) { chunk.append(contentsOf: $0) }
    // After the signature and the header.
    return png.prefix(33) + chunk + png.dropFirst(33)
  }

  private func refusal(_ data: Data, _ ending: String = "png") throws -> String? {
    FileSystem.remove(artifacts)
    FileSystem.remove(folder.path + "/Snapshots")
    try folder.write(data, ".artifacts/T/F/f.a/actual.\(ending)")
    let results = acceptance.accept(matching: [])
    try #require(results.count == 1)
    #expect(folder.files.contains("Snapshots/T/F/f.a.\(ending)") == (results[0].refusal == nil))
    return results[0].refusal
  }

  @Test func whatABrowserShowsOtherwiseIsNotAccepted() throws {
    let plain = try picture()
    #expect(try refusal(plain) == nil)
    #expect(try refusal(adding("tEXt", Data("Comment\0x".utf8), to: plain)) == nil)
    for type in ["acTL", "iCCP", "eXIf", "cICP", "cHRM", "gAMA", "abCd"] {
      #expect(try refusal(adding(type, Data([0, 0, 0, 1, 0, 0, 0, 0]), to: plain))?.contains("chunk \(type)") == true)
    }
    #expect(try refusal(plain + Data("PK\u{3}\u{4}".utf8))?.contains("4 bytes follow its end") == true)
  }

  /// A page shows such a picture in the form that is compared.
  @Test func aPageShowsThePixelsThatAreCompared() throws {
    let plain = try picture()
    let animated = adding("acTL", Data([0, 0, 0, 1, 0, 0, 0, 0]), to: plain) + Data("hidden".utf8)
    let shown = try #require(ShownPicture.png(of: animated))
    #expect(PNG.ambiguity(of: shown) == nil)
    #expect(try PNG.decode(shown) == PNG.decode(plain))
    #expect(ShownPicture.png(of: plain) == plain)
    var entry = RunEntry.sample("a", verdict: .differs)
    entry.artifacts.actual = folder.path + "/.artifacts/T/F/f.a/actual.png"
    try folder.write(animated, ".artifacts/T/F/f.a/actual.png")
    let record = RunRecord(entries: [entry])
    let html = HTMLReport(record: record, title: "").html
    #expect(!html.contains(animated.base64EncodedString()))
    let session = ReviewSession(
      record: record, title: "", base: "/k/", files: ReviewFiles(root: folder.path, artifacts: artifacts))
    for request in [ReviewRequest.picture(cell: 0, .actual), .thumbnail(cell: 0, .actual)] {
      guard case .png(let data) = session.reply(to: request, body: Data()) else {
        Issue.record("no picture")
        continue
      }
      #expect(PNG.ambiguity(of: data) == nil)
    }
  }

  /// Texts that claim to be the digests, before and after the real ones, in all kinds of chunks.
  @Test func textsThatClaimToBeDigests() throws {
    let (black, white) = (try picture(), try picture(.white))
    let claimed = PixelDigest(of: Bitmap(width: 4, height: 4, color: .white)).description
    let key = DigestedPNG.pixelDigestKey
    for (type, separator) in [("tEXt", "\0"), ("iTXt", "\0\0\0\0\0")] {
      let forged = adding(type, Data((key + separator + claimed).utf8), to: black)
      // The claim that it is white has no effect, and if it is accepted, it is stored as the black picture that it is.
      #expect(DigestedPNG.trustedPixelDigest(of: forged).map(\.description) != claimed)
      _ = try refusal(forged)
      let painted = try PNG.decode(forged)
      #expect(try painted == PNG.decode(black) && painted != PNG.decode(white))
    }
  }

  @Test func textsThatAreNoneAreNotAccepted() throws {
    #expect(try refusal(Data("ü\n".utf8), "txt") == nil)
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x61, 0], [0xFE, 0xFF, 0, 0x61],
    ] {
      #expect(try refusal(Data(bytes), "txt")?.contains("neither a PNG nor a text") == true, "\(bytes)")
    }
  }

  // MARK: Records and manifests

  private let decision = """
    "test":"t","name":"n","verdict":"accept","actual":"T/F/f.a/actual.txt",\
    "actualDigest":"\(Acceptance.digest(of: Data("new".utf8)))"
    """

  /// Whatever a decoder returns for them, only the one reference is written.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "\"reference\":\"Snapshots/T/F/f.a.txt\",\"reference\":\"Package.swift\"",
      "\"reference\":\"Package.swift\",\"reference\":\"Snapshots/T/F/f.a.txt\"",
      "\"reference\":\"Package.swift\"", "\"reference\":\"Snapshots/T/F/f.a.txt\\u0000.swift\"",
      "\"reference\":\"Snapshots\\/T\\/F\\/..\\/..\\/..\\/Package.swift\"", "\"reference\":1e999",
      "\"reference\":\"Snapshots/T/F/f.a.txt\",\"x\":" + String(repeating: "[", count: 100_000),
      "\"reference\":\"Snapshots/T/F/f.a.txt\",\"x\":" + String(repeating: "{\"a\":", count: 100_000),
      "\"reference\":\"Snapshots/T/F/f.a.txt\",\"x\":" + String(repeating: "9", count: 1_000_000),
      "\"reference\":\"\\ud800\"", "\"reference\":null",
    ])
  func manifests(reference: String) throws {
    try folder.write(Data("new".utf8), ".artifacts/T/F/f.a/actual.txt")
    let package = try folder.read("Package.swift")
    let json = """
      {"format":"onionskin-decisions","version":1,"run":"r","decisions":[{\(decision),\(reference)}]}
      """
    for data in [Data(json.utf8), Data(json.utf8) + [0xFF], Data([0xEF, 0xBB, 0xBF]) + Data(json.utf8)] {
      guard let manifest = try? DecisionManifest(json: data) else { continue }
      _ = acceptance.accept(
        manifest.decisions.map {
          Acceptance.Decision(
            reference: $0.reference, actual: $0.actual, referenceDigest: nil, actualDigest: $0.actualDigest)
        })
    }
    #expect(try folder.read("Package.swift") == package)
    let written = folder.files.filter { !$0.hasPrefix(".artifacts") }
    #expect(Set(written).isSubset(of: ["Package.swift", "Tests/T/F.swift", "Snapshots/T/F/f.a.txt"]))
  }

  @Test func aManifestIsOfSomeSizeAtMost() {
    let json = Data(repeating: UInt8(ascii: " "), count: DecisionManifest.maximumByteCount + 1)
    #expect(throws: DecisionManifestError.tooLarge(byteCount: json.count)) { try DecisionManifest(json: json) }
  }

  /// A line for another suite, with its files in unusual places; and invalid lines.
  @Test(.timeLimit(.minutes(10))) func recordsOfAnotherSuite() throws {
    try folder.write(Data("kept".utf8), "Snapshots/T/F/f.b.txt")
    try folder.write(Data("new".utf8), ".artifacts/T/F/f.a/actual.txt")
    try folder.write(Data("kept".utf8), ".artifacts/T/F/f.a/reference.txt")
    var lines: [Data] = []
    for (root, reference) in [
      (folder.path, "Snapshots/T/F/f.b.txt"), ("", "Snapshots/T/F/f.b.txt"), ("/", "Snapshots/T/F/f.b.txt"),
      (folder.path, "Tests/T/F.swift"), ("/elsewhere", "Package.swift"), (folder.path + "/Tests/..", "Package.swift"),
    ] {
      var entry = RunEntry.sample("a", verdict: .differs)
      entry.target = "U"
      entry.file = "../../T"
      entry.packageFolder = root
      entry.artifactsFolder = artifacts
      entry.reference = "\(root)/\(reference)"
      entry.artifacts.actual = artifacts + "/T/F/f.a/actual.txt"
      lines.append(try JSONEncoder().encode(entry))
    }
    let first = String(decoding: lines[0], as: UTF8.self)
    lines += [
      Data([0xFF, 0xFE]), Data(String(repeating: "[", count: 100_000).utf8), Data("{\"time\":1e999}".utf8),
      Data(first.replacingOccurrences(of: "\"line\":3", with: "\"line\":" + String(repeating: "9", count: 400)).utf8),
      Data(first.replacingOccurrences(of: "\"line\":3", with: "\"line\":3,\"line\":4").utf8),
    ]
    var all = Data()
    for line in lines { all += line + [0x0A] }
    try folder.write(all, ".artifacts/runs/r/1.jsonl")
    for arguments in [["accept"], ["report", "--markdown", folder.path + "/.artifacts/m.md"]] {
      let tool = try ChildProcess(ChildProcess.tool, arguments + ["--package-path", folder.path])
      #expect(tool.status <= 1, "\(tool.output)")
    }
    #expect(try folder.read("Snapshots/T/F/f.b.txt") == Data("kept".utf8))
    #expect(try folder.read("Tests/T/F.swift").isEmpty && folder.read("Package.swift").isEmpty)
  }
}
