@_exported public import Foundation
@_exported public import StandIns

/// Fetches a page's metadata, which a test provides with ``LinkAnswers``.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true

  private func answer(_ url: URL) throws -> LPLinkMetadata {
    let answers: LinkAnswers = StandInScope.answers(framework: "LinkPresentation", asked: "what a page says of itself")
    guard let title = answers.titles[url] else { throw LPError(.metadataFetchFailed) }
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.originalURL, metadata.title) = (url, url, title)
    return metadata
  }

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let result = Result { try answer(URL) }
    deliverLater {
      switch result {
      case .success(let metadata): completionHandler(metadata, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { try answer(URL) }

  open func cancel() {}
}
