import HeadlessSwiftUI
import HeadlessUIKit
import Testing

private struct WidthKey: ContainerValueKey {
  static var defaultValue: CGFloat { 1 }
}

extension ContainerValues {
  fileprivate var wantedWidth: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

@MainActor @Suite struct SubviewTests {
  struct Rows: View {
    @State var count = 2
    let keep: (Binding<Int>) -> Void
    var body: some View {
      keep($count)
      let views = Group {
        Block()
        ForEach(0..<count, id: \.self) { Block(width: CGFloat(20 + $0)) }
      }
      return VStack(alignment: .leading, spacing: 0) {
        Group(subviews: views) { subviews in
          subviews.last
          ForEach(subviews.dropLast()) { $0 }
        }
      }
    }
  }

  @Test func viewsAreTakenApartAndPutInAnotherOrder() {
    var count: Binding<Int>?
    let shown = ShownView(Rows { count = $0 })
    #expect(shown.frames("Block").map(\.width) == [21, 10, 20])
    count?.wrappedValue = 3
    shown.update()
    #expect(shown.frames("Block").map(\.width) == [22, 10, 20, 21])
  }

  @Test func containerValuesAreReadOfSubviews() {
    let shown = ShownView(
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Block().containerValue(\.wantedWidth, 30)
            Block()
          }
        ) { subview in subview.frame(width: 2 * subview.containerValues.wantedWidth + 10, height: 10) }
      })
    // Frames of 70 and 12 points in a stack as wide as the wider one.
    #expect(shown.frames("Block").map(\.minX) == [190, 190])
    let widths = ShownView(
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Block().containerValue(\.wantedWidth, 30); Block()
          }
        ) { subview in
          subview.frame(width: subview.containerValues.wantedWidth + 10, height: 10)
        }
      })
    // 40 and 11 points: the row begins at (390 - 51) / 2 = 169.5, and blocks are centred in their frames.
    #expect(widths.frames("Block").map(\.minX) == [184.5, 210])
  }

  @Test func sectionsAreTakenApart() {
    let shown = ShownView(
      VStack(spacing: 0) {
        ForEach(
          sections: Group {
            Block(width: 5)
            Section {
              Block(width: 20)
              Block(width: 21)
            } header: {
              Block(width: 40)
            }
          }
        ) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
        }
      })
    #expect(shown.texts == ["0 1 0", "1 2 0"])
  }

  struct Reversed: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      HStack(spacing: 0) { ForEach(children.reversed()) { $0 } }
    }
  }

  @Test func librariesOwnContainersHaveTheirChildren() {
    let shown = ShownView(
      _VariadicView.Tree(Reversed()) {
        Block(width: 10)
        Block(width: 30)
      })
    #expect(shown.frames("Block").map(\.width) == [30, 10])
  }

  private struct Marked: _ViewTraitKey { static var defaultValue: Int { 0 } }

  private struct MarkingRoot: _VariadicView_MultiViewRoot {
    let read: (Int) -> Void
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { marked($0) }
    }

    private func marked(_ child: _VariadicView.Children.Element) -> some View {
      var child = child
      read(child[Marked.self])
      child[Marked.self] = 7
      read(child[Marked.self])
      return child
    }
  }

  @Test func rootsSetTraitsOfTheirViews() {
    var found: [Int] = []
    let shown = ShownView(
      VStack { _VariadicView.Tree(MarkingRoot { found.append($0) }) { Block()._trait(Marked.self, 3) } })
    #expect(Set(found) == [3, 7] && shown.frames("Block").count == 1)
  }

  @Test func severalViewsAreOneForTheirContainer() {
    let shown = ShownView(
      HStack(spacing: 0) {
        _UnaryViewAdaptor(
          Group {
            Block(); Block(width: 20)
          })
      })
    let frames = shown.frames("Block")
    #expect(frames.count == 2 && frames[0].maxY < frames[1].maxY)
  }
}
