import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// `onionskin review` from the reviewer's side: the tool in a separate process, its page in a real browser.
@Suite(.serialized, .enabled(if: OutsideProgram.chromium.isExpected, OutsideProgram.chromium.sentence))
struct ReviewPageTests {
  /// The tool, which serves a package's newest run.
  private final class Review {
    let process = Process()
    let address: String
    private let output = Pipe()

    init(_ folder: String) throws {
      process.executableURL = URL(fileURLWithPath: ChildProcess.tool)
      process.arguments = ["review", "--package-path", folder]
      process.standardOutput = output
      try process.run()
      var data = Data()
      while !data.contains(0x0A) {
        let piece = output.fileHandleForReading.availableData
        if piece.isEmpty { break }
        data += piece
      }
      address = String(decoding: data.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// Ends it like Control-C, and returns its last output.
    func end() -> (status: Int32, text: String) {
      kill(process.processIdentifier, SIGINT)
      let rest = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: rest, as: UTF8.self))
    }

    deinit { if process.isRunning { process.terminate() } }
  }

  @MainActor private static func plainView(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return view
  }

  /// A red picture instead of a blue one, and a new one.
  @MainActor private static func sample() throws -> TestFolder {
    let folder = TestFolder()
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/OnionskinCLITests/ReviewPageTests.swift")
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"], in: folder)
    run.record { assertSnapshot(of: Self.plainView(.blue), as: .image, named: "changed", testName: "f()") }
    run.failures {
      assertSnapshot(of: Self.plainView(.red), as: .image, named: "changed", testName: "f()")
      assertSnapshot(of: Self.plainView(.green), as: .image, named: "new", testName: "f()")
    }
    FileSystem.remove(folder.path + "/.recording")
    return folder
  }

  @Test @MainActor func acceptingInThePageWritesReferences() throws {
    let folder = try Self.sample()
    let (changed, added) = (
      "Snapshots/OnionskinCLITests/ReviewPageTests/f.changed.png",
      "Snapshots/OnionskinCLITests/ReviewPageTests/f.new.png"
    )
    let artifacts = ".artifacts/OnionskinCLITests/ReviewPageTests"
    let old = try folder.read(changed)
    let (red, green) = try (
      folder.read("\(artifacts)/f.changed/actual.png"), folder.read("\(artifacts)/f.new/actual.png")
    )
    let review = try Review(folder.path)
    #expect(review.address.hasPrefix("http://127.0.0.1:"))
    let browser = try Browser(reachesLoopback: true)
    try browser.visit(review.address)
    try browser.wait(for: "document.querySelectorAll('.card img').length === 3")
    try browser.wait(for: "[...document.querySelectorAll('.card img')].every(image => image.naturalWidth === 60)")
    try browser.press("a")
    try browser.wait(for: "decisionOf.get(0) === 'accept'")
    #expect(try folder.read(changed) == red)
    #expect(!folder.files.contains(added))
    try browser.press("a")
    try browser.wait(for: "decisionOf.get(1) === 'accept'")
    #expect(try folder.read(added) == green)
    // Restored: the previous file, or no file.
    try browser.run("decide('reject', cells, false)")
    try browser.wait(for: "decisionOf.get(0) === 'reject' && decisionOf.get(1) === 'reject'")
    #expect(try folder.read(changed) == old)
    #expect(!folder.files.contains(added))
    // The decisions are known after a reload, and the open snapshot is compared pixel by pixel.
    try browser.run("decide('accept', [cells[0]], false)")
    try browser.wait(for: "decisionOf.get(0) === 'accept'")
    try browser.visit(review.address + "#snapshot-0")
    try browser.reload()
    try browser.wait(
      for:
        "typeof decisionOf !== 'undefined' && state.open && decisionOf.get(0) === 'accept' && decisionOf.get(1) === 'reject'"
    )
    try browser.press("4")
    try browser.wait(for: "stage.querySelector('canvas.layer')?.dataset.differing === '1800'")
    #expect(browser.errors == [])
    let (status, text) = review.end()
    #expect(status == 0)
    #expect(text.contains("1 accepted, 1 rejected"))
    #expect(try folder.read(changed) == red)
    #expect(!folder.files.contains("\(artifacts)/f.changed/actual.png"))
    #expect(folder.files.contains("\(artifacts)/f.new/actual.png"))
  }

  @Test @MainActor func anotherPageGetsNothing() throws {
    let folder = try Self.sample()
    let before = try folder.read("Snapshots/OnionskinCLITests/ReviewPageTests/f.changed.png")
    let review = try Review(folder.path)
    let browser = try Browser(reachesLoopback: true)
    let other = TestFolder()
    try other.write(Data("<!doctype html><title>other</title>".utf8), "other.html")
    try browser.visit("file://\(other.path)/other.html")
    // Even a page that knows the address: its requests are rejected, and it can't read the responses.
    for options in [
      "{}", "{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }",
      "{ method: 'POST', mode: 'no-cors', body: '{}' }",
    ] {
      let settled =
        try browser.run(
          "fetch('\(review.address)decisions', \(options)).then(answer => answer.type, error => 'refused')") as? String
      #expect(settled == "refused" || settled == "opaque")
    }
    #expect(try folder.read("Snapshots/OnionskinCLITests/ReviewPageTests/f.changed.png") == before)
    #expect(review.end().text.contains("0 accepted, 0 rejected"))
  }
}
