/// The columns of a split view on a narrow screen: a stack, in which the choice of a list's row leads to the next column.
struct CollapsedColumns: View {
  let columns: [AnyView]
  /// The visible column, where the app follows it.
  let preferred: Binding<NavigationSplitViewColumn>?
  /// The number of the visible column otherwise.
  @State private var own = 0

  var body: some View {
    NavigationContainer(root: AnyView(CollapsedColumn(columns: columns[...], number: 0, shown: shown)), path: nil)
  }

  private var shown: Binding<Int> {
    guard let preferred else { return $own }
    let last = columns.count - 1
    return Binding<Int>(reading: {
      switch preferred.wrappedValue {
      case .sidebar: 0
      case .content: min(1, last)
      default: last
      }
    }) { preferred.wrappedValue = $0 == 0 ? .sidebar : $0 == last ? .detail : .content }
  }
}

/// A column with the ones that follow it.
private struct CollapsedColumn: View {
  let columns: ArraySlice<AnyView>
  let number: Int
  @Binding var shown: Int
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
              if shown <= number { shown = number + 1 }
            }
          )
          .navigationDestination(isPresented: isPresented) {
            CollapsedColumn(columns: columns.dropFirst(), number: number + 1, shown: $shown)
          }
      } else {
        first
      }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding<Bool>(reading: { shown > number }) { isPresented in
      if isPresented != (shown > number) { shown = isPresented ? number + 1 : number }
      // The way back leaves no row selected, as on iOS.
      if !isPresented { takeBack() }
    }
  }
}

/// What follows when a list's row is chosen.
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
