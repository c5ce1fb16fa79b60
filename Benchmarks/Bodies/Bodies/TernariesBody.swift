import HeadlessSwiftUI

/// 60 modifiers: optionals and ternaries in arguments.
struct TernariesBody: View {
  @State private var isOn = false
  @State private var isLarge = false
  @State private var name: String?
  @State private var width: CGFloat?
  @State private var color: Color?
  @State private var entry: Entry?
  @State private var level = 2

  var body: some View {
    VStack(alignment: isOn ? .leading : .trailing, spacing: isLarge ? 16 : nil) {
      Text(name ?? "Unnamed").font(isLarge ? .title : .body).foregroundColor(isOn ? .red : .blue).bold(isOn)
        .lineLimit(isLarge ? nil : 2).multilineTextAlignment(isOn ? .leading : .center)
        .underline(isOn, color: isOn ? .red : nil)
      Text(entry?.name ?? entry?.detail ?? "None").foregroundStyle(isOn ? Color.primary : .secondary)
        .padding(isLarge ? 10 : 4).padding(.top, isOn ? 8 : 0).background(isOn ? Color.red : Color.blue)
        .cornerRadius(isLarge ? 12 : 6)
      Image(systemName: isOn ? "star.fill" : "star").imageScale(isLarge ? .large : .small)
        .rotationEffect(.degrees(isOn ? 45 : 0)).scaleEffect(isLarge ? 1.5 : 1)
        .offset(x: isOn ? 4 : 0, y: isLarge ? -4 : 0)
        .frame(width: isLarge ? 80 : width, height: width.map { $0 * 2 }).opacity(isOn ? 1 : 0.5)
      if let detail = entry?.detail { Text(detail).font(.caption).foregroundColor(level > 1 ? .gray : color) }
    }
    .padding(isLarge ? 20 : 10).padding(.horizontal, isOn ? nil : 8).background(color ?? .white)
    .background(isOn ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(Color.gray.opacity(0.3)))
    .overlay(isOn ? AnyView(Text("On")) : AnyView(EmptyView()))
    .overlay(alignment: isLarge ? .top : .bottom) { Text("Edge") }
    .frame(maxWidth: isLarge ? .infinity : 300, alignment: isOn ? .leading : .center)
    .frame(height: isLarge ? nil : 200)
    .clipShape(RoundedRectangle(cornerRadius: isLarge ? 24 : 8))
    .shadow(color: isOn ? .black.opacity(0.3) : .clear, radius: isOn ? 8 : 0)
    .foregroundColor(isOn ? .white : color).font(isLarge ? .largeTitle : nil).tint(isOn ? .red : nil)
    .disabled(entry == nil || level < 0)
    .accessibilityLabel(isOn ? "On" : "Off").accessibilityHidden(!isOn && name == nil)
    .accessibilityValue(name ?? "none")
    .navigationTitle(name ?? "Details").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    .animation(isOn ? .spring() : nil, value: level).transition(isLarge ? .opacity : .slide).id(entry?.id ?? -1)
    .tag(entry?.id)
    .preferredColorScheme(isOn ? .dark : nil).environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
    .redacted(reason: name == nil ? .placeholder : []).blur(radius: isOn ? 0 : 2).zIndex(isLarge ? 1 : 0)
    .badge(level > 0 ? level : 0).help(isOn ? "Turn off" : "Turn on").allowsHitTesting(name != nil)
    .safeAreaInset(edge: .bottom, spacing: isLarge ? 0 : nil) { if isOn { Text("Bottom") } }
    .onChange(of: entry?.name) { _, new in name = new ?? name }.onTapGesture(count: isLarge ? 2 : 1) { isOn.toggle() }
    .toolbar(isOn ? .visible : .hidden, for: .navigationBar).border(isOn ? Color.red : .clear, width: isLarge ? 2 : 1)
    .sheet(item: $entry) { entry in Text(entry.detail ?? entry.name).foregroundColor(entry.isDone ? .green : nil) }
    .hueRotation(.degrees(isOn ? 30 : 0)).saturation(isLarge ? 1.2 : 1).brightness(isOn ? 0.1 : 0)
    .contrast(isOn ? 1.1 : 1)
  }
}
