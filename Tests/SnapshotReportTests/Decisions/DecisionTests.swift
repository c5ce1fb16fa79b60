import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin
@testable import SnapshotReport

@Suite struct DecisionTests {
  static let digest = "0123456789abcdef0123456789abcdef"

  static func decision(_ reference: String, actual: String = "T/F/f.x/actual.png") -> DecisionManifest.Decision {
    DecisionManifest.Decision(
      test: "T.F/f()", name: "x", verdict: .accept, reference: reference, actual: actual, referenceDigest: nil,
      actualDigest: digest)
  }

  @Test func aManifestSurvivesItsFile() throws {
    var decision = Self.decision("Snapshots/T/F/f.x.png")
    decision.verdict = .reject
    decision.referenceDigest = Self.digest
    let manifest = DecisionManifest(run: "r", decisions: [decision, Self.decision("Snapshots/T/F/f.y.png")])
    #expect(try DecisionManifest(json: manifest.json) == manifest)
  }

  @Test(arguments: ["/etc/passwd", "../x.png", "a/../../x", "a//b", "", ".", "a\\b", "a\0b"])
  func pathsStayInside(path: String) throws {
    for decision in [Self.decision(path), Self.decision("a.png", actual: path)] {
      let json = try DecisionManifest(run: "r", decisions: [decision]).json
      #expect(throws: DecisionManifestError.outsidePath(path)) { try DecisionManifest(json: json) }
    }
  }

  @Test func whatIsNoManifestIsNamed() throws {
    for text in ["", "[]", "{}", "{\"format\": \"x\"}", "GIF89a"] {
      #expect(throws: DecisionManifestError.notAManifest) { try DecisionManifest(json: Data(text.utf8)) }
    }
    let newer = #"{"format": "onionskin-decisions", "version": 7, "run": "r", "decisions": []}"#
    #expect(throws: DecisionManifestError.version(7)) { try DecisionManifest(json: Data(newer.utf8)) }
    let twice = try DecisionManifest(run: "r", decisions: [Self.decision("a.png"), Self.decision("a.png")]).json
    #expect(throws: DecisionManifestError.decidedTwice("a.png")) { try DecisionManifest(json: twice) }
    var bad = Self.decision("a.png")
    bad.actualDigest = "12"
    let json = try DecisionManifest(run: "r", decisions: [bad]).json
    #expect(throws: DecisionManifestError.digest("12", of: "a.png")) { try DecisionManifest(json: json) }
  }

  @Test func requestsAreUnderstoodBelowTheSecretAlone() {
    func request(_ method: String, _ path: String) -> ReviewRequest? {
      ReviewRequest(method: method, path: path, base: "/k/")
    }
    #expect(request("GET", "/k/") == .page)
    #expect(request("GET", "/k/picture/12/actual") == .picture(cell: 12, .actual))
    #expect(request("GET", "/k/thumbnail/0/reference") == .thumbnail(cell: 0, .reference))
    #expect(request("GET", "/k/decisions") == .decisions)
    #expect(request("POST", "/k/decisions") == .decide)
    for path in [
      "/", "/k", "/x/decisions", "/k/picture/-1/actual", "/k/picture/1/../x", "/k/picture/1/diff", "/k//decisions",
    ] {
      #expect(request("GET", path) == nil)
    }
    #expect(request("POST", "/k/picture/1/actual") == nil)
  }

  @Test func aRunIsNamedByWhatItSaw() {
    let one = RunRecord(entries: [RunEntry.sample("a"), RunEntry.sample("b", process: 2)])
    let other = RunRecord(entries: one.entries.reversed())
    #expect(RunIdentity.text(of: one) == RunIdentity.text(of: other))
    #expect(RunIdentity.text(of: one) != RunIdentity.text(of: RunRecord(entries: [RunEntry.sample("a")])))
  }

  @Test func pathsHoldOnOtherMachines() {
    var entry = RunEntry.sample("a")
    entry.reference = "/gone/p/Snapshots/T/a.png"
    entry.sourceFile = "/gone/p/Tests/T/F.swift"
    #expect(PackagePaths.reference(of: entry) == "Snapshots/T/a.png")
    #expect(PackagePaths.source(of: entry) == "Tests/T/F.swift")
    entry.reference = "/gone/q/a.png"
    #expect(PackagePaths.reference(of: entry) == "q/a.png")
    #expect(PackagePaths.artifact("/gone/p/.artifacts/T/F/f.x/actual.png") == "T/F/f.x/actual.png")
  }
}
