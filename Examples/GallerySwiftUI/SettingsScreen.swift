import HeadlessSwiftUI

/// A form of an app's settings: switches, a stepper, a slider, links with values, and explanations below sections.
public struct SettingsScreen: View {
  @State private var sendsNews = true
  @State private var usesData = false
  @State private var goal = 8
  @State private var volume = 0.6

  public init() {}

  public var body: some View {
    NavigationStack {
      Form {
        Section { account }
        Section {
          Toggle(isOn: $sendsNews) { Label("Notifications", systemImage: "bell.badge") }
          Toggle(isOn: $usesData) { Label("Mobile Data", systemImage: "antenna.radiowaves.left.and.right") }
          NavigationLink(value: "language") {
            HStack {
              Label("Language", systemImage: "globe")
              Spacer()
              Text("English").foregroundStyle(.secondary)
            }
          }
        } header: {
          Text("General")
        } footer: {
          Text("Pictures are only loaded over Wi-Fi as long as mobile data is off.")
        }
        Section("Reading") {
          Stepper("\(goal) pages a day", value: $goal, in: 1...50)
          VStack(alignment: .leading) {
            Text("Volume")
            Slider(value: $volume) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker.fill")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3.fill")
            }
            .foregroundStyle(.secondary)
          }
        }
        Section { Button("Sign Out", role: .destructive) {} }
      }
      .navigationTitle("Settings")
    }
  }

  private var account: some View {
    HStack(spacing: 16) {
      Avatar(name: "Ada Lindqvist", tint: .indigo, size: 60)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ada Lindqvist").font(.title3)
        Text("Account, backups and purchases").font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}
