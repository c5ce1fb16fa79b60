import Foundation
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct EffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func effectsGroupWhatIsDrawn() {
    #expect(ElementHost(red.opacity(0.5) as Color).items(9, 9).colors == ["#FF000080"])
    #expect(ElementHost(Rectangle().fill(red).opacity(0.5)).items(9, 9).colors == ["#FF000080"])
    #expect(ElementHost(Rectangle().fill(red).opacity(0)).items(9, 9).isEmpty)
    #expect(ElementHost(Rectangle().fill(red).blendMode(.multiply)).items(9, 9).groups.first?.blendMode == .multiply)
    let shadow = ElementHost(Rectangle().fill(red).shadow(radius: 4, y: 2)).items(9, 9).groups.first?.shadow
    #expect(shadow?.sigma == 4 && shadow?.offset == CGSize(width: 0, height: 2))
    #expect(shadow.map { abs($0.color.alpha - 0.33) < 0.001 } == true)
  }

  /// Opacities and shadows apply to each view separately, unless they are grouped.
  @Test func effectsAreAppliedToEachViewByItself() {
    let card = Text("a").background(red)
    let faded = ElementHost(card.opacity(0.5)).items()
    #expect(faded.groups.isEmpty && faded.colors == ["#FF000080"])
    #expect(faded.glyphs.map(\.color.hexadecimal) == ["#00000080"])
    #expect(ElementHost(card.opacity(0.5).opacity(0.5)).items().colors == ["#FF000040"])
    #expect(ElementHost(card.shadow(radius: 2)).items().groups.filter { $0.shadow != nil }.count == 2)

    let joined = ElementHost(card.compositingGroup().opacity(0.5)).items()
    #expect(joined.groups.first?.opacity == 0.5 && joined.colors == ["#FF0000"])
    // A clipped view is treated as a whole, and its shadow isn't clipped.
    let cut = ElementHost(card.clipShape(Circle()).shadow(radius: 2)).items()
    #expect(cut.groups.filter { $0.shadow != nil }.count == 1 && cut.groups.first?.clip == nil)
  }

  @Test func effectsAreModifiersToo() {
    let view = Rectangle().fill(red).modifier(_ScaleEffect(scale: CGSize(width: 2, height: 1)).animation(.default))
    #expect(
      ElementHost(view).items(10, 10).groups.first?.transform
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -5, ty: 0))
    let moved = Rectangle().fill(red).modifier(_OffsetEffect(offset: CGSize(width: 3, height: 0)))
    #expect(ElementHost(moved).items(10, 10).fills.first?.path.controlPointBox.minX == 3)
    #expect(
      ElementHost(Rectangle().fill(red).modifier(_OpacityEffect(opacity: 0.5))).items(9, 9).colors == ["#FF000080"])
  }

  @Test func paddingIsAModifierToo() {
    let box = Color.red.frame(width: 10, height: 10)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(ElementHost(box.modifier(_PaddingLayout(insets: insets))).size() == CGSize(width: 16, height: 14))
    let vertical = box.modifier(_PaddingLayout(edges: .vertical, insets: insets))
    #expect(ElementHost(vertical).size() == CGSize(width: 10, height: 14))
    let usual = box.modifier(_PaddingLayout(edges: .leading, insets: nil))
    #expect(ElementHost(usual).size() == ElementHost(box.padding(.leading)).size())
  }

  @Test func hiddenViewsKeepTheirRoom() {
    let host = ElementHost(Text("a").hidden())
    #expect(host.size() == ElementHost(Text("a")).size())
    #expect(host.items().isEmpty)
  }

  @Test func viewsAreTurnedAroundTheirMiddle() {
    let group = ElementHost(Rectangle().fill(red).rotationEffect(.degrees(90))).items(20, 10).groups.first
    let corner = CGPoint(x: 0, y: 0).applying(group?.transform ?? .identity)
    #expect(corner.x.isNear(15) && corner.y.isNear(-5))
    let scaled = ElementHost(Rectangle().fill(red).scaleEffect(2, anchor: .topLeading)).items(20, 10).groups.first
    #expect(CGPoint(x: 20, y: 10).applying(scaled?.transform ?? .identity) == CGPoint(x: 40, y: 20))
    #expect(ElementHost(Rectangle().fill(red).scaleEffect(0)).items(20, 10).isEmpty)
  }

  @Test func viewsAreTurnedInSpace() {
    let flat = ElementHost(
      Rectangle().fill(red).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    ).items(20, 10).groups.first
    #expect(flat?.projection == nil)
    // Half the width, around the middle.
    let edge = CGPoint(x: 0, y: 0).applying(flat?.transform ?? .identity)
    #expect(edge.x.isNear(5))
    let deep = ElementHost(Rectangle().fill(red).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))).items(20, 10)
      .groups.first
    let (left, right) = (deep?.projection?.distance(.zero) ?? 0, deep?.projection?.distance(CGPoint(x: 20, y: 0)) ?? 0)
    #expect(abs(left + right - 2) < 0.001 && abs(left - right) > 0.5)
    #expect(deep?.projection?.project(CGPoint(x: 10, y: 5)).map { $0.x.isNear(10) && $0.y.isNear(5) } == true)
  }

  @Test func coloursAreChangedByMatrices() {
    let grey = ElementHost(Rectangle().fill(red).grayscale(1)).items(9, 9).groups.first?.colorMatrix
    #expect(grey?.apply(to: .init(red: 1, green: 0, blue: 0)).hexadecimal == "#363636")
    let inverted = ElementHost(Rectangle().fill(red).colorInvert()).items(9, 9).groups.first?.colorMatrix
    #expect(inverted?.apply(to: .init(red: 1, green: 0, blue: 0)).hexadecimal == "#00FFFF")
    let multiplied = ElementHost(Rectangle().fill(red).colorMultiply(Color(white: 0.5))).items(9, 9).groups.first?
      .colorMatrix
    #expect(multiplied?.apply(to: .init(red: 1, green: 1, blue: 1)).hexadecimal == "#808080")
  }

  @Test func redactedTextsAreBars() {
    let items = ElementHost(Text("a\nb").redacted(reason: .placeholder)).items()
    #expect(items.glyphs.isEmpty && items.fills.count == 2)
    #expect(ElementHost(Text("a").unredacted().redacted(reason: .placeholder)).items().glyphs.count == 1)
  }

  @Test func thePrivacyReasonRedactsSensitiveTexts() {
    let texts = VStack {
      Text("a").privacySensitive()
      Text("b")
    }
    #expect(ElementHost(texts).items().glyphs.count == 2)
    #expect(ElementHost(texts.redacted(reason: .privacy)).items().glyphs.count == 1)
    #expect(ElementHost(texts.redacted(reason: .placeholder)).items().glyphs.isEmpty)
  }
}
