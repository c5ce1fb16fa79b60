/// A label at the leading edge and a control at the trailing one.
struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let control: Control

  init(label: Label, @ViewBuilder control: () -> Control) {
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
