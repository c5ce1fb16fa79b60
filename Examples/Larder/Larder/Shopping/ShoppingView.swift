import SwiftUI

struct ShoppingView: View {
    @Environment(Stock.self) private var stock
    @State private var newItem = ""

    var body: some View {
        @Bindable var stock = stock
        NavigationStack {
            List {
                Section {
                    ForEach($stock.shopping) { $item in
                        ShoppingRow(item: $item)
                    }
                    .onDelete { stock.shopping.remove(atOffsets: $0) }
                    .onMove { stock.shopping.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    TextField("Add an item", text: $newItem)
                        .submitLabel(.done)
                        .onSubmit(add)
                }
            }
            .overlay {
                if stock.shopping.isEmpty {
                    ContentUnavailableView("Nothing to buy", systemImage: "cart")
                }
            }
            .navigationTitle("Shopping")
            .toolbar { EditButton() }
        }
    }

    private func add() {
        let name = newItem.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        stock.shopping.append(ShoppingItem(id: (stock.shopping.map(\.id).max() ?? 0) + 1, name: name))
        newItem = ""
    }
}

struct ShoppingRow: View {
    @Binding var item: ShoppingItem

    var body: some View {
        Button {
            withAnimation(.snappy) { item.isBought.toggle() }
        } label: {
            Label {
                Text(item.name)
                    .strikethrough(item.isBought)
                    .foregroundStyle(item.isBought ? .secondary : .primary)
            } icon: {
                Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
            }
        }
        .accessibilityAddTraits(item.isBought ? .isSelected : [])
    }
}
