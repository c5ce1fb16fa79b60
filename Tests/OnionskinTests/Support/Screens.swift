import UIKit

/// A screen with a changeable title, on a plain background.
final class TitleScreen: UIViewController {
  let titleLabel = UILabel()
  let box = UIView()

  init(title: String, boxTop: CGFloat = 200) {
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
    box.frame = CGRect(x: 20, y: boxTop, width: 50, height: 50)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    box.backgroundColor = .systemBlue
    view.addSubview(titleLabel)
    view.addSubview(box)
  }
}

/// A view of one colour.
@MainActor func plainView(_ color: UIColor, width: CGFloat = 20, height: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.backgroundColor = color
  return view
}
