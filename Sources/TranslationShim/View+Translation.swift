nonisolated extension View {
  /// Presents the system's translation of a text: a popover, on an iPhone a sheet, with the text and its translation by the
  /// test's ``TranslationAnswers``. The layout is an estimate, as the system's belongs to another process.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: the part of the view that the popover points at.
  ///   - arrowEdge: the edge of the anchor with the popover's arrow.
  ///   - replacementAction: has a button that replaces the text; nil for none.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    nonisolated(unsafe) let replacementAction = replacementAction
    return popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
      TranslationScreen(text: text, replace: replacementAction) { isPresented.wrappedValue = false }
        .presentationDetents([.medium, .large])
    }
  }

  /// Runs an action with a session when the view appears and when the configuration changes; not while it is nil.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return task(id: configuration) {
      if let configuration { await action(TranslationSession(configuration)) }
    }
  }

  /// Runs an action with a session of two languages when the view appears and when they change.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
  }
}

/// The text, its translation where there is one, and a button that closes.
private struct TranslationScreen: View {
  let text: String
  nonisolated(unsafe) let replace: ((String) -> Void)?
  nonisolated(unsafe) let close: () -> Void

  private var translation: String? {
    let answers = TranslationAnswers.current(asked: "for a translation")
    return answers.status == .unsupported ? nil : answers.translations[text]
  }

  var body: some View {
    NavigationStack {
      List {
        Section { Text(text) }
        Section {
          Text(translation ?? "Translation Not Available").foregroundStyle(translation == nil ? .secondary : .primary)
          if let translation, let replace {
            Button("Replace with Translation") {
              replace(translation)
              close()
            }
          }
        }
      }
      .navigationTitle("Translate")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } } }
    }
  }
}
