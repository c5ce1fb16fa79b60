extension KnownStandIn {
  /// Kingfisher's view of SwiftUI, for apps that name it.
  static let kingfisherSwiftUI = #"""

    // MARK: SwiftUI

    /// Shows an image once it is loaded.
    public struct KFImage: View {
      @State private var loaded: UIImage?
      private let source: Source?
      private var options: KingfisherOptionsInfo
      private var placeholderView: AnyView?
      private var configurations: [(HeadlessSwiftUI.Image) -> HeadlessSwiftUI.Image] = []
      private var content: ((HeadlessSwiftUI.Image) -> AnyView)?
      private var succeeded: ((RetrieveImageResult) -> Void)?
      private var failed: ((KingfisherError) -> Void)?

      public init(source: Source?) { (self.source, options) = (source, []) }
      public init(_ url: URL?) { self.init(source: url.map { .network($0) }) }
      /// The options of version 5.
      public init(_ url: URL?, options: KingfisherOptionsInfo?) {
        self.init(url)
        self.options = options ?? []
      }
      /// The options of version 5.
      public init(source: Source?, options: KingfisherOptionsInfo?) {
        self.init(source: source)
        self.options = options ?? []
      }

      public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
      public static func source(_ source: Source?) -> KFImage { KFImage(source: source) }
      public static func resource(_ resource: Resource?) -> KFImage { KFImage(source: resource.map { .network($0) }) }
      public static func dataProvider(_ provider: ImageDataProvider?) -> KFImage {
        KFImage(source: provider.map { .provider($0) })
      }

      public var body: some View {
        shown.task(id: source?.cacheKey) { await load() }
      }

      @ViewBuilder private var shown: some View {
        if let loaded {
          let image = configurations.reduce(HeadlessSwiftUI.Image(uiImage: loaded)) { $1($0) }
          if let content { content(image) } else { image }
        } else if let placeholderView {
          placeholderView
        } else {
          Color.clear
        }
      }

      private func load() async {
        loaded = nil
        guard let source else {
          failed?(.emptySource)
          return
        }
        let result: Result<RetrieveImageResult, KingfisherError> = await withCheckedContinuation { continuation in
          KingfisherManager.shared.retrieveImage(with: source, options: options) { continuation.resume(returning: $0) }
        }
        // Another image is loaded meanwhile, or the view is gone.
        guard !Task.isCancelled else { return }
        switch result {
        case .success(let value):
          loaded = value.image
          succeeded?(value)
        case .failure(let error): failed?(error)
        }
      }

      private func changing(_ change: (inout KFImage) -> Void) -> KFImage {
        var changed = self
        change(&changed)
        return changed
      }

      public func configure(_ block: @escaping (HeadlessSwiftUI.Image) -> HeadlessSwiftUI.Image) -> KFImage {
        changing { $0.configurations.append(block) }
      }
      public func contentConfigure<V: View>(_ block: @escaping (HeadlessSwiftUI.Image) -> V) -> KFImage {
        changing { $0.content = { AnyView(block($0)) } }
      }
      public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: HeadlessSwiftUI.Image.ResizingMode = .stretch
      ) -> KFImage { configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
      public func renderingMode(_ renderingMode: HeadlessSwiftUI.Image.TemplateRenderingMode?) -> KFImage {
        configure { $0.renderingMode(renderingMode) }
      }
      public func interpolation(_ interpolation: HeadlessSwiftUI.Image.Interpolation) -> KFImage {
        configure { $0.interpolation(interpolation) }
      }
      public func antialiased(_ isAntialiased: Bool) -> KFImage { configure { $0.antialiased(isAntialiased) } }
      public func placeholder<P: View>(@ViewBuilder _ content: () -> P) -> KFImage {
        let view = AnyView(content())
        return changing { $0.placeholderView = view }
      }
      public func placeholder<P: View>(@ViewBuilder _ content: (Progress) -> P) -> KFImage {
        let view = AnyView(content(Progress()))
        return changing { $0.placeholderView = view }
      }
      public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { changing { $0.succeeded = action } }
      public func onSuccess(perform action: ((RetrieveImageResult) -> Void)?) -> KFImage { onSuccess(action) }
      public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { changing { $0.failed = action } }
      public func onFailure(perform action: ((KingfisherError) -> Void)?) -> KFImage { onFailure(action) }
      public func setProcessor(_ processor: ImageProcessor) -> KFImage { appending(.processor(processor)) }
      public func appendProcessor(_ processor: ImageProcessor) -> KFImage { appending(.processor(processor)) }
      public func roundCorner(radius: CGFloat) -> KFImage {
        appending(.processor(RoundCornerImageProcessor(cornerRadius: radius)))
      }
      public func requestModifier(_ modifier: ImageDownloadRequestModifier) -> KFImage {
        appending(.requestModifier(modifier))
      }
      private func appending(_ option: KingfisherOptionsInfoItem) -> KFImage { changing { $0.options.append(option) } }

      // An image is loaded in one piece, each time that the view appears, and isn't kept.

      public func onProgress(_ action: DownloadProgressBlock?) -> KFImage { self }
      public func fade(duration: TimeInterval) -> KFImage { self }
      public func forceTransition(_ enabled: Bool = true) -> KFImage { self }
      public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
      public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
      public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage { self }
      public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
      public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
      public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
      public func onlyFromCache(_ enabled: Bool = true) -> KFImage { self }
      public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> KFImage { self }
      public func diskCacheExpiration(_ expiration: StorageExpiration) -> KFImage { self }
      public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }
      public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
      public func targetCache(_ cache: ImageCache) -> KFImage { self }
      public func retry(maxCount: Int, interval: TimeInterval = 0) -> KFImage { self }
      public func downsampling(size: CGSize) -> KFImage { self }
    }

    """#
}
