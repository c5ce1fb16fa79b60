import Onion
import UIKit

/// A page about an island. It knows of no close button: its banner reaches under whatever covers the top, its words keep
/// to the safe area.
public final class ArticleController: UIViewController {
  private let banner = UIView()
  private let headline = GalleryLabel.make("The island of Sund", style: .largeTitle)
  private let page = UIScrollView()
  private let footer = GalleryLabel.make("Next ferry 14:20", style: .footnote, color: .secondaryLabel)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    banner.backgroundColor = .secondarySystemBackground
    page.contentInsetAdjustmentBehavior = .never
    for part in [banner, headline, page, footer] { view.addSubview(part) }
    banner.pin(edges: [.top, .leading, .trailing])
    headline.pin(
      to: .margins, edges: [.top, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
    page.pin(edges: [.leading, .trailing])
    footer.pin(
      to: .margins, edges: [.leading, .trailing, .bottom],
      insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 0))
    NSLayoutConstraint.activate([
      banner.bottomAnchor.constraint(equalTo: headline.bottomAnchor, constant: 16),
      page.topAnchor.constraint(equalTo: banner.bottomAnchor),
      page.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -8),
    ])
    fillPage()
  }

  private func fillPage() {
    let text = GalleryLabel.make(
      """
      Forty people live here all year, and four hundred in July. The bakery opens when the first ferry lands; the \
      lighthouse keeper's daughter rents out rowing boats by the hour.
      """, style: .body, color: .secondaryLabel)
    page.addSubview(text)
    text.pin(to: .margins, of: view, edges: [.leading, .trailing])
    let scrolled = page.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrolled.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
      text.topAnchor.constraint(equalTo: scrolled.topAnchor, constant: 16),
      text.bottomAnchor.constraint(equalTo: scrolled.bottomAnchor, constant: -16),
    ])
  }

  /// With the button as it comes.
  public static func screen() -> UIViewController {
    ArticleController().wrappedInModalContainer()
  }

  /// With the button on the other side, in the company's colour.
  public static func screenWithTrailingButton() -> UIViewController {
    ArticleController().wrappedInModalContainer(
      closeButton: CloseButton(position: .topTrailing, tintColor: .systemTeal))
  }

  /// With a larger button within reach of a thumb.
  public static func screenWithBottomButton() -> UIViewController {
    ArticleController().wrappedInModalContainer(
      closeButton: CloseButton(
        position: .bottomCenter,
        image: UIImage(
          systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold)),
        tintColor: .systemTeal, accessibilityLabel: "Put the article away", length: 60))
  }
}
