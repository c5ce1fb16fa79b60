/// What a page that a review server serves asks of it.
///
/// The server makes the page with `HTMLReport(record:title:review:)`, whose `review` is the path below which it answers,
/// with a slash and a secret in it: `/3f9a.../`. The page carries it as `data-review` of its root element and asks below it:
///
/// | request | answer |
/// |---|---|
/// | `GET BASE` | the page |
/// | `GET BASE picture/CELL/KIND` | `image/png`: the whole picture |
/// | `GET BASE thumbnail/CELL/KIND` | `image/png`: a small version, or the whole where that is small |
/// | `GET BASE decisions` | a `DecisionManifest`: what was decided since the server started |
/// | `POST BASE decisions` | the body is a `DecisionManifest`, `application/json`; the answer a `ReviewAnswer` |
///
/// `CELL` is an entry's place in the record from 0, `KIND` is `reference`, `actual` or `recorded`. Accepting writes the
/// actual file over the reference; rejecting leaves the reference, or puts the one that was compared with back if it was
/// accepted before (removes it if there was none). A decision that can't be carried out is answered with 200 and a
/// reason; a request that isn't understood with 400, 404 or 405 and a sentence as `text/plain`, which the page shows. The
/// server refuses a `Host` that isn't its own address and a `POST` of another content type, so that no other site's page
/// gets through.
package enum ReviewRequest: Hashable, Sendable {
  /// Which of a snapshot's pictures.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case reference, actual, recorded
  }

  case page
  case picture(cell: Int, Kind)
  case thumbnail(cell: Int, Kind)
  case decisions
  case decide

  /// Understands a request; nil for what the server answers with 404.
  ///
  /// - Parameters:
  ///   - path: without host and query, as it was sent.
  ///   - base: starts and ends with a slash.
  package init?(method: String, path: String, base: String) {
    guard path.hasPrefix(base) else { return nil }
    let parts = path.dropFirst(base.count).split(separator: "/", omittingEmptySubsequences: false)
    switch (method, parts.count) {
    case ("GET", 1) where parts[0].isEmpty: self = .page
    case ("GET", 1) where parts[0] == "decisions": self = .decisions
    case ("POST", 1) where parts[0] == "decisions": self = .decide
    case ("GET", 3):
      guard let cell = Int(parts[1]), cell >= 0, let kind = Kind(rawValue: String(parts[2])) else { return nil }
      switch parts[0] {
      case "picture": self = .picture(cell: cell, kind)
      case "thumbnail": self = .thumbnail(cell: cell, kind)
      default: return nil
      }
    default: return nil
    }
  }
}
