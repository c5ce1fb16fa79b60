/// A request of a page to the review server.
///
/// The server creates the page with `HTMLReport(record:title:review:)`. Its `review` is the path of all requests, with slashes and
/// a secret: `/3f9a.../`. The page's root element contains it as `data-review`:
///
/// | request | response | |---|---| | `GET BASE` | the page | | `GET BASE picture/CELL/KIND` | `image/png`: the full picture | |
/// `GET BASE thumbnail/CELL/KIND` | `image/png`: a thumbnail, or the full picture if that is small | | `GET BASE decisions` | a
/// `DecisionManifest`: the decisions since the server started | | `POST BASE decisions` | the body is a `DecisionManifest`,
/// `application/json`; the response a `ReviewAnswer` |
///
/// `CELL` is an entry's index in the record, from 0; `KIND` is `reference`, `actual` or `recorded`. Accepting replaces the
/// reference with the actual file; rejecting leaves the reference, or restores the one that was compared if it was accepted before
/// (removes it if there was none). If a decision can't be carried out, the response has status 200 and contains a reason; other
/// failed requests have status 400, 404 or 405 and a sentence as `text/plain`, which the page shows. The server rejects a `Host`
/// that isn't its own address, and a `POST` with another content type, so that pages of other sites have no access.
package enum ReviewRequest: Hashable, Sendable {
  /// The kinds of pictures of a snapshot.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case reference, actual, recorded
  }

  case page
  case picture(cell: Int, Kind)
  case thumbnail(cell: Int, Kind)
  case decisions
  case decide

  /// Parses a request; nil if the response is 404.
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
