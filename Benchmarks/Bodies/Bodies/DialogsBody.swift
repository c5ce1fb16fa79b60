import HeadlessSwiftUI

/// 60 modifiers: alerts, confirmation dialogs, sheets and covers, with and without a presented value.
struct DialogsBody: View {
  @State private var isAsking = false
  @State private var isEditing = false
  @State private var isDeleting = false
  @State private var entry: Entry?
  @State private var problem: Problem?
  @State private var title = "Entries"
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { Text("Entry") }
      .listStyle(.insetGrouped).navigationTitle(title).navigationBarTitleDisplayMode(.inline)
      .alert("Delete?", isPresented: $isDeleting) { Button("Delete", role: .destructive) { count -= 1 } }
      .alert("Rename", isPresented: $isEditing) {
        TextField("Name", text: $title)
        Button("Save") { isEditing = false }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Enter a name for \(title).")
      }
      .alert("Open", isPresented: $isAsking, presenting: entry) { entry in
        Button("Open \(entry.name)") { isAsking = false }
      } message: { entry in
        Text(entry.detail ?? "Nothing")
      }
      .alert(isPresented: $isAsking, error: problem) { Button("OK") { problem = nil } }
      .alert(item: $entry) { entry in
        Alert(title: Text(entry.name), message: Text("m"), dismissButton: .default(Text("OK")))
      }
      .confirmationDialog("Options", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Copy") { count += 1 }
        Button("Remove", role: .destructive) { count = 0 }
      }
      .confirmationDialog("Share", isPresented: $isEditing) {
        Button("Now") {}
      } message: {
        Text("With others")
      }
      .confirmationDialog("Move", isPresented: $isDeleting, presenting: entry) { entry in
        Button(entry.name) { count = entry.id }
      } message: { entry in
        Text("Move \(entry.name)?")
      }
      .sheet(isPresented: $isEditing) { Text("Editor").presentationDetents([.medium, .large]) }
      .sheet(item: $entry) { entry in NavigationStack { Text(entry.name).navigationTitle(entry.name) } }
      .sheet(isPresented: $isAsking, onDismiss: { count += 1 }) { Text("Asked") }
      .fullScreenCover(isPresented: $isDeleting) { Text("Cover") }.fullScreenCover(item: $entry) { Text($0.name) }
      .popover(isPresented: $isAsking, arrowEdge: .top) { Text("Popover").padding() }
      .popover(item: $entry) { Text($0.name) }
      .interactiveDismissDisabled(count > 0).presentationDragIndicator(.visible).presentationCornerRadius(20)
      .onChange(of: count) { if count > 3 { isAsking = true } }
      .onChange(of: entry) { old, new in print(old as Any, new as Any) }
      .onAppear { count = 1 }.onDisappear { count = 0 }.task { await load() }.task(id: count) { await load() }
      .refreshable { await load() }
      .disabled(isAsking && count == 0).opacity(isDeleting ? 0.5 : 1).padding(.horizontal, 8)
      .background(Color.gray.opacity(0.1))
      .foregroundColor(.primary).font(.body).tint(.red).accessibilityLabel("Entries").accessibilityHint("All of them")
      .accessibilityIdentifier("entries").toolbarBackground(.visible, for: .navigationBar)
      .toolbar(.hidden, for: .tabBar)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { isEditing = true } } }
      .overlay { if count == 0 { ContentUnavailableView("None", systemImage: "tray") } }
      .animation(.default, value: count)
      .swipeActions { Button("Delete", role: .destructive) { isDeleting = true } }
      .contextMenu { Button("Copy") { count += 1 } }
      .safeAreaInset(edge: .bottom) { Text("\(count)") }.environment(\.lineLimit, 2).id(count).tag(count).zIndex(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea(.keyboard).scrollContentBackground(.hidden)
  }

  private func load() async {}
}
