import SwiftUI

struct ProvisionView: View {
    let id: Provision.ID
    @Environment(Stock.self) private var stock
    @Environment(\.dismiss) private var dismiss
    @FocusState private var nameIsFocused: Bool
    @State private var asksForRemoval = false

    var body: some View {
        @Bindable var stock = stock
        if let index = stock.provisions.firstIndex(where: { $0.id == id }) {
            form(for: $stock.provisions[index])
        } else {
            ContentUnavailableView(
                "Used up", systemImage: "tray", description: Text("This provision isn't on the shelf."))
        }
    }

    private func form(for provision: Binding<Provision>) -> some View {
        Form {
            Section {
                TextField("Name", text: provision.name)
                    .focused($nameIsFocused)
                Picker("Place", selection: provision.place) {
                    ForEach(Provision.Place.allCases) { Text($0.title) }
                }
                Stepper("Count: \(provision.wrappedValue.count)", value: provision.count, in: 1...99)
                Toggle("Favorite", isOn: provision.isFavorite)
            }
            Section("Note") {
                TextField("Anything to remember", text: provision.note, axis: .vertical)
                    .lineLimit(2...5)
            }
            Section {
                Button("Remove", role: .destructive) { asksForRemoval = true }
                    .frame(maxWidth: .infinity)
            } footer: {
                Text("Removed provisions can't be brought back.")
            }
        }
        .navigationTitle(provision.wrappedValue.name)
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog(
            "Remove \(provision.wrappedValue.name)?", isPresented: $asksForRemoval, titleVisibility: .visible
        ) {
            Button("Remove", role: .destructive) {
                stock.remove(provision.wrappedValue)
                dismiss()
            }
        }
    }
}
