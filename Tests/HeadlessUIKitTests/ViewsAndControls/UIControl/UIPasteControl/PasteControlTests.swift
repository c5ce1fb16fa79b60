import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The system's paste button.
@MainActor @Suite struct PasteControlTests {
  private final class Taker: UIView {
    var taken: [String] = []

    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        provider.loadObject(ofClass: NSString.self) { [self] object, _ in
          taken.append((object as? NSString)?.description ?? "none")
        }
      }
    }
  }

  @Test func aTapHandsOverWhatWasCopied() {
    HostedScreen.apply(.standard)
    let taker = Taker()
    let control = UIPasteControl()
    control.target = taker
    UIPasteboard.general.string = "Dill"
    control.sendActions(for: .touchUpInside)
    #expect(taker.taken.isEmpty)
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    control.sendActions(for: .touchUpInside)
    #expect(taker.taken.isEmpty)
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    control.sendActions(for: .touchUpInside)
    #expect(taker.taken == ["Dill"])
    UIPasteboard.general.items = []
  }

  @Test func theLookFollowsTheConfiguration() throws {
    HostedScreen.apply(.standard)
    func button(_ mode: UIPasteControl.DisplayMode) throws -> (UIPasteControl, UIButton) {
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = mode
      configuration.baseBackgroundColor = .systemGreen
      let control = UIPasteControl(configuration: configuration)
      configuration.baseBackgroundColor = .red
      return (control, try #require(control.subviews.first as? UIButton))
    }
    let (both, button1) = try button(.iconAndLabel)
    #expect(button1.configuration?.title == "Paste" && button1.configuration?.image != nil)
    #expect(button1.configuration?.baseBackgroundColor == .systemGreen)
    #expect(try button(.iconOnly).1.configuration?.title == nil && button(.labelOnly).1.configuration?.image == nil)
    #expect(both.bounds.size == both.intrinsicContentSize)
    #expect(try both.intrinsicContentSize.width > button(.labelOnly).0.intrinsicContentSize.width)
  }
}
