import Testing
import UIKit

@testable import HeadlessUIKit

/// First and last baselines of texts, and of views that contain a text.
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

  /// Offsets, heights and edges are rounded to whole pixels, each by half a pixel at most.
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

  @Test(arguments: [(UIControl.ContentVerticalAlignment.center, 0.5), (.top, 0), (.bottom, 1)])
  func higherFieldsAndButtonsMoveTheirBaseline(_ alignment: UIControl.ContentVerticalAlignment, _ above: CGFloat) {
    // A plain field of 17 points has its line in 22 points, whatever its height. A button's title is one line high.
    let field = UITextField()
    field.font = .systemFont(ofSize: 17)
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle("Save", for: .normal)
    for (control, height) in [(field, 22), (button, 20.33)] as [(UIControl, CGFloat)] {
      let marks = (first: label("1"), last: label("2"))
      control.contentVerticalAlignment = alignment
      control.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(control)
      NSLayoutConstraint.activate([
        control.leftAnchor.constraint(equalTo: root.leftAnchor),
        control.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        control.heightAnchor.constraint(equalToConstant: 60),
        marks.first.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor),
        marks.last.lastBaselineAnchor.constraint(equalTo: control.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      let top = 30 + (height - 20.29) / 2 + (60 - height) * above
      #expect(abs(marks.first.frame.minY - top) < 0.7)
      #expect(abs(marks.last.frame.minY - top) < 0.7)
    }
  }

  @Test func buttonsWithOneTopAndOneBaselineAreOfOneHeight() {
    let titles = ["Change Filter", "Save"]
    let buttons = titles.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      return button
    }
    NSLayoutConstraint.activate([
      buttons[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      buttons[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      buttons[0].heightAnchor.constraint(equalToConstant: 44),
      buttons[1].leftAnchor.constraint(equalTo: buttons[0].rightAnchor),
      buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
      buttons[1].lastBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
      buttons[0].lastBaselineAnchor.constraint(equalTo: buttons[1].firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(buttons[1].frame.height == 44)
    #expect(root.layoutIssues().isEmpty)
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
    // A box's last baseline is its bottom.
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
    // Two lines down, and the ascender up.
    #expect(abs(lower.frame.minY - small - 2 * (new.lineHeight - old.lineHeight) + new.ascender - old.ascender) <= 1)
    // An app's constant disables that.
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
    // A button's baseline is that of its title.
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
