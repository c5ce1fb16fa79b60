/// A label at the leading edge and a control at the trailing one.
struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let control: Control

  nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        // The views of a label with several views form a column.
        VStack(alignment: .leading) { label }
        Spacer(minLength: 0)
        control
      }
      .namingControl()
    }
  }
}

nonisolated extension View {
  /// The view as the label of a control: texts after the first are subtitles, as Apple documents for `Toggle`, `Picker` and
  /// `LabeledContent`. That subtitles are secondary subheadlines is an assumption.
  var controlLabel: AnyView {
    switch self {
    case let texts as TupleView<(Text, Text)>: AnyView(SubtitledLabel(title: texts.value.0, subtitles: [texts.value.1]))
    case let texts as TupleView<(Text, Text, Text)>:
      AnyView(SubtitledLabel(title: texts.value.0, subtitles: [texts.value.1, texts.value.2]))
    default: AnyView(self)
    }
  }
}

/// A title and its subtitles, which the control arranges.
private struct SubtitledLabel: View {
  let title: Text
  let subtitles: [Text]

  var body: some View {
    title
    ForEach(subtitles.indices, id: \.self) { subtitles[$0].font(.subheadline).foregroundStyle(.secondary) }
  }
}
