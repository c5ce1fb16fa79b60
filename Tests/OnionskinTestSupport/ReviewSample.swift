import Foundation
import Onionskin
import SnapshotReport

/// Failures for a review: the texts of `a` and `b` differ from their references, `c` has no reference; `d` passes.
package struct ReviewSample {
  package static let stem = "OnionskinTestSupport/ReviewSample"

  package let folder = TestFolder()
  package let record: RunRecord

  package init() throws {
    try folder.write(Data(), "Package.swift")
    try folder.write(Data(), "Tests/OnionskinTestSupport/ReviewSample.swift")
    let run = TestRun(["SNAPSHOT_TESTING_RECORD": "never"], in: folder)
    run.record { Self.check(["a": "old a", "b": "old b", "d": "d"]) }
    run.failures { Self.check(["a": "new a", "b": "new b", "c": "new c", "d": "d"]) }
    record = try run.record()
  }

  private static func check(_ texts: [String: String]) {
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      assertSnapshot(of: text, as: .lines, named: name, testName: "f()")
    }
  }

  package var artifacts: String { folder.path + "/.artifacts" }
  package func path(_ name: String) -> String { "Snapshots/\(Self.stem)/f.\(name).txt" }

  /// The contents of a reference; nil if there is none.
  package func reference(_ name: String) -> String? {
    (try? folder.read(path(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  package var files: ReviewFiles { ReviewFiles(root: folder.path, artifacts: artifacts) }

  package func session(_ record: RunRecord? = nil, files: ReviewFiles? = nil) -> ReviewSession {
    ReviewSession(record: record ?? self.record, title: "Sample", base: "/k/", files: files ?? self.files)
  }

  /// A decision as the page sends it.
  package func decision(_ name: String, _ verdict: DecisionManifest.Choice) throws -> DecisionManifest.Decision {
    guard let entry = record.entries.first(where: { $0.name == name }), let actual = entry.artifacts.actual else {
      throw CocoaError(.fileNoSuchFile)
    }
    return DecisionManifest.Decision(
      test: entry.test, name: name, verdict: verdict, reference: path(name), actual: PackagePaths.artifact(actual),
      referenceDigest: try entry.artifacts.reference.map { FileDigest.text(of: try FileSystem.read($0)) },
      actualDigest: FileDigest.text(of: try FileSystem.read(actual)))
  }

  package func body(_ decisions: DecisionManifest.Decision...) throws -> Data {
    try DecisionManifest(run: RunIdentity.text(of: record), decisions: decisions).json
  }
}

extension ReviewSession {
  /// The outcomes of decisions; nil for a reply without any.
  package func decide(_ body: Data) throws -> [ReviewAnswer.Result]? {
    guard case .json(let data) = reply(to: .decide, body: body) else { return nil }
    return try JSONDecoder().decode(ReviewAnswer.self, from: data).results
  }
}
