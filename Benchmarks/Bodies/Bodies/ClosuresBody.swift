import HeadlessSwiftUI

/// 60 modifiers: closures of several statements in each other.
struct ClosuresBody: View {
  @State private var entries: [Entry] = []
  @State private var log: [String] = []
  @State private var isBusy = false
  @State private var offset = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(entries) { entry in
        let isLast = entry.id == entries.last?.id
        let name = entry.name.isEmpty ? "Unnamed" : entry.name
        HStack {
          Button {
            guard !isBusy else { return }
            isBusy = true
            log.append("tapped \(name)")
            Task {
              await load(entry)
              isBusy = false
            }
          } label: {
            let mark = entry.isDone ? "checkmark.circle.fill" : "circle"
            Image(systemName: mark).foregroundColor(entry.isDone ? .green : .gray).imageScale(.large).padding(4)
          }
          .buttonStyle(.plain).disabled(isBusy).accessibilityLabel("Toggle \(name)")
          Text(name).font(.headline).strikethrough(entry.isDone).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
          Menu {
            Button("Rename") {
              let old = name
              log.append(old)
            }
            if entry.isDone {
              Button("Reopen") { log.append("reopened") }
            } else {
              Button("Done") { log.append("done") }
            }
          } label: {
            Label("More", systemImage: "ellipsis").labelStyle(.iconOnly).padding(6).background(
              Circle().fill(.thinMaterial))
          }
        }
        .padding(.vertical, 6).background { if isLast { Color.yellow.opacity(0.2) } else { Color.clear } }
        .onTapGesture {
          let index = entries.firstIndex { $0.id == entry.id }
          if let index { entries[index].isDone.toggle() }
        }
        .contextMenu {
          Button("Copy") {
            let text = "\(entry.id): \(name)"
            log.append(text)
          }
          Divider()
        }
        .transition(.move(edge: .leading).combined(with: .opacity))
        if !isLast { Divider().padding(.leading, 40) }
      }
    }
    .padding().background(RoundedRectangle(cornerRadius: 12).fill(.background).shadow(radius: 4)).padding(.horizontal)
    .onAppear {
      log.append("appeared")
      entries = (0..<3).map { Entry(id: $0, name: "\($0)") }
    }
    .task {
      for entry in entries {
        await load(entry)
        log.append(entry.name)
      }
    }
    .onChange(of: entries) { old, new in
      let added = new.count - old.count
      if added > 0 { log.append("added \(added)") }
      isBusy = false
    }
    .gesture(
      DragGesture(minimumDistance: 10)
        .onChanged { value in
          let limit = 100.0
          offset.width = min(max(value.translation.width, -limit), limit)
        }
        .onEnded { value in
          let isFar = abs(value.translation.width) > 50
          withAnimation(.spring()) { offset = isFar ? .zero : CGSize(width: 10, height: 0) }
        }
    )
    .offset(offset).animation(.easeOut, value: offset).opacity(isBusy ? 0.6 : 1)
    .overlay { if isBusy { ProgressView() } }
    .sheet(isPresented: $isBusy) {
      let text = log.joined(separator: ", ")
      ScrollView { Text(text).padding().font(.footnote).foregroundStyle(.secondary) }
    }
    .toolbar {
      ToolbarItem {
        Button {
          log.removeAll()
          isBusy = false
        } label: {
          Label("Clear", systemImage: "trash").font(.body).foregroundStyle(.red)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).navigationTitle("Closures").id(log.count)
    .zIndex(1)
  }

  private func load(_ entry: Entry) async {}
}
