import SwiftUI

struct ShelfView: View {
    @Environment(Stock.self) private var stock
    @State private var query = ""
    @State private var path: [Provision.ID] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(Provision.Place.allCases) { place in
                    let provisions = stock.provisions(in: place, matching: query)
                    if !provisions.isEmpty {
                        Section {
                            ForEach(provisions) { provision in
                                NavigationLink(value: provision.id) {
                                    ProvisionRow(provision: provision)
                                }
                                .swipeActions(edge: .trailing) {
                                    Button("Used up", role: .destructive) { stock.remove(provision) }
                                }
                                .swipeActions(edge: .leading) {
                                    Button("Buy") { stock.buy(provision) }
                                        .tint(.blue)
                                }
                            }
                        } header: {
                            Label(place.title, systemImage: place.symbol)
                        }
                    }
                }
            }
            .navigationTitle("Shelf")
            .searchable(text: $query, prompt: "Search the shelf")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") { add() }
                }
            }
            .navigationDestination(for: Provision.ID.self) { id in
                ProvisionView(id: id)
            }
        }
    }

    private func add() {
        let id = (stock.provisions.map(\.id).max() ?? 0) + 1
        stock.provisions.append(Provision(id: id, name: "New provision", place: .cupboard))
        path.append(id)
    }
}
