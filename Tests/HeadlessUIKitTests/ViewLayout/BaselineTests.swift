import Testing
import UIKit

/// First and last baselines of texts, and of views that have a text inside.
@MainActor @Suite struct BaselineTests {
  private let root = makeRoot(300, 300, scale: 3)

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  /// Offsets, heights and edges go to whole pixels, each by half of one at most.
  private func areNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 }

  @Test func theFirstAndTheLastLineOfAText() {
    let text = label("Several words that need more than one line of a hundred points", lines: 0)
    let (first, last) = (label("1", size: 11), label("2", size: 28))
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      text.widthAnchor.constraint(equalToConstant: 100), first.leftAnchor.constraint(equalTo: text.rightAnchor),
      last.leftAnchor.constraint(equalTo: first.rightAnchor),
      first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.height > 60)
    #expect(areNear(first.frame.minY + first.font.ascender, 40 + text.font.ascender))
    // The descender is negative.
    #expect(areNear(last.frame.maxY + last.font.descender, text.frame.maxY + text.font.descender))
  }

  @Test func fieldsAndButtonsHaveTheBaselineOfTheirText() {
    let title = label("Name", size: 13)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Ada"
    field.font = .systemFont(ofSize: 20)
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    for view in [field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      field.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 80),
      field.widthAnchor.constraint(equalToConstant: 90),
      title.leftAnchor.constraint(equalTo: root.leftAnchor), button.leftAnchor.constraint(equalTo: field.rightAnchor),
      title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let fieldFont = UIFont.systemFont(ofSize: 20)
    let baseline = field.frame.midY - fieldFont.lineHeight / 2 + fieldFont.ascender
    #expect(areNear(title.frame.minY + title.font.ascender, baseline))
    let text = button.titleLabel!
    let top = root.convert(text.bounds, from: text).minY
    #expect(areNear(top + text.font.ascender, baseline))
  }

  @Test func viewsNameTheTextInsideThem() {
    final class Card: UIView {
      let title = UILabel()
      let note = UILabel()
      override var forFirstBaselineLayout: UIView { title }
      override var forLastBaselineLayout: UIView { note }
    }
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.title.frame = CGRect(x: 0, y: 10, width: 50, height: 20)
    card.note.frame = CGRect(x: 0, y: 60, width: 50, height: 20)
    [card.title, card.note].forEach(card.addSubview)
    root.addSubview(card)
    let (first, last) = (Box(10, 10), Box(10, 10))
    [first, last].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 50), card.heightAnchor.constraint(equalToConstant: 90),
      first.lastBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // A box' last baseline is its bottom.
    #expect(areNear(first.frame.maxY, 110 + card.title.font.ascender))
    #expect(areNear(last.frame.maxY, 180 + card.note.font.descender))
  }

  @Test func picturesStandOnTheLine() {
    let picture = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in })
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    let text = label("Text")
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      picture.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(areNear(picture.frame.maxY, 60 + text.font.ascender))
  }

  @Test func theSystemsSpacingFollowsTheFontThatATextGetsLater() {
    let (upper, lower) = (label("Upper"), label("Lower"))
    let spacing = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
    NSLayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), spacing])
    root.layoutIfNeeded()
    let small = lower.frame.minY
    lower.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    let (old, new) = (UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 34))
    // Two lines further down, and the ascender back up.
    #expect(abs(lower.frame.minY - small - 2 * (new.lineHeight - old.lineHeight) + new.ascender - old.ascender) <= 1)
    // A constant of the app's ends that.
    spacing.constant = 5
    lower.font = .systemFont(ofSize: 10)
    root.layoutIfNeeded()
    #expect(spacing.constant == 5)
  }

  @Test func theSystemsSpacingToAFirstLineHoldsTheLine() {
    let text = label("Text", size: 30)
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let toButton = button.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    NSLayoutConstraint.activate([
      text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1), toButton,
    ])
    root.layoutIfNeeded()
    #expect(areNear(text.frame.minY + text.font.ascender, text.font.lineHeight))
    // A button's is its title's.
    #expect(toButton.constant == button.titleLabel!.font.lineHeight)
  }

  @Test func baselineFormatsMeasureBetweenTheLines() {
    let (upper, lower) = (label("Upper", size: 30), label("Lower", size: 12))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[upper]-40-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["upper": upper, "lower": lower]))
    root.layoutIfNeeded()
    #expect(areNear(lower.frame.minY + lower.font.ascender, upper.font.ascender + 40))
  }
}
