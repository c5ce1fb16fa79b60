public import Foundation
public import HeadlessUIKit

/// SwiftUI content in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins: [Edge: CGFloat] = [:]
  var minWidth: CGFloat?
  var minHeight: CGFloat?

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// A view behind the content, in the size of the cell.
  public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<Content, Other> {
    var result = UIHostingConfiguration<Content, Other>(self.content, background: content())
    result.margins = margins
    result.minWidth = minWidth
    result.minHeight = minHeight
    return result
  }

  /// A style behind the content, in the size of the cell.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    if edges.contains(.top) { result.margins[.top] = insets.top }
    if edges.contains(.leading) { result.margins[.leading] = insets.leading }
    if edges.contains(.bottom) { result.margins[.bottom] = insets.bottom }
    if edges.contains(.trailing) { result.margins[.trailing] = insets.trailing }
    return result
  }

  /// Nil for the system's minimum height of 44 points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.minWidth = width
    result.minHeight = height
    return result
  }

  public func makeContentView() -> UIView & UIContentView { _UIHostingContentView(self) }

  public func updated(for state: UIConfigurationState) -> Self { self }
}

/// A style behind a cell's content.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}
