import HeadlessSwiftUI

/// 60 modifiers: interpolations and formats in texts.
struct TextsBody: View {
  @State private var entries: [Entry] = []
  @State private var count = 3
  @State private var price = 9.99
  let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(count) entries of \(entries.count + count * 2), \(price, specifier: "%.2f") each").font(.title).bold()
        .padding(.top)
      Text("Total: \(Double(count) * price + 1.5, format: .number.precision(.fractionLength(2)))").font(.headline)
        .foregroundColor(.green)
      Text("\(entries.first?.name ?? "none") and \(entries.last?.name ?? "none")").italic().underline().lineLimit(2)
        .padding(2)
      Text("Since ") + Text(date, style: .date).bold()
        + Text(", \(count) times").foregroundColor(.red)
        .italic() + Text("!").font(.title)
      Text(date, format: .dateTime.day().month().year()).font(.caption).foregroundStyle(.secondary).monospacedDigit()
      Text(price, format: .currency(code: "EUR")).kerning(1).tracking(2).baselineOffset(3)
        .strikethrough(count > 3, color: .red)
      Label("\(count) of \(entries.count)", systemImage: "\(count).circle").labelStyle(.titleAndIcon).font(.body)
        .padding(4)
      ForEach(entries) { entry in
        Text("\(entry.id): \(entry.name) (\(entry.amount, specifier: "%.1f"))\(entry.isDone ? " done" : "")")
          .font(.footnote)
          .foregroundColor(entry.amount > 10 ? .red : .primary).lineLimit(1).truncationMode(.middle)
          .padding(.leading, 8)
      }
      Button("Add \(count + 1)") { count += 1 }.buttonStyle(.bordered).accessibilityLabel(
        "Add entry number \(count + 1)")
      Text("**Bold** and `code` with [a link](https://example.org)").multilineTextAlignment(.center)
        .textSelection(.enabled)
    }
    .navigationTitle("\(count) Entries").navigationBarTitleDisplayMode(.inline)
    .accessibilityLabel("List of \(entries.count) entries")
    .accessibilityValue("\(Int(price * 100)) cents").accessibilityHint("Has \(count) rows")
    .accessibilityIdentifier("list-\(count)")
    .alert("Delete \(count) entries?", isPresented: .constant(count > 9)) {
      Button("Delete \(count)") {}
    } message: {
      Text("\(count) go")
    }
    .confirmationDialog("Move \(count)", isPresented: .constant(false)) { Button("Move to \(entries.count)") {} }
    .searchable(text: .constant("\(count)"), prompt: "Search \(entries.count) entries").badge("\(count)")
    .help("\(count) rows")
    .toolbar { ToolbarItem(placement: .principal) { Text("\(count)/\(entries.count)").font(.caption) } }
    .id("view-\(count)")
    .padding(CGFloat(count) * 2 + 1)
    .frame(width: 200 + CGFloat(entries.count) * 10, height: CGFloat(count * 20 + 100))
    .offset(x: CGFloat(count) / 2, y: -CGFloat(count) * 1.5).opacity(1 - Double(count) / 10)
    .rotationEffect(.degrees(Double(count) * 3))
    .onChange(of: "\(count)-\(entries.count)") { price += 1 }
    .animation(.easeIn(duration: 0.1 * Double(count)), value: count)
  }
}
