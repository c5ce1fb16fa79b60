import HeadlessSwiftUI

/// 60 modifiers with several toolbars, and those of their items.
struct ToolbarsBody: View {
  @State private var isEditing = false
  @State private var mode = 0
  @State private var selection = Set<Int>()
  @State private var isShared = false

  var body: some View {
    List(0..<5, selection: $selection) { Text("Row \($0)").badge($0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Cancel") { isEditing = false }.disabled(!isEditing).tint(.red)
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }.bold(isEditing)
        }
        ToolbarItem(placement: .principal) {
          Picker("Mode", selection: $mode) {
            Text("One").tag(0); Text("Two").tag(1)
          }.pickerStyle(.segmented).frame(width: 200)
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button {
            isShared = true
          } label: {
            Image(systemName: "square.and.arrow.up").imageScale(.large)
          }.disabled(selection.isEmpty)
          Spacer()
          Text("\(selection.count) selected").font(.footnote).foregroundColor(.secondary)
          Spacer()
          Menu {
            Button("Delete", role: .destructive) { selection = [] }; Button("Copy") {}
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("Done") { isEditing = false }
        }
        if isEditing { ToolbarItem { Button("Select All") { selection = [0, 1, 2] } } }
      }
      .toolbar { ToolbarItem(placement: .status) { Text("Updated").font(.caption).foregroundStyle(.secondary) } }
      .toolbar { Button("Help") { mode = 0 } }.toolbar { EditButton() }
      .toolbar(isEditing ? .hidden : .visible, for: .tabBar).toolbar(.visible, for: .bottomBar)
      .toolbarBackground(.visible, for: .navigationBar, .tabBar)
      .toolbarBackground(Color.blue.opacity(0.2), for: .navigationBar)
      .toolbarBackground(.ultraThinMaterial, for: .bottomBar).toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarTitleDisplayMode(.inline).toolbarTitleMenu { Button("Rename") { mode = 1 } }.toolbarRole(.editor)
      .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden(isEditing)
      .environment(\.editMode, .constant(isEditing ? .active : .inactive)).tint(.orange).font(.body)
      .foregroundColor(.primary)
      .sheet(isPresented: $isShared) {
        NavigationStack {
          Text("Share").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Send") { isShared = false } } }
        }
      }
      .safeAreaInset(edge: .top) { Text("Top").padding(4).background(.bar) }
      .safeAreaInset(edge: .bottom) { if isEditing { Text("Editing") } }
      .overlay { if selection.isEmpty { Text("Nothing").foregroundStyle(.tertiary) } }
      .background { Color.gray.opacity(0.1) }.background(Color.white)
      .listStyle(.insetGrouped).listRowSeparator(.hidden).scrollContentBackground(.hidden).scrollIndicators(.hidden)
      .refreshable { mode = 0 }
      .swipeActions(edge: .leading) { Button("Pin") { mode = 1 }.tint(.yellow) }
      .contextMenu {
        Button("Copy") {}; Button("Move") {}
      }
      .onChange(of: mode) { selection = [] }.onChange(of: isEditing) { _, new in if !new { selection = [] } }
      .animation(.default, value: isEditing)
      .accessibilityLabel("Rows").accessibilityAction(named: "Edit") { isEditing = true }.keyboardShortcut("e")
      .padding(.horizontal, isEditing ? 8 : 0)
  }
}
