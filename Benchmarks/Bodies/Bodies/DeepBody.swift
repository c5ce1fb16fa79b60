import HeadlessSwiftUI

/// Containers in each other, 60 modifiers.
struct DeepBody: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var text = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          Group {
            ZStack(alignment: .bottom) {
              HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading) {
                  Section {
                    Form {
                      DisclosureGroup("More") {
                        VStack {
                          HStack {
                            ZStack {
                              Circle().fill(.red).frame(width: 20, height: 20).opacity(value)
                              Text("Inner").font(.caption2).bold().foregroundColor(.white).padding(2)
                            }
                            .padding(4).background(Color.blue).clipShape(Capsule()).shadow(radius: 2)
                            Toggle("On", isOn: $isOn).toggleStyle(.switch).tint(.green).padding(.trailing, 4)
                          }
                          .padding(8).overlay { RoundedRectangle(cornerRadius: 4).stroke(.gray) }
                          .frame(maxWidth: .infinity)
                          Slider(value: $value, in: 0...1).padding(.horizontal).accessibilityLabel("Level")
                            .disabled(!isOn)
                        }
                        .padding(.vertical, 4).background(.thinMaterial).cornerRadius(8)
                      }
                      .font(.headline).foregroundColor(.primary).padding(4)
                    }
                    .formStyle(.grouped).frame(height: 200).scrollDisabled(true)
                  } header: {
                    Text("Header").font(.subheadline).foregroundStyle(.secondary).textCase(nil).padding(.leading)
                  }
                  .padding(.bottom, 8).background(Color.gray.opacity(0.2))
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding().border(.red)
                Spacer(minLength: 0)
              }
              .padding(.horizontal).background { Color.yellow.opacity(0.1) }.clipped()
              TextField("Text", text: $text).textFieldStyle(.roundedBorder).padding().submitLabel(.done)
                .onSubmit { isOn = true }
            }
            .padding(4)
            .overlay(alignment: .topTrailing) { Image(systemName: "star").foregroundColor(.yellow).padding(4) }
          }
          .transition(.opacity).animation(.default, value: isOn).id(isOn)
        }
        .padding().frame(maxWidth: 600)
        .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
      .navigationTitle("Deep").toolbar { ToolbarItem { Button("Add") { isOn.toggle() } } }.scrollIndicators(.hidden)
    }
    .tint(.orange).environment(\.locale, .init(identifier: "de")).onAppear { value = 0.7 }
  }
}
