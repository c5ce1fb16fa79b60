import UIKit

/// What attributed text can look like: strokes, shadows, tabs, lists, HTML, Markdown, lines around a shape.
public final class TypographyController: UIViewController {
  private let rows = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 10
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    add(looks)
    add(table)
    add(markdown)
    add(html)
    add(hyphenated)
    rows.addArrangedSubview(textAroundAShape)
  }

  private func add(_ text: NSAttributedString) {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    rows.addArrangedSubview(label)
  }

  // MARK: Glyphs

  private var looks: NSAttributedString {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemIndigo
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      var attributes = attributes
      attributes[.font] = UIFont.systemFont(ofSize: 26, weight: .bold)
      attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
      text.append(NSAttributedString(string: string + " ", attributes: attributes))
    }
    add("Outline", [.strokeWidth: 3])
    add("Both", [.strokeWidth: -4, .strokeColor: UIColor.systemRed, .foregroundColor: UIColor.systemYellow])
    add("Shadow", [.shadow: shadow])
    add("Slant", [.obliqueness: 0.3])
    add("Wide", [.expansion: 0.4])
    add("Narrow", [.expansion: -0.4])
    add("Up", [.baselineOffset: 6])
    return text
  }

  // MARK: Paragraphs

  private var table: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .center, location: 130),
      NSTextTab(
        textAlignment: .right, location: 250,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]),
    ]
    style.paragraphSpacing = 2
    return NSAttributedString(
      string: "Apples\tper kilo\t3.25\nWatermelons\teach\t12.5\nPears\tper kilo\t103.999",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style, .foregroundColor: UIColor.label])
  }

  private var markdown: NSAttributedString {
    let text = try? AttributedString(
      markdown: "Markdown: **bold**, *italic*, ***both***, `code`, ~~struck~~ and a [link](https://example.com).")
    let shown = NSMutableAttributedString(
      attributedString: text.map { NSAttributedString($0) } ?? NSAttributedString(string: ""))
    shown.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 15), range: NSRange(location: 0, length: shown.length))
    return shown
  }

  private var html: NSAttributedString {
    let page = """
      <style>h2 { color: #a04000 } .note { font-family: -apple-system; font-size: 13px; color: gray }</style>
      <h2>Serifs &amp; lists</h2>
      <p>Text of a page, with <b>bold</b>, <i>italic</i>, <u>lines</u>, H<sub>2</sub>O, E&nbsp;=&nbsp;mc<sup>2</sup>
      and <a href="https://example.com">links</a>.</p>
      <ol><li>One<li>Two<ul><li>Two and a half, in a line that is long enough to be broken</ul></ol>
      <p class=note>In the system&rsquo;s own font.</p>
      """
    let read = try? NSAttributedString(
      data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    let text = NSMutableAttributedString(attributedString: read ?? NSAttributedString(string: ""))
    if traitCollection.userInterfaceStyle == .dark {
      text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: text.length))
    }
    return text
  }

  private var hyphenated: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    style.alignment = .justified
    style.lineHeightMultiple = 1.1
    return NSAttributedString(
      string: "Extraordinarily uncharacteristic circumstances notwithstanding, representatives of the administration "
        + "unanimously recommended reconsideration.",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style, .foregroundColor: UIColor.label])
  }

  /// A text view around a circle, with a switch among its words.
  private var textAroundAShape: UIView {
    let text = UITextView()
    text.isScrollEnabled = false
    text.textContainerInset = .zero
    text.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 120, y: 10, width: 80, height: 80))]
    NSTextAttachment.registerViewProviderClass(SwitchProvider.self, forFileType: "gallery.switch")
    let words = NSMutableAttributedString(
      string:
        "Lines flow around the circle, on both of its sides, and go on below it. A view can stand among the words: ",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label])
    words.append(NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: "gallery.switch")))
    words.append(
      NSAttributedString(
        string: " and text follows it as it would follow a letter.",
        attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label]))
    text.attributedText = words
    let circle = UIView(frame: CGRect(x: 124, y: 14, width: 72, height: 72))
    circle.backgroundColor = .systemTeal
    circle.layer.cornerRadius = 36
    text.addSubview(circle)
    return text
  }
}

private final class SwitchProvider: NSTextAttachmentViewProvider {
  override func loadView() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.sizeToFit()
    view = toggle
  }
}
