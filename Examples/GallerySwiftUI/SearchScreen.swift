import HeadlessSwiftUI

/// A list that is searched: what was found, with the letters that match in bold.
public struct SearchScreen: View {
  @State private var query: String

  public init(query: String = "") { _query = State(initialValue: query) }

  private var found: [Place] {
    query.isEmpty ? Place.samples : Place.samples.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  public var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(found) { place in
            NavigationLink(value: place.name) { row(place) }
          }
        } header: {
          Text("\(found.count) places")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Places")
      .searchable(text: $query, prompt: "Town or island")
    }
  }

  private func row(_ place: Place) -> some View {
    HStack {
      VStack(alignment: .leading) {
        highlighted(place.name)
        Text(place.country).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(place.distance) km").font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
    }
  }

  private func highlighted(_ name: String) -> Text {
    guard !query.isEmpty, let range = name.range(of: query, options: .caseInsensitive) else { return Text(name) }
    return Text(name[..<range.lowerBound]) + Text(name[range]).bold() + Text(name[range.upperBound...])
  }
}

private struct Place: Identifiable {
  let name: String
  let country: LocalizedStringKey
  let distance: Int
  var id: String { name }

  static let samples = [
    Place(name: "Bergen", country: "Norway", distance: 312),
    Place(name: "Aberdeen", country: "Scotland", distance: 448),
    Place(name: "Lisbon", country: "Portugal", distance: 2130),
    Place(name: "Berwick-upon-Tweed", country: "England", distance: 590),
    Place(name: "Tórshavn", country: "Faroe Islands", distance: 702),
    Place(name: "Schaberg", country: "Germany", distance: 820),
    Place(name: "Cumberland", country: "England", distance: 655),
  ]
}
