internal import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

/// A system button with which the user allows the app to read the pasteboard.
public struct PasteButton: View {
  private let isUsable: @MainActor () -> Bool
  private let paste: @MainActor () -> Void

  /// - Parameter payloadType: `String`, `URL` or `UIImage`; other contents of the pasteboard are ignored.
  nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste
    let items: @MainActor () -> [T] = {
      let board = UIPasteboard.general
      let all: [Any] = (board.strings ?? []) + (board.urls ?? []) + (board.images ?? [])
      return all.compactMap { $0 as? T }
    }
    isUsable = { !items().isEmpty }
    paste = { onPaste(items()) }
  }

  /// - Parameter supportedContentTypes: the types of contents that the button pastes; a content has one of them or of the types
  ///   that conform to them.
  nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    nonisolated(unsafe) let payloadAction = payloadAction
    let items: @MainActor () -> [NSItemProvider] = {
      UIPasteboard.general.itemProviders.filter { provider in
        provider.registeredTypeIdentifiers.contains { identifier in
          supportedContentTypes.contains { UTType(identifier)?.conforms(to: $0) == true }
        }
      }
    }
    isUsable = { !items().isEmpty }
    paste = { payloadAction(items()) }
  }

  public var body: some View { PasteControlView(isUsable: isUsable, paste: paste) }
}

/// A UIKit paste control, which is enabled while the pasteboard has suitable contents.
private struct PasteControlView: _ElementView {
  let isUsable: @MainActor () -> Bool
  let paste: @MainActor () -> Void

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIPasteControl()
    let actions = ControlActions()
    view.addAction(UIAction { [actions] _ in actions.changed() }, for: .touchUpInside)
    let size = view.intrinsicContentSize
    let element = _ControlElement(view) { _ in size }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIPasteControl, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    view.isEnabled = context.environment.isEnabled && isUsable()
    actions.changed = { paste() }
  }
  typealias Body = Never
}
