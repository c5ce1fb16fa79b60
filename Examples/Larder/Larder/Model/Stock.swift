import Observation

/// What is at home, and what has to be bought.
@Observable final class Stock {
    var provisions: [Provision]
    var shopping: [ShoppingItem]

    init(provisions: [Provision] = [], shopping: [ShoppingItem] = []) {
        self.provisions = provisions
        self.shopping = shopping
    }

    func provisions(in place: Provision.Place, matching query: String) -> [Provision] {
        provisions.filter { $0.place == place && (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)) }
    }

    func remove(_ provision: Provision) {
        provisions.removeAll { $0.id == provision.id }
    }

    func buy(_ provision: Provision) {
        guard !shopping.contains(where: { $0.name == provision.name }) else { return }
        shopping.append(ShoppingItem(id: (shopping.map(\.id).max() ?? 0) + 1, name: provision.name))
    }

    var openItems: Int { shopping.count { !$0.isBought } }
}

struct ShoppingItem: Identifiable, Hashable {
    let id: Int
    var name: String
    var isBought = false
}

extension Stock {
    static var sample: Stock {
        Stock(
            provisions: [
                Provision(id: 1, name: "Milk", place: .fridge, count: 2, daysLeft: 2),
                Provision(
                    id: 2, name: "Cheddar", place: .fridge, note: "The old one, from the market", daysLeft: 12,
                    isFavorite: true),
                Provision(id: 3, name: "Spinach", place: .fridge, daysLeft: 0),
                Provision(id: 4, name: "Peas", place: .freezer, count: 3),
                Provision(id: 5, name: "Rice", place: .cupboard, isFavorite: true),
                Provision(
                    id: 6, name: "Chopped tomatoes", place: .cupboard, count: 6, note: "Two tins make one sauce",
                    daysLeft: 400),
            ],
            shopping: [
                ShoppingItem(id: 1, name: "Bread"), ShoppingItem(id: 2, name: "Olive oil", isBought: true),
                ShoppingItem(id: 3, name: "Lemons"),
            ])
    }
}
