internal import HeadlessUIKit

/// The appearance of group boxes.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that a group box style receives.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// The label in the headline font above the content, on a rounded background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxLook(configuration: configuration, hasLabel: true)
  }
}

/// The default appearance. A box inside a box alternates between two backgrounds. Padding, corners and colours are estimated from
/// pictures of iOS 17.
struct GroupBoxLook: View {
  let configuration: GroupBoxStyleConfiguration
  let hasLabel: Bool
  @Environment(\.groupBoxDepth) private var depth
  @Environment(\.backgroundStyle) private var background

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if hasLabel { configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading) }
      configuration.content.environment(\.groupBoxDepth, depth + 1)
    }
    .padding()
    .background { RoundedRectangle(cornerRadius: 8).fill(fill) }
  }

  private var fill: AnyShapeStyle {
    if let background { return background }
    return AnyShapeStyle(Color(uiColor: depth % 2 == 0 ? .secondarySystemBackground : .systemBackground))
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A type-erased group box style.
struct AnyGroupBoxStyle {
  private let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView

  nonisolated init<Style: GroupBoxStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: GroupBoxStyleConfiguration) -> AnyView { make(configuration) }
}

private enum Keys {
  enum StylesKey: EnvironmentKey { static var defaultValue: [AnyGroupBoxStyle] { [] } }
  enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
}

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var groupBoxStyles: [AnyGroupBoxStyle] {
    get { self[Keys.StylesKey.self] }
    set { self[Keys.StylesKey.self] = newValue }
  }
  /// The number of enclosing boxes.
  var groupBoxDepth: Int {
    get { self[Keys.DepthKey.self] }
    set { self[Keys.DepthKey.self] = newValue }
  }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let any = AnyGroupBoxStyle(style)
    return changingEnvironment(style) { environment, _ in environment.groupBoxStyles.append(any) }
  }
}
