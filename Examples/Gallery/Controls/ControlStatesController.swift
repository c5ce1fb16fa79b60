import UIKit

/// Controls in states that need a person or a moment: content that is loaded anew, pages with a progress, buttons to paste;
/// and groups in the bar.
public final class ControlStatesController: UIViewController {
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  public let refresh = UIRefreshControl()

  public static func screen() -> UINavigationController {
    UINavigationController(rootViewController: ControlStatesController())
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Timetable"
    view.backgroundColor = .systemBackground
    setUpBar()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    scroll.refreshControl = refresh
    refresh.attributedTitle = NSAttributedString(string: "Updated at 9:41")
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 24
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    for part in pages + pasteControls { stack.addArrangedSubview(part) }
  }

  private func setUpBar() {
    func item(_ symbol: String) -> UIBarButtonItem {
      UIBarButtonItem(title: symbol, image: UIImage(systemName: symbol), primaryAction: UIAction { _ in })
    }
    navigationItem.style = .editor
    navigationItem.centerItemGroups = [
      .fixedGroup(items: [item("pencil"), item("highlighter")]), .fixedGroup(items: [item("photo")]),
    ]
    navigationItem.trailingItemGroups = [.fixedGroup(items: [item("square.and.arrow.up")])]
  }

  private var pages: [UIView] {
    let colors = [(Float(0.4), UIPageControl.Direction.natural), (0.75, .rightToLeft)]
    return colors.map { share, direction in
      let control = UIPageControl()
      control.numberOfPages = 5
      control.currentPage = 1
      control.direction = direction
      control.pageIndicatorTintColor = .tertiaryLabel
      control.currentPageIndicatorTintColor = .label
      let progress = UIPageControlProgress()
      control.progress = progress
      progress.currentProgress = share
      return control
    }
  }

  private var pasteControls: [UIView] {
    let modes: [(UIPasteControl.DisplayMode, UIButton.Configuration.CornerStyle, UIColor?)] = [
      (.iconAndLabel, .dynamic, nil), (.labelOnly, .capsule, .systemGreen), (.iconOnly, .small, .systemGray),
    ]
    return modes.map { mode, corners, color in
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = mode
      configuration.cornerStyle = corners
      configuration.baseBackgroundColor = color
      return UIPasteControl(configuration: configuration)
    }
  }

  /// Has the content pulled down by points, as a finger holds it.
  public func pull(by distance: CGFloat) {
    scroll.contentOffset.y = -scroll.adjustedContentInset.top - distance
  }
}
