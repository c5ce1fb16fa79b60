/// What a stack shows for a value that no `navigationDestination(for:)` below is declared for: a warning sign, as on iOS.
struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text(verbatim: "No destination is declared for this value."))
  }
}
