internal import Foundation
package import Onionskin

/// An identifier of a run that is derived from its contents: merged shards have the same one on every machine.
package enum RunIdentity {
  /// 32 hexadecimal digits.
  package static func text(of record: RunRecord) -> String {
    var seen = Data()
    for entry in record.entries {
      // The separator is a character that no part contains.
      for part in [entry.test, entry.name, entry.verdict.rawValue, String(entry.time.bitPattern)] {
        seen.append(contentsOf: Array((part + "\u{0}").utf8))
      }
    }
    return FileDigest.text(of: seen)
  }
}
