import SwiftUI

struct SettingsView: View {
    @AppStorage("warnsAhead") private var warnsAhead = true
    @AppStorage("daysAhead") private var daysAhead = 3
    @AppStorage("theme") private var theme = Theme.system
    @State private var showsAbout = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Warnings") {
                    Toggle("Warn ahead", isOn: $warnsAhead.animation())
                    if warnsAhead {
                        Stepper("\(daysAhead) days ahead", value: $daysAhead, in: 1...14)
                    }
                }
                Section("Look") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
                Section {
                    LabeledContent("Version", value: "1.2")
                    Button("About Larder") { showsAbout = true }
                }
            }
            .navigationTitle("Settings")
            .sheet(isPresented: $showsAbout) {
                AboutView()
                    .presentationDetents([.medium])
            }
        }
    }
}

enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: String { rawValue.capitalized }
}
