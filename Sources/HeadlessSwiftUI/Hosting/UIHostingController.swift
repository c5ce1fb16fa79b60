public import Foundation
public import HeadlessUIKit

/// Stands where SwiftUI's content would be, which isn't laid out or painted here: the view says so and names the root view's type.
/// A test can give it a picture (`contentPicture`) and the size that the content asks for (`contentSize`). Where the root view, or
/// its body, represents a view or a controller of UIKit's, that one is shown.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hosting = _UIHostingView()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
    prepare()
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  private func prepare() {
    hosting.controller = self
    hosting.sizeDidChange = { [weak self] in self?.tellSize() }
    hosting.show(rootView)
  }

  public var rootView: Content {
    didSet { hosting.show(rootView) }
  }

  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  // MARK: Size

  /// The size that the content has in the room that it is offered: that of `contentSize` or of the picture, else what the
  /// placeholder's words take.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  /// With `.preferredContentSize` the content's size is the controller's preferred one. The view tells its intrinsic size with
  /// any options.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { tellSize() }
  }

  private func tellSize() {
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = hosting.intrinsicContentSize }
  }

  /// The parts of the safe area that a represented view keeps clear of.
  open var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  // MARK: What a test gives

  /// A picture of the content, for tests; as large as the view, whose intrinsic size is the picture's. Not a part of SwiftUI.
  ///
  /// `HostedPictures` gives all views of a type their pictures.
  public var contentPicture: UIImage? {
    get { hosting.picture }
    set { hosting.picture = newValue }
  }

  /// The size that the content asks for, in points, for tests; nil for that of the picture, or of the placeholder's words. A side
  /// of `UIView.noIntrinsicMetric` asks for nothing. Not a part of SwiftUI.
  public var contentSize: CGSize? {
    get { hosting.contentSize }
    set { hosting.contentSize = newValue }
  }
}
