/// The columns of a split view on a narrow screen: a stack, in which the choice of a list's row leads to the next column.
struct CollapsedColumns: View {
  let columns: [AnyView]

  var body: some View { NavigationContainer(root: AnyView(CollapsedColumn(columns: columns[...])), path: nil) }
}

/// A column with the ones that follow it.
private struct CollapsedColumn: View {
  let columns: ArraySlice<AnyView>
  @State private var isNextShown = false
  /// Takes back the choice that led to the next column.
  @State private var takeBack: () -> Void = {}

  var body: some View {
    if let first = columns.first {
      if columns.count > 1 {
        first
          .environment(
            \.rowChoice,
            RowChoice {
              takeBack = $0
              isNextShown = true
            }
          )
          .navigationDestination(isPresented: isPresented) { CollapsedColumn(columns: columns.dropFirst()) }
      } else {
        first
      }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding<Bool>(reading: { isNextShown }) { isPresented in
      isNextShown = isPresented
      // The way back leaves no row selected, as on iOS.
      if !isPresented { takeBack() }
    }
  }
}

/// What follows when the user chooses a list's row.
struct RowChoice {
  /// Called with a function that takes the choice back.
  let action: @MainActor (@escaping () -> Void) -> Void
}

private enum RowChoiceKey: EnvironmentKey {
  static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
  /// Set in the columns of a split view on a narrow screen, except for the last one.
  var rowChoice: RowChoice? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}
