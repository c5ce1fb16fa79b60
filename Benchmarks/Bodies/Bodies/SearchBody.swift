import HeadlessSwiftUI

/// 60 modifiers: searches with scopes and suggestions, tasks, and files.
struct SearchBody: View {
  @State private var query = ""
  @State private var scope = 0
  @State private var isSearching = false
  @State private var isImporting = false
  @State private var results: [Entry] = []
  @State private var path: [Entry] = []
  @State private var selected: Entry?
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List(results) { entry in NavigationLink(entry.name, value: entry).badge(entry.id).listRowBackground(Color.clear) }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Done").tag(1)
        }
        .searchSuggestions {
          ForEach(results) { entry in Text(entry.name).searchCompletion(entry.name) }
          Text("apple").searchCompletion("apple")
        }
        .searchFocused($isFocused).searchable(text: $query, isPresented: $isSearching)
        .onSubmit(of: .search) { Task { await search() } }.submitLabel(.search).autocorrectionDisabled()
        .textInputAutocapitalization(.never).keyboardType(.webSearch).focused($isFocused)
        .task { await search() }.task(id: query) { try? await Task.sleep(nanoseconds: 100) }
        .task(id: scope) { results = [] }
        .refreshable { await search() }.onChange(of: query) { _, new in if new.isEmpty { results = [] } }
        .onChange(of: scope) { Task { await search() } }.onChange(of: isSearching) { isFocused = isSearching }
        .onReceive(NotificationCenter.default.publisher(for: .init("changed"))) { _ in results.removeAll() }
        .navigationDestination(for: Entry.self) { entry in Text(entry.name).navigationTitle(entry.name) }
        .navigationDestination(isPresented: $isSearching) { Text("Found") }
        .navigationDestination(item: $selected) { Text($0.name) }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          if case .success(let file) = result { query = file.lastPathComponent }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image], allowsMultipleSelection: true) { _ in }
        .alert("Found", isPresented: $isSearching) {
          Button("OK") {}
        } message: {
          Text("\(results.count) entries")
        }
        .alert("Open", isPresented: $isSearching, presenting: selected) { entry in Button(entry.name) {} }
        .confirmationDialog("Sort", isPresented: $isSearching) { Button("By name") {} }
        .sheet(item: $selected) { entry in Text(entry.name) }.sheet(isPresented: $isImporting) { Text("Import") }
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Search").font(.headline) }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Import") { isImporting = true }
            Spacer()
          }
        }
        .toolbar(.visible, for: .bottomBar).toolbarBackground(Color.gray, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .tabBar)
        .navigationTitle("Search").navigationBarTitleDisplayMode(.large).navigationBarBackButtonHidden(isSearching)
        .overlay { if results.isEmpty { ContentUnavailableView.search(text: query) } }
        .background { Color.gray.ignoresSafeArea() }
        .listStyle(.plain).listRowSeparator(.hidden).scrollDismissesKeyboard(.interactively).scrollIndicators(.hidden)
        .environment(\.defaultMinListRowHeight, 40).dynamicTypeSize(.large)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .accessibilityLabel("Results").accessibilityValue("\(results.count)")
        .accessibilityAction(named: "Clear") { query = "" }
        .keyboardShortcut(.defaultAction).keyboardShortcut("f", modifiers: .command)
        .redacted(reason: isSearching ? .placeholder : [])
        .transition(.opacity).animation(.easeInOut(duration: 0.2), value: query).disabled(isImporting).tint(.orange)
        .padding(.top, isSearching ? 8 : 0).frame(maxWidth: 700).opacity(isImporting ? 0.5 : 1).zIndex(2).id(scope)
    }
  }

  private func search() async {}
}
