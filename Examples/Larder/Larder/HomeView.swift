import SwiftUI

struct HomeView: View {
    @Environment(Stock.self) private var stock
    @State private var tab: HomeTab

    init(tab: HomeTab = .shelf) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            ShelfView()
                .tabItem { Label("Shelf", systemImage: "archivebox") }
                .tag(HomeTab.shelf)
            ShoppingView()
                .tabItem { Label("Shopping", systemImage: "cart") }
                .badge(stock.openItems)
                .tag(HomeTab.shopping)
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(HomeTab.settings)
        }
        .tint(Color("Leaf"))
    }
}

enum HomeTab { case shelf, shopping, settings }

#Preview("Shelf") {
    HomeView()
        .environment(Stock.sample)
}
