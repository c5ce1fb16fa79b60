import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

import struct Graphics.ViewNode

@MainActor @Suite struct LabelTests {
  @Test func iconsStandBesideTheMiddleOfTheFirstLine() throws {
    let label = Label {
      Text(verbatim: "one\ntwo")
    } icon: {
      Image(systemName: "circle.fill").font(.system(size: 5))
    }
    let shown = ShownView(label)
    let (text, icon) = (try #require(shown.frame(of: "one\ntwo")), try #require(shown.frame(of: "circle.fill")))
    // A line of body text is 20.33 high; recorded on iOS 15 for bullets of lists.
    #expect(abs(icon.midY - (text.minY + 20.333 / 2)) < 0.35)
    #expect(abs(text.minX - icon.maxX - 8) < 0.35)
  }

  /// At 10 points and 3x the baseline is at 9.52, on whole pixels 9.67, and capital letters are 7.05 high; the line is 12 high.
  @Test func iconsStandBesideTheMiddleOfCapitalLetters() throws {
    let label = Label {
      Text(verbatim: "Title")
    } icon: {
      Color.red.frame(width: 4, height: 4)
    }
    let shown = ShownView(label.font(.system(size: 10)))
    let (text, icon) = (try #require(shown.frame(of: "Title")), try #require(shown.frames("Color").first))
    #expect(abs(icon.midY - text.minY - (9.667 - 7.046 / 2)) < 0.05)
  }

  @Test func iconsStandInAReservedWidth() throws {
    let label = Label {
      Text(verbatim: "Title")
    } icon: {
      Color.red.frame(width: 10, height: 10).accessibilityLabel("icon")
    }
    let shown = ShownView(label.labelReservedIconWidth(50).labelIconToTitleSpacing(30))
    let plain = ShownView(label)
    let (wide, narrow) = (try #require(shown.frame(of: "Title")), try #require(plain.frame(of: "Title")))
    // The label is centred: 50 + 30 instead of 10 + 8 before the title, half of which move it.
    #expect(abs(wide.minX - narrow.minX - (80 - 18) / 2) < 0.35)
  }

  @Test func iconsOfRowsStandInAColumn() throws {
    let shown = ShownView(
      List {
        Label("Wide", systemImage: "rectangle.fill")
        Label("Narrow", systemImage: "chevron.right")
        Label {
          Text("Framed")
        } icon: {
          Color.red.frame(width: 40, height: 40)
        }
      })
    let (wide, narrow) = (try #require(shown.frame(of: "Wide")), try #require(shown.frame(of: "Narrow")))
    // Rows begin at 40; a column of 24, 16 up to the title. Recorded on iOS 26 at the medium size: 23 and 16.
    #expect(narrow.minX.isNear(80))
    #expect(try #require(shown.frame(of: "chevron.right")).midX.isNear(52))
    // A symbol that is wider than the column overhangs it; another view widens it.
    #expect(try #require(shown.frame(of: "rectangle.fill")).width > 24)
    #expect(abs(try #require(shown.frame(of: "rectangle.fill")).midX - 52) < 0.2)
    #expect(wide.minX.isNear(80))
    #expect(try #require(shown.frame(of: "Framed")).minX.isNear(96))
  }

  @Test func iconsOfRowsHaveTheTint() throws {
    let shown = ShownView(
      List {
        Section {
          Label("Row", systemImage: "circle").tint(.red)
          Label("Own", systemImage: "square").foregroundStyle(.green)
        } header: {
          Label("Header", systemImage: "triangle")
        }
      })
    func tint(_ name: String) -> String? {
      func find(_ node: ViewNode) -> String? {
        if node.text == name { return node.style["tintColor"] }
        return node.children.lazy.compactMap(find).first
      }
      return find(shown.tree)
    }
    #expect(tint("circle") == Color.red.hexadecimal)
    #expect(tint("square") == Color.green.hexadecimal)
    #expect(tint("triangle") != Color.accentColor.hexadecimal)
  }
}

extension Color {
  /// The colour in light mode, as written in reports.
  @MainActor fileprivate var hexadecimal: String? {
    func find(_ node: ViewNode) -> String? {
      node.style["textColor"] ?? node.children.lazy.compactMap(find).first
    }
    return find(ShownView(Text(verbatim: "x").foregroundStyle(self)).tree)
  }
}
