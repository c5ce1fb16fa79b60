@_exported public import Foundation
public import HeadlessUIKit
@_exported public import StandIns

/// A placeholder for a link's preview, with the page's title and URL.
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
