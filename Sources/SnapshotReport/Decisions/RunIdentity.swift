internal import Foundation
package import Onionskin

/// A name for a run that follows from what it saw: merged shards have the same wherever they are merged.
package enum RunIdentity {
  /// 32 hexadecimal digits.
  package static func text(of record: RunRecord) -> String {
    var seen = Data()
    for entry in record.entries {
      // What ends a part is no character of it.
      for part in [entry.test, entry.name, entry.verdict.rawValue, String(entry.time.bitPattern)] {
        seen.append(contentsOf: Array((part + "\u{0}").utf8))
      }
    }
    return FileDigest.text(of: seen)
  }
}
