/// Why a manifest of decisions can't be used.
package enum DecisionManifestError: Error, Hashable, CustomStringConvertible {
  case notAManifest
  case tooLarge(byteCount: Int)
  case version(Int)
  case malformed(String)
  case outsidePath(String)
  case digest(String, of: String)
  case decidedTwice(String)

  package var description: String {
    switch self {
    case .notAManifest:
      """
      Expected decisions saved from a report page (JSON with "format": "\(DecisionManifest.format)"), found something \
      else. Save them anew from the page.
      """
    case .tooLarge(let byteCount):
      "The decisions take \(byteCount) bytes, and no more than \(DecisionManifest.maximumByteCount) are read. Decide in parts."
    case .version(let version):
      """
      The decisions are of version \(version), and this tool reads version \(DecisionManifest.version). Make the page \
      with the same version of the tool, and decide anew.
      """
    case .malformed(let reason): "The decisions can't be read: \(reason). Save them anew from the page."
    case .outsidePath(let path):
      "The decisions name \"\(path)\", which isn't a path inside of the package. Nothing was done."
    case .digest(let digest, let reference):
      "The decision about \(reference) has \"\(digest)\" where 32 hexadecimal digits belong. Save it anew from the page."
    case .decidedTwice(let reference):
      "There are two decisions about \(reference). Leave one of them in the file."
    }
  }
}
