public import Foundation
public import HeadlessUIKit

/// Content of SwiftUI's in a cell: a placeholder or a picture, as a hosting controller shows it.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  var color: Color?
  var margins: [Edge: CGFloat] = [:]
  var minWidth: CGFloat?
  var minHeight: CGFloat?

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// A view behind the content, which isn't shown.
  public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<Content, Other> {
    withBackground(nil)
  }

  /// A colour is shown behind the content, other styles aren't.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>> {
    withBackground(style as? Color)
  }

  private func withBackground<Other: View>(_ color: Color?) -> UIHostingConfiguration<Content, Other> {
    var result = UIHostingConfiguration<Content, Other>(content)
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

/// Names the style behind the content of a cell, for the configuration's type; nobody makes one.
public enum _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {}

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
