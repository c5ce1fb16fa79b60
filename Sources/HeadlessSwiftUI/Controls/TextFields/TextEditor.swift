internal import Foundation
internal import HeadlessUIKit

/// A view for editing long text, which scrolls.
public struct TextEditor: View {
  nonisolated(unsafe) private let values: TextInputValues
  @Environment(\.textEditorStyle) private var style

  nonisolated public init(text: Binding<String>) { values = TextInputValues(content: TextFieldContent(text)) }
  /// - Parameter selection: the selected part of the text.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    values = TextInputValues(content: TextFieldContent(text), selection: selection)
  }
  /// Creates an editor of styled text. Characters without a font or a colour have those of the environment, and typed characters have
  /// the typing attributes of the selection. Paragraph styles aren't shown.
  /// - Parameter selection: the selected part of the text.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    values = TextInputValues(
      content: TextFieldContent(text), styled: StyledTextContent(text: text, selection: selection))
  }

  public var body: some View { style.makeView(TextEditorStyleConfiguration(values: values)) }
}

/// The appearance of text editors.
@preconcurrency @MainActor public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor that a text editor style receives.
public struct TextEditorStyleConfiguration {
  let values: TextInputValues
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorView(values: configuration.values)
  }
}

/// A plain style, which is equal to the automatic style on iOS.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorView(values: configuration.values)
  }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A type-erased text editor style.
struct AnyTextEditorStyle {
  private let make: @MainActor (TextEditorStyleConfiguration) -> AnyView

  nonisolated init<Style: TextEditorStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  /// Creates the default style.
  init() {
    make = { AnyView(AutomaticTextEditorStyle().makeBody(configuration: $0)) }
  }

  @MainActor func makeView(_ configuration: TextEditorStyleConfiguration) -> AnyView { make(configuration) }
}

private enum TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextEditorStyle { AnyTextEditorStyle() }
}

extension EnvironmentValues {
  var textEditorStyle: AnyTextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    let any = AnyTextEditorStyle(style)
    return changingEnvironment(style) { environment, _ in environment.textEditorStyle = any }
  }
}

/// A UIKit text view that takes the proposed size.
private struct TextEditorView: _ElementView {
  let values: TextInputValues

  func makeElement(_ context: _ElementContext) -> TextEditorElement { TextEditorElement(values) }
  func updateElement(_ element: TextEditorElement, _ context: _ElementContext) { element.take(values, context) }
  typealias Body = Never
}

final class TextEditorElement: _PlatformElement {
  private let textView = UITextView()
  private let driver: TextInputDriver

  init(_ values: TextInputValues) {
    driver = TextInputDriver(textView, values)
    super.init(textView)
  }

  func take(_ values: TextInputValues, _ context: _ElementContext) {
    let environment = context.environment
    context.prepare(textView)
    textView.isEditable = environment.isEnabled
    textView.takeLooks(of: environment)
    textView.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
    driver.update(values, environment, context.graph)
  }

  /// Returns the proposed size; dimensions without a proposal are those of the text.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let own = textView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0))
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }
}
