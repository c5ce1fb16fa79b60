import HeadlessSwiftUI
import Testing
import UIKit

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("One").previewDisplayName("First").previewDevice("iPhone 14")
      Text("Two").previewInterfaceOrientation(.landscapeLeft)
    }
    .previewLayout(.fixed(width: 200, height: 50))
    ForEach([1, 2], id: \.self) { number in Color.red.frame(width: CGFloat(number)).previewLayout(.sizeThatFits) }
  }
}

private struct Padded: PreviewModifier {
  static func makeSharedContext() async throws -> CGFloat { 7 }
  func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  nonisolated fileprivate static var padded: PreviewTrait { .modifier(Padded()) }
}

@MainActor @Suite struct ProvidedPreviewTests {
  private func size(_ preview: Preview, offered: CGSize = CGSize(width: 300, height: 300)) async throws -> CGSize {
    let make = try await preview.prepare()
    guard case .controller(_, let fitting?) = make() else { return .zero }
    return fitting(offered)
  }

  @Test func eachViewOfAProviderIsAPreviewWithWhatModifiersSayOfIt() async throws {
    let declaration = PreviewDeclaration(provider: Card_Previews.self, named: "Card_Previews", line: 5)
    let previews = declaration.make()
    #expect(declaration.provider == "Card_Previews" && declaration.line == 5)
    #expect(previews.map(\.name) == ["First", nil, nil, nil])
    #expect(previews.map(\.deviceName) == ["iPhone 14", nil, nil, nil])
    #expect(previews.map(\.orientation) == [nil, .landscapeLeft, nil, nil])
    let fixed = PreviewTraitKind.Layout.fixed(CGSize(width: 200, height: 50))
    #expect(previews.map(\.layout) == [fixed, fixed, .sizeThatFits, .sizeThatFits])
    // Each shows its own view.
    #expect(try await size(previews[2]) == CGSize(width: 1, height: 300))
    #expect(try await size(previews[3]) == CGSize(width: 2, height: 300))
  }

  @Test func aViewFitsWhereItIsOfferedTheScreen() async throws {
    let preview = Preview("Wide") { Color.red.frame(height: 20) }
    #expect(try await size(preview) == CGSize(width: 300, height: 20))
    #expect(preview.name == "Wide" && preview.layout == .device && preview.orientation == nil)
  }

  @Test func modifiersChangeAPreviewByTheContextThatTheyMake() async throws {
    let preview = Preview(traits: .modifier(Padded()), .sizeThatFitsLayout) { Color.red.frame(width: 10, height: 10) }
    #expect(try await size(preview) == CGSize(width: 24, height: 24))
  }

  /// As in swift-dependencies, whose traits are made outside of the main actor.
  @Test func traitsOfModifiersAreMadeAnywhere() async throws {
    let trait = await Task.detached { PreviewTrait<Preview.ViewTraits>.padded }.value
    #expect(try await size(Preview(traits: trait) { Color.red.frame(width: 10, height: 10) }).width == 24)
  }

  @Test func statementsBeforeAViewBelongToThePreview() async throws {
    let swiftUI = Preview {
      let width: CGFloat = 12
      Color.red.frame(width: width, height: 5)
    }
    #expect(try await size(swiftUI) == CGSize(width: 12, height: 5))
    let uiKit = Preview {
      let label = UILabel()
      label.text = "One"
      return label
    }
    let make = try await uiKit.prepare()
    guard case .view(let view) = make() else { throw CancellationError() }
    #expect((view as? UILabel)?.text == "One")
  }
}
