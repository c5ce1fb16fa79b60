import SwiftUI

@main
struct LarderApp: App {
    @State private var stock = Stock.sample

    var body: some Scene {
        WindowGroup {
            HomeView()
                .environment(stock)
        }
    }
}
