import Foundation
import Testing
import UIKit

@Suite struct ParagraphDescriptionTests {
  @Test func aStylesDescriptionHasUIKitsWords() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    style.minimumLineHeight = 20.5
    style.lineBreakMode = .byTruncatingTail
    style.tabStops = [NSTextTab(textAlignment: .left, location: 28), NSTextTab(textAlignment: .right, location: 56)]
    #expect(
      style.description == """
        Alignment Center, LineSpacing 4, ParagraphSpacing 0, ParagraphSpacingBefore 0, HeadIndent 0, TailIndent 0, \
        FirstLineHeadIndent 0, LineHeight 20.5/0, LineHeightMultiple 0, LineBreakMode TruncatingTail, Tabs (
            28L,
            56R
        ), DefaultTabInterval 0, Blocks (
        ), Lists (
        ), BaseWritingDirection Natural, HyphenationFactor 0, TighteningForTruncation NO, HeaderLevel 0 \
        LineBreakStrategy 0 PresentationIntents (
        ) ListIntentOrdinal 0 CodeBlockIntentLanguageHint ''
        """)
  }
}
