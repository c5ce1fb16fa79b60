/// The appearance of labeled content.
@preconcurrency @MainActor public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content that a style receives.
public struct LabeledContentStyleConfiguration {
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

/// The label at the leading edge, the content in the secondary style at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The default appearance. The views of a label with several views form a column.
private struct LabeledRow: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: LabeledContentStyleConfiguration.Label
  let content: LabeledContentStyleConfiguration.Content

  var body: some View {
    if hidesLabels {
      content
    } else {
      // The spacing and the low-priority spacer are SwiftUI's (figures, row 99).
      HStack(spacing: 8) {
        VStack(alignment: .leading) { label }
        Spacer(minLength: 0).layoutPriority(-1)
        content.placeForeground(.secondary)
      }
    }
  }
}

/// A type-erased style.
struct AnyLabeledContentStyle {
  private let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  nonisolated init<Style: LabeledContentStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: LabeledContentStyleConfiguration) -> AnyView { make(configuration) }
}

/// Labeled content in the style of its environment.
struct StyledLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyles) private var styles

  var body: some View {
    if let style = styles.last {
      // Content in the body of the style gets the outer style.
      style.makeView(configuration).changingEnvironment(styles.count - 1) { environment, count in
        environment.labeledContentStyles = Array(environment.labeledContentStyles.prefix(count))
      }
    } else {
      LabeledRow(label: configuration.label, content: configuration.content)
    }
  }
}

private enum LabeledContentStylesKey: EnvironmentKey { static var defaultValue: [AnyLabeledContentStyle] { [] } }

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var labeledContentStyles: [AnyLabeledContentStyle] {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let any = AnyLabeledContentStyle(style)
    return changingEnvironment(style) { environment, _ in environment.labeledContentStyles.append(any) }
  }
}
