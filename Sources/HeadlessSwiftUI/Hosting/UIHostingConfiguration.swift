public import Foundation
public import HeadlessUIKit

/// Content of SwiftUI's in a cell: a placeholder or a picture, as a hosting controller shows it.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  var background: Background
  var color: Color?
  var margins: [Edge: CGFloat] = [:]
  var minWidth: CGFloat?
  var minHeight: CGFloat?

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  /// A view behind the content, which isn't shown.
  public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<Content, Other> {
    replacing(content(), color: nil)
  }

  /// A colour is shown behind the content, other styles aren't.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>> {
    replacing(_UIHostingConfigurationBackgroundView(style: style), color: style as? Color)
  }

  private func replacing<Other: View>(_ other: Other, color: Color?) -> UIHostingConfiguration<Content, Other> {
    var result = UIHostingConfiguration<Content, Other>(self.content, other)
    result.color = color
    result.margins = margins
    result.minWidth = minWidth
    result.minHeight = minHeight
    return result
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

  /// Nil for the system's: 44 points of height.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    result.minWidth = width
    result.minHeight = height
    return result
  }

  public func makeContentView() -> UIView & UIContentView { _UIHostingContentView(self) }

  public func updated(for state: UIConfigurationState) -> Self { self }
}

/// A style behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
  let style: Style
}

/// What a cell's view reads of the configuration, whatever its types are.
@MainActor protocol HostingConfiguration: UIContentConfiguration {
  var hosted: any View { get }
  var color: Color? { get }
  var margins: [Edge: CGFloat] { get }
  var minWidth: CGFloat? { get }
  var minHeight: CGFloat? { get }
}

extension UIHostingConfiguration: HostingConfiguration {
  var hosted: any View { content }
}
