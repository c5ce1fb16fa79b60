@_exported public import Foundation
public import HeadlessUIKit
@_exported public import StandIns

/// What pages say of themselves, by their addresses. Without it none is reached.
public struct LinkAnswers: StandInAnswers {
  /// The titles of pages.
  public var titles: [URL: String] = [:]

  public init() {}
  public init(titles: [URL: String]) { self.titles = titles }
}

/// What a page says of itself.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

public struct LPError: Error, Sendable, Hashable {
  public enum Code: Int, Sendable {
    case metadataFetchFailed = 1
    case metadataFetchCancelled = 2
    case metadataFetchTimedOut = 3
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Asks a page what it says of itself: answered by ``LinkAnswers``.
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

/// Stands where a page's card would be: says its title and address.
@preconcurrency @MainActor open class LPLinkView: UIView {
  private let placeholder = PlaceholderView(title: "Link")
  open var metadata: LPLinkMetadata { didSet { show() } }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    addSubview(placeholder)
    show()
  }

  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    self.init(metadata: metadata)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  private func show() {
    placeholder.detail = [metadata.title, (metadata.url ?? metadata.originalURL)?.host].compactMap { $0 }
      .joined(separator: "\n")
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds
  }
}
