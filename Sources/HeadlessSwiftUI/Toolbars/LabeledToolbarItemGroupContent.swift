/// The views of a toolbar's group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let label: Label
  let isMenu: Bool

  nonisolated init(content: Content, label: Label, isMenu: Bool) {
    self.content = content
    self.label = label
    self.isMenu = isMenu
  }

  public var body: some View {
    if isMenu {
      Menu {
        content
      } label: {
        label
      }
    } else {
      content
    }
  }
}
