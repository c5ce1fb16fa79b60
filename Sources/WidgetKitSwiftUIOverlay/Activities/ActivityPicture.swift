public import ActivityKit
internal import Foundation
public import HeadlessSwiftUI

/// A picture of a live activity as the system shows it. Not a part of WidgetKit.
///
///     assertSnapshot(
///       of: ActivityPicture(DeliveryActivity.self, attributes: order, state: .init(minutes: 5), as: .expanded),
///       as: .image(layout: .sizeThatFits))
///
/// The sizes, in points, are those of Apple's guidelines ("Live Activities", "Specifications") for a screen of 393 x 852: 371 wide
/// on the Lock Screen and in the expanded island, whose height is 84 to 160; 52.33 x 36.67 for each side of the compact island;
/// 36.67 for the minimal island. Corner radii and the space for the camera are estimates.
public struct ActivityPicture: View {
  /// The place where the system shows a live activity.
  public enum Presentation: Hashable, Sendable, CaseIterable {
    case lockScreen, compact, expanded, minimal
  }

  private let presentation: Presentation
  private let content: AnyView
  private let island: DynamicIsland

  /// - Parameters:
  ///   - widget: the widget, whose configuration is an `ActivityConfiguration` with the type of the attributes.
  ///   - isStale: whether the content is older than its stale date.
  public init<W: Widget, Attributes: ActivityAttributes>(
    _ widget: W.Type, attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false,
    as presentation: Presentation = .lockScreen
  ) {
    let context = ActivityViewContext(
      activityID: "\(W.self)", attributes: attributes, state: state, isStale: isStale)
    guard let views = WidgetDescription(widget).activity?(context) else {
      preconditionFailure("\(W.self) has no activity with attributes of the type \(Attributes.self).")
    }
    (content, island) = views
    self.presentation = presentation
  }

  private static let width: CGFloat = 371
  private static let side = CGSize(width: 52.33, height: 36.67)
  private static let camera: CGFloat = 126

  public var body: some View {
    Group {
      switch presentation {
      case .lockScreen: lockScreen
      case .compact: compact
      case .expanded: expanded
      case .minimal: minimal
      }
    }
    .environment(\.activityFamily, .medium)
  }

  private var lockScreen: some View {
    content
      .frame(width: Self.width)
      .frame(minHeight: 84, maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityBackgroundKey.self) { color in
        if let color { color } else { Color(uiColor: .systemBackground) }
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
  }

  private var compact: some View {
    HStack(spacing: 0) {
      island.compactLeading.frame(minWidth: Self.side.width, maxHeight: Self.side.height)
      Color.clear.frame(width: Self.camera)
      island.compactTrailing.frame(minWidth: Self.side.width, maxHeight: Self.side.height)
    }
    .fixedSize(horizontal: true, vertical: false)
    .frame(height: Self.side.height)
    .modifier(OnBlack(shape: Capsule()))
  }

  private var minimal: some View {
    island.minimal
      .frame(width: Self.side.height, height: Self.side.height)
      .modifier(OnBlack(shape: Circle()))
  }

  private var expanded: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        region(.leading).frame(maxWidth: .infinity, alignment: .leading)
        region(.center).layoutPriority(1)
        region(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      region(.bottom)
    }
    .padding(16)
    .frame(width: Self.width)
    .frame(minHeight: 84, maxHeight: 160)
    .fixedSize(horizontal: false, vertical: true)
    .modifier(OnBlack(shape: RoundedRectangle(cornerRadius: 44, style: .continuous)))
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let views = island.expanded.filter { $0.position == position }.map(\.view)
    return VStack { ForEach(views.indices, id: \.self) { views[$0] } }
  }

  /// The island is black in both appearances, and its views are always dark.
  private struct OnBlack<Outline: Shape>: ViewModifier {
    let shape: Outline

    func body(content: Content) -> some View {
      content.background(Color.black).clipShape(shape).environment(\.colorScheme, .dark)
    }
  }
}
