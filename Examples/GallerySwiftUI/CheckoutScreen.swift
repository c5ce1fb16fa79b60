import HeadlessSwiftUI

/// An order: fields with what is wrong about them, sums in a grid, and a button that stays above the home indicator.
public struct CheckoutScreen: View {
  @State private var name = "Jonas Weber"
  @State private var email = "jonas@weber"
  @State private var card = "4242 4242 4242"
  @State private var isGift = true

  public init() {}

  private var isEmailValid: Bool { email.contains("@") && email.contains(".") }
  private var isCardValid: Bool { card.filter(\.isNumber).count == 16 }

  public var body: some View {
    NavigationStack {
      Form {
        Section("Contact") {
          TextField("Name", text: $name)
          VStack(alignment: .leading, spacing: 4) {
            TextField("Email", text: $email)
            if !isEmailValid { Complaint("This address lacks its last part, as in example.org.") }
          }
        }
        Section("Payment") {
          HStack {
            Image(systemName: "creditcard").foregroundStyle(.secondary)
            TextField("Card number", text: $card)
            if !isCardValid { Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red) }
          }
          Toggle("Wrap as a gift", isOn: $isGift)
        }
        Section("Order") { sums }
      }
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      .safeAreaInset(edge: .bottom) { pay }
    }
  }

  private var sums: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Tide tables 2027")
        Text("24.00").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Wrapping")
        Text("3.50")
      }
      .foregroundStyle(.secondary)
      Divider()
      GridRow {
        Text("Total")
        Text("27.50")
      }
      .bold()
    }
    .monospacedDigit()
  }

  private var pay: some View {
    Button {
    } label: {
      Label("Pay 27.50", systemImage: "lock.fill").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(!isEmailValid || !isCardValid)
    .padding()
    .background(.bar)
  }
}

/// What is wrong about the field above.
private struct Complaint: View {
  let words: LocalizedStringKey

  init(_ words: LocalizedStringKey) { self.words = words }

  var body: some View {
    Label(words, systemImage: "exclamationmark.triangle.fill")
      .labelStyle(ComplaintStyle())
      .font(.caption)
      .foregroundStyle(.red)
  }
}

private struct ComplaintStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      configuration.icon
      configuration.title
    }
  }
}
