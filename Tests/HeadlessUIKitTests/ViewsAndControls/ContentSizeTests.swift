import Testing
import UIKit

@testable import HeadlessUIKit

/// Intrinsic sizes of controls and their priorities, in points.
@MainActor @Suite struct ContentSizeTests {
  init() { HostedScreen.apply(.standard) }

  private func hugging(_ view: UIView) -> [Float] {
    [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
  }

  /// The priorities that Interface Builder writes for the views of its library; it omits 250. A label and an image view have 251
  /// there, which is specific to the library.
  @Test func controlsOfOneSizeHugIt() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
      #expect(hugging(view) == [750, 750])
    }
    #expect(hugging(UIProgressView(progressViewStyle: .default)) == [250, 750])
    let others: [UIView] = [
      UIView(), UILabel(), UIImageView(), UIButton(type: .system), UISlider(), UITextField(), UITextView(),
      UISegmentedControl(items: ["A"]), UIPageControl(),
    ]
    for view in others { #expect(hugging(view) == [250, 250], "\(type(of: view))") }
  }

  @Test func aRowGivesItsRoomToTheLabelAndNotToTheSwitch() {
    let label = UILabel()
    label.text = "Sound"
    let toggle = UISwitch()
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
    row.layoutIfNeeded()
    // 49 points of the switch are aligned; two more are outside.
    #expect(toggle.frame == CGRect(x: 251, y: 0, width: 51, height: 31))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 251, height: 31))
  }

  @Test func nothingHasNoSign() {
    let label = UILabel()
    #expect("\(label.systemLayoutSizeFitting(.zero))" == "\(CGSize.zero)")
    label.text = "\n"
    #expect("\(label.intrinsicContentSize.width)" == "0.0")
  }

  /// At 15 points a title is 18 high: 30 including 6 above and below.
  @Test(arguments: [(20, 30), (30, 30), (40, 40)] as [(CGFloat, CGFloat)])
  func roomAboveAndBelowBelongsToTheTitle(image: CGFloat, height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: image, height: image)).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize.height == height)
  }

  /// 20.287 points of line height become 21, 21.480 become 22.
  @Test(arguments: [(14, 29), (15, 30), (17, 33), (18, 34)] as [(CGFloat, CGFloat)])
  func titlesOfButtonsTakeWholePoints(size: CGFloat, height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == height)
    #expect(button.intrinsicContentSize.width == button.titleLabel!.intrinsicContentSize.width.rounded(.up))
  }

  @Test func aTitleOfSeveralLinesWrapsWithinTheButton() {
    let button = UIButton(type: .system)
    button.setTitle("Two words", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    button.layoutIfNeeded()
    // Two lines of 17.9 points are 35.8.
    #expect(button.titleLabel!.frame.height == 36)
    #expect(button.titleLabel!.frame.minY == 12)
  }

  @Test func symbolsTakeWholePixels() {
    for scale in [1, 2, 3] as [CGFloat] {
      UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)]).performAsCurrent {
        let size = UIImage(systemName: "star")!.size
        #expect((size.width * scale).rounded() / scale == size.width)
        #expect((size.height * scale).rounded() / scale == size.height)
      }
    }
  }

  /// An app's constant is created on the first device of a matrix, and shown on all of them.
  @Test func aSymbolThatIsKeptTakesThePixelsOfEveryDisplay() {
    func at(_ scale: CGFloat, _ work: () -> Void) {
      UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)]).performAsCurrent(work)
    }
    func star() -> UIImage { UIImage(systemName: "star")! }
    var kept = UIImage()
    at(3) { kept = star() }
    at(2) {
      #expect(kept.size == star().size)
      #expect(kept.baselineOffsetFromBottom == star().baselineOffsetFromBottom)
    }
  }

  nonisolated struct Recorded: Sendable, CustomTestStringConvertible {
    let text: String
    let size: CGFloat
    let scale: CGFloat
    let width: CGFloat
    var testDescription: String { "\(text) at \(size) points and \(scale)x" }
  }

  /// Texts in Interface Builder's library, with the widths that it stores.
  nonisolated static let libraryTexts = [
    Recorded(text: "Label", size: 17, scale: 2, width: 41.5),
    Recorded(text: "Label", size: 17, scale: 3, width: 41.333),
    Recorded(text: "Title", size: 17, scale: 2, width: 33.5),
    Recorded(text: "Title", size: 17, scale: 3, width: 33.333),
    Recorded(text: "Detail", size: 17, scale: 2, width: 44), Recorded(text: "Subtitle", size: 12, scale: 2, width: 44),
    Recorded(text: "Subtitle", size: 12, scale: 3, width: 43.667),
  ]

  @Test(arguments: libraryTexts) func textsOfTheLibraryAreAsWideAsItStores(_ recorded: Recorded) {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: recorded.scale)]).performAsCurrent {
      let label = UILabel()
      label.text = recorded.text
      label.font = .systemFont(ofSize: recorded.size)
      #expect(abs(label.intrinsicContentSize.width - recorded.width) < 0.001)
    }
  }

  /// 51 points of title and 12 on both sides; 20.287 points of line height, rounded up to the pixel, and 7 above and below.
  @Test(arguments: [(2, 34.5), (3, 34.333)] as [(CGFloat, CGFloat)])
  func aPlainButtonOfTheLibrary(scale: CGFloat, height: CGFloat) {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)]).performAsCurrent {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Button"
      let size = UIButton(configuration: configuration).intrinsicContentSize
      #expect(size.width == 75)
      #expect(abs(size.height - height) < 0.001)
    }
  }
}
