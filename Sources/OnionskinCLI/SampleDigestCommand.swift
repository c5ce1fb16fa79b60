internal import ArgumentParser
internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import ImageFormats
internal import Onionskin
internal import TextLayout

/// Renders a built-in screen and prints the digest of its pixels, which is the same on every machine with the same libraries, in
/// any environment. Used by tests, and for finding the machine that differs from others.
struct SampleDigestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample-digest", abstract: "Print the digest of a built-in screen's pixels.", shouldDisplay: false)

  @Option(help: "The folder of the fonts, with the layout of Debian's packages.")
  var fonts: String?

  @MainActor func run() async throws {
    if let fonts { FontRegistry.use(FontLibrary(availableIn: fonts)) }
    let config = ViewImageConfig(.iPhone15Pro)
    let configuration = config.screenConfiguration(size: .zero)
    // As in tests: before any code checks whether fonts are installed.
    let screen = SampleScreen()
    screen.loadViewIfNeeded()
    try ScreenRenderer.checkFonts()
    let (picture, _) = try ScreenRenderer.render(on: configuration) { screen }
    print(PixelDigest(of: picture))
  }
}

/// A screen that depends on fonts, languages and rounding: texts in several scripts, emoji, corners, shadows.
final class SampleScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Onion skins, ½ transparent"
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.numberOfLines = 0
    let body = UILabel()
    body.text = "Съешь ещё этих мягких французских булок. 你好,世界 — مرحبا بالعالم 👩‍👩‍👧‍👦 🇺🇳"
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    let card = UIView()
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 17
    card.layer.shadowOpacity = 0.4
    card.layer.shadowRadius = 9
    let stack = UIStackView(arrangedSubviews: [title, body, card])
    stack.axis = .vertical
    stack.spacing = 13
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 120.5),
    ])
  }
}
