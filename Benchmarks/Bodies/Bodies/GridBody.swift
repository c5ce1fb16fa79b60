import HeadlessSwiftUI

/// A grid of cards with decorated cells, 60 modifiers.
struct GridBody: View {
  @State private var isOn = false
  let values = [1.0, 2.0, 3.0]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)], spacing: 10) {
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          VStack(alignment: .leading, spacing: 4) {
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(hue: value / 10, saturation: 0.5, brightness: 1 - Double(index) / 10))
              .frame(height: CGFloat(value) * 20 + 10)
              .overlay(Text("\(index + 1)").font(.caption).foregroundColor(.white).padding(4), alignment: .topLeading)
            Text(String(format: "%.2f", value))
              .font(.system(size: 12 + CGFloat(index), weight: index == 0 ? .bold : .regular, design: .rounded))
              .foregroundColor(value > 1.5 ? .red : .primary).lineLimit(1)
            HStack {
              ForEach(0..<5) { star in
                Image(systemName: Double(star) < value ? "star.fill" : "star")
                  .foregroundColor(Double(star) < value ? .yellow : .gray)
                  .font(.caption2)
                  .onTapGesture { withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { isOn.toggle() } }
              }
            }
          }
          .padding(12).background(Color.white).cornerRadius(12)
          .shadow(color: Color.black.opacity(0.1), radius: 4, x: 0, y: 2)
          .scaleEffect(isOn ? 1.05 : 1).rotationEffect(Angle(degrees: isOn ? 3 : 0))
          .offset(x: isOn ? 4 : 0, y: CGFloat(index) * 2)
          .opacity(isOn ? 1 : 0.8 - Double(index) * 0.1)
          .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1))
          .background(GeometryReader { proxy in Color.clear.preference(key: Widths.self, value: [proxy.size.width]) })
        }
      }
      .padding(.horizontal, 16).padding(.vertical)
      .background(
        LinearGradient(gradient: Gradient(colors: [.blue.opacity(0.2), .purple]), startPoint: .top, endPoint: .bottom))
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow {
          Text("Name").bold().gridColumnAlignment(.trailing); Text("Value").foregroundStyle(.secondary)
        }
        Divider().gridCellColumns(2)
        ForEach(values, id: \.self) { value in
          GridRow {
            Text("\(value, specifier: "%.0f")").monospacedDigit();
            Gauge(value: value, in: 0...5) { Text("g") }.tint(.red)
          }
        }
      }
      .padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous)).padding(40)
      Button {
        withAnimation { isOn.toggle() }
      } label: {
        Image(systemName: "plus").font(.title.weight(.semibold)).foregroundColor(.white).frame(width: 56, height: 56)
          .background(
            Circle().fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
          )
          .shadow(color: .black.opacity(0.3), radius: 8, x: 0, y: 4)
      }
      .padding().rotationEffect(.degrees(isOn ? 45 : 0)).accessibilityLabel(isOn ? "Close" : "Open")
    }
    .onPreferenceChange(Widths.self) { print($0) }.navigationTitle("Grid").frame(maxWidth: .infinity)
  }

  private enum Widths: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }
}
