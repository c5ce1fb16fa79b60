/// A button that toggles the edit mode of its environment.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
      .fontWeight(isEditing ? .semibold : nil)
  }
}
