import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct BadReferenceTests {
  private let file = "Snapshots/OnionskinTests/BadReferenceTests/view.x.png"

  private func failure(_ run: TestRun) -> String {
    let failures = run.failures {
      assertSnapshot(of: plainView(.red), as: .image, named: "x", testName: "view()")
    }
    #expect(failures.count == 1)
    return failures.first ?? ""
  }

  private func message(for reference: Data) throws -> String {
    let run = TestRun()
    try run.folder.write(reference, file)
    let message = failure(run)
    #expect(try run.folder.read(file) == reference)
    return message
  }

  private var goodReference: Data {
    get throws { try DigestedPNG.encode(Bitmap(width: 60, height: 30, color: Color(red: 1, green: 0, blue: 0))) }
  }

  @Test func truncated() throws {
    let message = try message(for: goodReference.dropLast(20))
    #expect(message.contains("has a reference that can't be used"))
    #expect(message.contains("truncated"))
  }

  @Test func notAPNG() throws {
    #expect(try message(for: Data("GIF89a".utf8)).contains("a GIF"))
  }

  @Test func empty() throws {
    #expect(try message(for: Data()).contains("empty file"))
  }

  @Test func gitLFSPointer() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    #expect(try message(for: Data(pointer.utf8)).contains("git lfs pull"))
  }

  @Test func absurdlyLarge() throws {
    // A header with a size of 30,000 x 30,000 pixels, and the matching check sum.
    var png = try goodReference
    png.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    png.replaceSubrange(29..<33, with: crc32(png[12..<29]))
    #expect(try message(for: png).contains("claims 30000 x 30000 pixels"))
  }

  @Test func otherDimensions() throws {
    let other = try DigestedPNG.encode(Bitmap(width: 61, height: 30, color: Color(red: 1, green: 0, blue: 0)))
    #expect(try message(for: other).contains("the reference has 61 x 30 pixels, the actual picture 60 x 30"))
  }

  @Test func aFolder() throws {
    let run = TestRun()
    try run.folder.write(Data(), "\(file)/inner")
    #expect(failure(run).contains("it is a folder"))
  }

  /// A red picture is expected; the digests of these files claim that they are one.
  private var forged: [Data] {
    get throws {
      let digest = PixelDigest(of: Bitmap(width: 60, height: 30, color: Color(red: 1, green: 0, blue: 0)))
      return try [(60, 30), (61, 30), (30, 60)].map { width, height in
        let other = try DigestedPNG.encode(
          Bitmap(width: width, height: height, color: Color(red: 0, green: 0, blue: 1)))
        return try ForgedDigests.of(other, claiming: digest)
      }
    }
  }

  @Test func aDigestOverAPictureOfAnotherSizeIsNotBelieved() throws {
    for reference in try forged.dropFirst() {
      #expect(DigestedPNG.trustedPixelDigest(of: reference) != nil)
      #expect(try message(for: reference).contains("has another size"))
    }
  }

  @Test func aForgedDigestsIsFoundWhereReferencesAreDecoded() throws {
    let run = TestRun(["ONIONSKIN_DIGESTS": "all"])
    try run.folder.write(try forged[0], file)
    let message = failure(run)
    #expect(message.contains("has a reference that can't be used"))
    #expect(message.contains("it shows another picture"))
    #expect(try run.folder.read(file) == forged[0])
    // A valid file passes the same check.
    try run.folder.write(try goodReference, file)
    let again = TestRun(["ONIONSKIN_DIGESTS": "all"], in: run.folder)
    #expect(again.failures { assertSnapshot(of: plainView(.red), as: .image, named: "x", testName: "view()") } == [])
  }

  /// Not only when a pixel changes, when the cause would be hard to find.
  @Test func aBrokenCheckSumIsReportedAlthoughThePictureIsTheSame() throws {
    var reference = try DigestedPNG.encode(
      Bitmap(width: 60, height: 30, color: Color(red: 1, green: 0, blue: 0)), metadata: ["Test.Key": "value"])
    let place = try #require(reference.range(of: Data("value".utf8)))
    reference[place.upperBound] ^= 1
    #expect(try message(for: reference).contains("the check sum (CRC) of the chunk"))
  }

  /// Opening one waits for a process that writes to it.
  @Test(.timeLimit(.minutes(10))) func aNamedPipe() throws {
    let run = TestRun()
    let path = "\(run.folder.path)/\(file)"
    try FileSystem.makeFolder((path as NSString).deletingLastPathComponent)
    #expect(mkfifo(path, 0o666) == 0)
    #expect(failure(run).contains("it is no file"))
    // One at the path of a failure's files, or of the run's record, isn't opened either.
    let artifacts = "\(run.folder.path)/.artifacts/OnionskinTests/BadReferenceTests/view.x"
    unlink(path)
    try run.folder.write(try DigestedPNG.encode(Bitmap(width: 60, height: 30, color: .black)), file)
    try FileSystem.makeFolder(artifacts)
    for name in ["actual.png", "reference.png", "diff.png"] { mkfifo("\(artifacts)/\(name)", 0o666) }
    #expect(failure(TestRun(in: run.folder)).contains("differs"))
    FileSystem.remove(artifacts + "/actual.png")
    mkfifo(artifacts + "/actual.png", 0o666)
    let results = Acceptance(root: run.folder.path, artifacts: run.folder.path + "/.artifacts").accept(matching: [])
    #expect(results.map { $0.refusal?.contains("is no file") } == [true])
    mkfifo("\(run.folder.path)/.artifacts/runs/x.jsonl", 0o666)
    #expect(throws: FileSystem.Failure.self) { try RunRecord(folders: [run.folder.path + "/.artifacts/runs"]) }
  }

  /// Accepting the picture replaces the file, and nothing else.
  @Test func whatIsThereAndWhatShouldBeAreLeftForAcceptance() throws {
    let run = TestRun()
    try run.folder.write(Data("GIF89a".utf8), file)
    _ = failure(run)
    let artifacts = ".artifacts/OnionskinTests/BadReferenceTests/view.x"
    let entry = try #require(try run.record().entries.first)
    #expect(entry.artifacts.actual == "\(run.folder.path)/\(artifacts)/actual.png")
    #expect(entry.artifacts.reference == "\(run.folder.path)/\(artifacts)/reference.png")
    #expect(try run.folder.read("\(artifacts)/reference.png") == Data("GIF89a".utf8))
    let actual = try PNG.decode(run.folder.read("\(artifacts)/actual.png"))
    #expect(actual == Bitmap(width: 60, height: 30, color: Color(red: 1, green: 0, blue: 0)))
  }

  @Test func modeFailedReplacesAnUnusableOne() throws {
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "failed"])
    try run.folder.write(Data("GIF89a".utf8), file)
    #expect(failure(run).contains("was recorded, because its reference was unusable"))
    let again = TestRun(in: run.folder)
    #expect(
      again.failures { assertSnapshot(of: plainView(.red), as: .image, named: "x", testName: "view()") } == [])
  }

  private func crc32(_ bytes: Data) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return withUnsafeBytes(of: (~crc).bigEndian) { Array($0) }
  }
}
