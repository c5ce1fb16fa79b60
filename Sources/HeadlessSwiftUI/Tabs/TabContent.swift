internal import SwiftUIGraph

/// Content of a tab view: tabs and sections of tabs, whose values have one type.
@preconcurrency @MainActor public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> var body: Body { get }
  /// The tabs as views with labels and tags.
  ///
  /// - Parameter label: changes the labels, as the modifiers around the content do.
  func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView
}

extension TabContent {
  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView { body._tabs(label) }
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is a tab view's own content and has no body.") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Never
  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView { AnyView(map { $0._tabs(label) }) }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView { content._tabs(label) }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView {
    AnyView(replacingContent { $0._tabs(label) })
  }
}

/// One of two contents of a tab view.
public enum _TabEither<First: TabContent, Second: TabContent>: TabContent where First.TabValue == Second.TabValue {
  case first(First)
  case second(Second)
  public typealias TabValue = First.TabValue
  public typealias Body = Never

  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView {
    AnyView(shown(label))
  }

  @ViewBuilder private func shown(_ label: @escaping (AnyView) -> AnyView) -> some View {
    switch self {
    case .first(let content): content._tabs(label)
    case .second(let content): content._tabs(label)
    }
  }
}

/// Several contents of a tab view.
public struct _TabTuple<TabValue: Hashable, each Content: TabContent>: TabContent {
  nonisolated(unsafe) let content: (repeat each Content)
  public typealias Body = Never

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func _tabs(_ label: @escaping (AnyView) -> AnyView) -> AnyView {
    AnyView(ViewBuilder.buildBlock(repeat _TabViews(content: each content, label: label)))
  }
}

/// The tabs of content as a view.
public struct _TabViews<Content: TabContent>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) var label: (AnyView) -> AnyView = { $0 }

  public var body: some View { content._tabs(label) }
}
