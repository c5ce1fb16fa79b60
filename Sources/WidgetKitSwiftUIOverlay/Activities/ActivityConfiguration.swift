public import ActivityKit
public import HeadlessSwiftUI

/// A widget that shows a live activity on the Lock Screen and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public let _description: WidgetDescription

  /// - Parameters:
  ///   - content: the view on the Lock Screen.
  ///   - dynamicIsland: the views in the Dynamic Island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var description = WidgetDescription(kind: "\(Attributes.self)") { _ in nil }
    description.supportedFamilies = []
    description.activity = { context in
      guard let context = context as? ActivityViewContext<Attributes> else { return nil }
      return (AnyView(content(context)), dynamicIsland(context))
    }
    _description = description
  }
  public typealias Body = Never
}

extension WidgetConfiguration {
  /// Has no effect: the test decides the size of a picture. On iOS, it declares additional sizes, such as that of a watch.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// The attributes and the current state of a live activity.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's identifier.
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the content is older than its stale date.
  public let isStale: Bool
}
