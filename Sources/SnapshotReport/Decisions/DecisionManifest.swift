package import Foundation
internal import ImageFormats
internal import Onionskin

/// The reviewer's decisions about the failures of a run, as a page saves them to a file or sends them to a server.
///
///     {"format": "onionskin-decisions", "version": 1, "run": "0f3c...",
///      "decisions": [{"test": "AppTests.LoginTests/login()", "name": "iPhone X", "verdict": "accept",
///        "reference": "Snapshots/AppTests/LoginTests/login.iPhone-X.png",
///        "actual": "AppTests/LoginTests/login.iPhone-X/actual.png",
///        "referenceDigest": "7d...", "actualDigest": "91..."}]}
///
/// Digests are those of the files' bytes, XXH3-128 as 32 hexadecimal digits. Code that carries out a decision compares both first:
/// a reference or an actual file with another digest isn't the one that the reviewer saw.
package struct DecisionManifest: Hashable, Sendable, Codable {
  /// The verdict of the reviewer about a snapshot.
  package enum Choice: String, Hashable, Sendable, Codable {
    /// The actual file becomes the reference.
    case accept
    /// The reference stays; the actual file is wrong.
    case reject
  }

  /// A decision about one snapshot.
  package struct Decision: Hashable, Sendable, Codable {
    /// The test runner's name of the test.
    package var test: String
    /// The snapshot's name within the test.
    package var name: String
    package var verdict: Choice
    /// The reference's file, relative to the package.
    package var reference: String
    /// The path of the actual file, relative to the folder of artifacts.
    package var actual: String
    /// The digest of the reference that was compared; nil if there was none.
    package var referenceDigest: String?
    /// The digest of the actual file.
    package var actualDigest: String

    package init(
      test: String, name: String, verdict: Choice, reference: String, actual: String, referenceDigest: String?,
      actualDigest: String
    ) {
      self.test = test
      self.name = name
      self.verdict = verdict
      self.reference = reference
      self.actual = actual
      self.referenceDigest = referenceDigest
      self.actualDigest = actualDigest
    }
  }

  package static let format = "onionskin-decisions"
  package static let version = 1
  /// The maximum size: more than a hundred thousand decisions need.
  package static let maximumByteCount = 64 << 20

  package var format = DecisionManifest.format
  package var version = DecisionManifest.version
  /// The run of the decisions: `RunIdentity.text`.
  package var run: String
  package var decisions: [Decision]

  package init(run: String, decisions: [Decision]) {
    self.run = run
    self.decisions = decisions
  }

  /// Parses a file that a page saved, or the body of a request, and checks it: it contains no path outside of the package or the
  /// artifacts, and no two decisions about a reference.
  ///
  /// - Throws: `DecisionManifestError`.
  package init(json: Data) throws(DecisionManifestError) {
    struct Head: Decodable {
      var format: String?
      var version: Int?
    }
    guard json.count <= DecisionManifest.maximumByteCount else { throw .tooLarge(byteCount: json.count) }
    guard let head = try? JSONDecoder().decode(Head.self, from: json), head.format == DecisionManifest.format else {
      throw .notAManifest
    }
    guard head.version == DecisionManifest.version else { throw .version(head.version ?? 0) }
    do {
      self = try JSONDecoder().decode(DecisionManifest.self, from: json)
    } catch {
      throw .malformed(String(describing: error))
    }
    var seen: Set<String> = []
    for decision in decisions {
      for path in [decision.reference, decision.actual] where !DecisionManifest.isInside(path) {
        throw .outsidePath(path)
      }
      for digest in [decision.referenceDigest, decision.actualDigest].compactMap(\.self) where Digest(digest) == nil {
        throw .digest(digest, of: decision.reference)
      }
      guard seen.insert(decision.reference).inserted else { throw .decidedTwice(decision.reference) }
    }
  }

  /// The file's contents; equal for equal decisions.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  /// Whether a path is inside the folder that it is relative to; links aren't resolved.
  private static func isInside(_ path: String) -> Bool {
    !PathNames.climbs(path) && !path.utf8.contains(UInt8(ascii: "\\"))
      && PathNames.of(path).allSatisfy { !$0.isEmpty }
  }
}

/// The digest of a file's bytes.
package enum FileDigest {
  /// Returns the XXH3-128 digest, as 32 hexadecimal digits.
  package static func text(of data: Data) -> String {
    data.withUnsafeBytes { Digest(of: $0) }.description
  }
}
