import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessUIKit

/// Composed symbols, and the colours of their layers.
@Suite struct SymbolVariantTests {
  @Test(arguments: [
    "airplane.circle", "heart.slash.fill", "heart.slash.circle.fill", "person.fill.badge.plus", "bell.badge.fill",
    "doc.badge.ellipsis", "15.circle", "a.square.fill", "wifi.trianglebadge.exclamationmark", "bolt.shield.fill",
    "arrow.forward.circle", "rectangle.portrait.and.arrow.backward",
  ])
  func endingsMakeSymbols(name: String) throws {
    #expect(SymbolLibrary.isDrawn(name))
    let image = try #require(UIImage(systemName: name))
    #expect(!image.displayItems(in: CGRect(origin: .zero, size: image.size)).isEmpty)
  }

  @Test func circlesAreAsLargeWhateverIsInThem() throws {
    let empty = try #require(UIImage(systemName: "circle")).size
    for name in ["plus.circle", "car.circle", "15.circle.fill", "airplane.circle.fill"] {
      #expect(try #require(UIImage(systemName: name)).size == empty, "\(name)")
    }
  }

  @Test func directionsOfReadingAreMirrored() throws {
    #expect(try #require(UIImage(systemName: "arrow.forward.circle")).flipsForRightToLeftLayoutDirection)
    #expect(try !#require(UIImage(systemName: "arrow.right.circle")).flipsForRightToLeftLayoutDirection)
  }

  @Test func aSlashLeavesRoomBesideIt() throws {
    let items = try items("bell.slash")
    // The bell and the slash are one mask, from which the slash's margin is erased before it is drawn.
    let mask = try #require(items.first?.group?.mask)
    let cut = try #require(mask.firstIndex { $0.group?.blendMode == .destinationOut })
    #expect(cut > 0 && cut == mask.count - 2)
    guard case .stroke(let room, _, let wide) = try #require(mask[cut].group?.items.first),
      case .stroke(let slash, _, let thin) = try #require(mask.last)
    else {
      Issue.record("not lines")
      return
    }
    #expect(room == slash && wide.width > thin.width)
  }

  // MARK: Colours

  private func items(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> [DisplayItem] {
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    return image.displayItems(in: CGRect(origin: .zero, size: image.size), tint: Color(red: 0, green: 0, blue: 0))
  }

  /// The opacity of each colour group, from back to front.
  private func opacities(_ items: [DisplayItem]) -> [CGFloat] { items.map { $0.group?.opacity ?? 1 } }

  @Test func layersOfLessImportanceAreWeaker() throws {
    let items = try items("plus.circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .black))
    // The disc is the second layer, the plus the first.
    #expect(items.count == 2)
    #expect(items.first?.group.map { $0.opacity < 1 && $0.opacity > 0 } == true)
    #expect(items.last?.group == nil)
    let cloud = try self.items("cloud.sun.rain.fill", UIImage.SymbolConfiguration(hierarchicalColor: .black))
    #expect(Set(opacities(cloud)).count == 3)
  }

  @Test func ownColoursAreShownWhereTheyArePreferred() throws {
    func colors(_ configuration: UIImage.SymbolConfiguration?) throws -> [Color] {
      try items("heart.fill", configuration).compactMap {
        if case .fill(_, .color(let color), _) = $0 { color } else { nil }
      }
    }
    #expect(try colors(.preferringMulticolor()) == [UIColor.systemRed.displayColor])
    #expect(try colors(nil) == [Color(red: 0, green: 0, blue: 0)])
    // Clouds are white where they are filled.
    func allColors(_ items: [DisplayItem]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): [color]
        case .group(let group): allColors(group.items)
        default: []
        }
      }
    }
    let cloud = try allColors(items("cloud.fill", .preferringMulticolor()))
    #expect(!cloud.isEmpty && cloud.allSatisfy { $0 == UIColor.white.displayColor })
    #expect(try allColors(items("cloud", .preferringMulticolor())) == [Color(red: 0, green: 0, blue: 0)])
    // The configuration that is applied last takes precedence.
    let both = UIImage.SymbolConfiguration.preferringMulticolor().applying(
      UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(try colors(both) == [Color(red: 0, green: 0, blue: 0)])
  }

  /// Of three steps, the first is active above 0, the second above a third, the last above two thirds.
  @Test(arguments: [(0.0, 0), (0.2, 1), (0.5, 2), (0.9, 3), (1, 3), (.nan, 0), (7, 3)])
  func stepsCountUpToTheValue(value: Double, count: Int) throws {
    let image = try #require(UIImage(systemName: "wifi", variableValue: value))
    let items = image.displayItems(in: CGRect(origin: .zero, size: image.size), tint: Color(red: 0, green: 0, blue: 0))
    var strong = 0
    for item in items {
      switch item {
      // Steps of one colour are one line.
      case .stroke(let path, _, _):
        strong = path.elements.count { if case .move = $0 { true } else { false } }
      default: break
      }
    }
    #expect(strong == count)
  }
}
