import Foundation
import HeadlessUIKit

/// Shows what a root view leads to where that is a view of UIKit's; else a placeholder, or the picture that a test gives.
final class _UIHostingView: UIView {
  private let placeholder = PlaceholderView(title: "SwiftUI")
  private var represented: (any Represented)?
  private var content: any View = EmptyView()
  private var environment = EnvironmentValues()
  private var rooms: [RoomModifier] = []
  /// The controller that the content is hosted in, which controllers in it become children of.
  weak var controller: UIViewController?
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder.detail = "SwiftUI isn't shown on Linux."
    addSubview(placeholder)
  }

  required init?(coder: NSCoder) { fatalError("Hosting views aren't archived.") }

  // MARK: What a test gives

  var picture: UIImage? {
    didSet { contentDidChange() }
  }
  var contentSize: CGSize? {
    didSet { contentDidChange() }
  }

  // MARK: Content

  func show(_ content: any View) {
    self.content = content
    contentDidChange()
  }

  /// Told when the content may ask for another size.
  var sizeDidChange: () -> Void = {}
  private var isUpToDate = false

  private func contentDidChange() {
    isUpToDate = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    sizeDidChange()
  }

  /// Views are made when they are laid out or asked for their size first, as SwiftUI makes them.
  private func update() {
    guard !isUpToDate else { return }
    isUpToDate = true
    let root = RootView(content, in: EnvironmentValues(of: self, in: controller))
    environment = root.environment
    rooms = root.rooms
    if represented?.update(root.last, in: environment) != true {
      put(Representation.make(root.last, in: environment))
    }
    placeholder.title = root.name
    placeholder.picture = picture ?? HostedPictures.picture(for: root.named)
    let hasPicture = placeholder.picture != nil
    placeholder.backgroundColor = hasPicture ? .clear : .secondarySystemBackground
    placeholder.isHidden = represented != nil && !hasPicture
    represented?.view.isHidden = hasPicture
  }

  private func put(_ next: (any Represented)?) {
    if let represented {
      represented.controller?.willMove(toParent: nil)
      represented.view.removeFromSuperview()
      represented.controller?.removeFromParent()
      represented.dismantle()
    }
    represented = next
    guard let next else { return }
    if let child = next.controller { controller?.addChild(child) }
    addSubview(next.view)
    if let child = next.controller, controller != nil { child.didMove(toParent: controller) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Size

  /// What the test says, else the size of the picture, of the represented view, or of the placeholder's words, with what
  /// modifiers make of it.
  private func size(in proposal: ProposedViewSize) -> CGSize {
    update()
    if let contentSize { return contentSize }
    let room = self.room(in: CGRect(origin: .zero, size: proposal.replacingUnspecifiedDimensions(by: .unlimited)))
    let own = ownSize(
      in: ProposedViewSize(
        width: proposal.width == nil && room.width > CGSize.unlimited.width / 2 ? nil : room.width,
        height: proposal.height == nil && room.height > CGSize.unlimited.height / 2 ? nil : room.height))
    return rooms.reversed().reduce(own) { $1.outer($0) }
  }

  private func room(in bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rooms.reduce(bounds) { $1.inner($0, isRightToLeft) }
  }

  private func ownSize(in proposal: ProposedViewSize) -> CGSize {
    if let picture = placeholder.picture { return picture.size }
    if let represented {
      if let size = represented.sizeThatFits(proposal, in: environment) { return size }
      return represented.controller?.preferredContentSize.nilIfZero ?? represented.view.intrinsicContentSize
    }
    return placeholder.sizeThatFits(proposal.replacingUnspecifiedDimensions(by: .unlimited))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = self.size(in: ProposedViewSize(size))
    // What has no size of its own takes the room that there is.
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? size.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? size.height : own.height)
  }

  override var intrinsicContentSize: CGSize { size(in: .unspecified) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    placeholder.frame = room(in: bounds)
    guard let represented else { return }
    let room = room(in: bounds.inset(by: insets))
    let size =
      represented.sizeThatFits(ProposedViewSize(room.size), in: environment) ?? size(of: represented.view, in: room)
    represented.view.frame = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var insets: UIEdgeInsets {
    guard safeAreaRegions.contains(.container) else { return .zero }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edges = environment.edgesWithoutSafeArea
    var insets = safeAreaInsets
    if edges.contains(.top) { insets.top = 0 }
    if edges.contains(.bottom) { insets.bottom = 0 }
    if edges.contains(isRightToLeft ? .trailing : .leading) { insets.left = 0 }
    if edges.contains(isRightToLeft ? .leading : .trailing) { insets.right = 0 }
    return insets
  }

  /// A view fills the room where it doesn't hug its content. Apple doesn't say from which priority on it does.
  private func size(of view: UIView, in room: CGRect) -> CGSize {
    let own = view.intrinsicContentSize
    func length(_ own: CGFloat, _ room: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
      return own == UIView.noIntrinsicMetric || !hugs ? room : min(own, room)
    }
    return CGSize(
      width: length(own.width, room.width, .horizontal), height: length(own.height, room.height, .vertical))
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(width: 10_000, height: 10_000)
  fileprivate var nilIfZero: CGSize? { self == .zero ? nil : self }
}
