import Testing
import UIKit

@testable import HeadlessUIKit

/// Alerts and action sheets: their contents, positions, and the effect of a tap.
@MainActor @Suite struct AlertTests {
  private let below = UIViewController()

  private func show(_ alert: UIAlertController, on configuration: ScreenConfiguration? = nil) -> HostedScreen {
    let screen = Screens.show(below, on: configuration)
    below.present(alert, animated: true)
    screen.window.updateScreen()
    return screen
  }

  private func make(
    _ style: UIAlertController.Style, title: String? = "Title", message: String? = "Message",
    _ actions: UIAlertAction...
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  private func buttons(in view: UIView) -> [_UIAlertControllerActionView] {
    view.subviews.flatMap { ($0 as? _UIAlertControllerActionView).map { [$0] } ?? buttons(in: $0) }
  }

  private func place(_ view: UIView, in alert: UIAlertController) -> CGRect {
    view.convert(view.bounds, to: alert.view)
  }

  private func button(_ title: String, in alert: UIAlertController) throws -> _UIAlertControllerActionView {
    try #require(buttons(in: alert.view).first { $0.action.title == title })
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  // MARK: Alerts

  @Test func anAlertIsACardInTheMiddle() throws {
    let alert = make(.alert, UIAlertAction(title: "OK", style: .default))
    let screen = show(alert)
    let frame = alert.view.frame
    // The message's baseline lies 36 + 20 points below the edge, 20 above the line; a button of 44 follows.
    #expect(frame.width == 270)
    #expect(frame.minX == 65)
    #expect(abs(frame.height - (76 + 1 / 3.0 + 44)) < 0.67)
    #expect(abs(frame.midY - 400) <= 0.5)
    #expect(below.view.window === screen.window)
    let ok = try button("OK", in: alert)
    #expect(place(ok, in: alert).height == 44)
    #expect(near(place(ok, in: alert).maxY, frame.height))
    screen.close()
  }

  @Test func twoButtonsStandSideBySideAndCancelComesFirst() throws {
    let alert = make(
      .alert, UIAlertAction(title: "Save", style: .default), UIAlertAction(title: "Cancel", style: .cancel))
    let screen = show(alert)
    let (save, cancel) = (try button("Save", in: alert), try button("Cancel", in: alert))
    #expect(place(cancel, in: alert).minX == 0)
    #expect(place(save, in: alert).maxX == 270)
    #expect(place(save, in: alert).minY == place(cancel, in: alert).minY)
    #expect(cancel.label.font.weightTrait == UIFont.Weight.semibold)
    #expect(save.label.font.weightTrait == UIFont.Weight.regular)
    screen.close()
  }

  @Test func rightToLeftTheOrderIsMirrored() throws {
    let alert = make(
      .alert, UIAlertAction(title: "Save", style: .default), UIAlertAction(title: "Cancel", style: .cancel))
    let screen = show(alert, on: Screens.tall { $0.layoutDirection = .rightToLeft })
    #expect(place(try button("Cancel", in: alert), in: alert).maxX == 270)
    screen.close()
  }

  @Test func longTitlesAndThreeButtonsAreStackedWithCancelLast() throws {
    let long = make(
      .alert, UIAlertAction(title: "Cancel", style: .cancel),
      UIAlertAction(title: "A Title Too Long for Half", style: .default))
    var screen = show(long)
    var (first, cancel) = (try button("A Title Too Long for Half", in: long), try button("Cancel", in: long))
    #expect(place(first, in: long).width == 270)
    #expect(place(cancel, in: long).minY > place(first, in: long).minY)
    screen.close()
    let three = make(
      .alert, UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "A", style: .default),
      UIAlertAction(title: "B", style: .destructive))
    screen = show(three)
    first = try button("A", in: three)
    cancel = try button("Cancel", in: three)
    // One pixel between the rows.
    #expect(abs(place(cancel, in: three).minY - place(first, in: three).minY - 2 * (44 + 1 / 3.0)) < 1e-6)
    #expect(try button("B", in: three).label.textColor == .systemRed)
    screen.close()
  }

  @Test func thePreferredActionIsBoldInPlaceOfCancel() throws {
    let save = UIAlertAction(title: "Save", style: .default)
    let alert = make(.alert, save, UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = save
    let screen = show(alert)
    #expect(try button("Save", in: alert).label.font.weightTrait == UIFont.Weight.semibold)
    #expect(try button("Cancel", in: alert).label.font.weightTrait == UIFont.Weight.regular)
    screen.close()
  }

  @Test func aTapDismissesAndThenCallsTheHandler() {
    var calls: [String] = []
    let action = UIAlertAction(title: "OK", style: .default) { _ in
      calls.append(self.below.presentedViewController == nil ? "after" : "before")
    }
    let alert = make(.alert, action)
    let screen = show(alert)
    #expect(alert.performTap(onActionTitled: "OK"))
    screen.window.updateScreen()
    #expect(calls == ["after"])
    #expect(below.presentedViewController == nil)
    screen.close()
  }

  @Test func theButtonItselfDoesTheSame() throws {
    var calls = 0
    let alert = make(.alert, UIAlertAction(title: "OK", style: .default) { _ in calls += 1 })
    let screen = show(alert)
    try button("OK", in: alert).sendActions(for: .touchUpInside)
    screen.window.updateScreen()
    #expect(calls == 1)
    screen.close()
  }

  @Test func aDisabledActionDoesNothing() throws {
    let action = UIAlertAction(title: "OK", style: .default) { _ in Issue.record("called") }
    let alert = make(.alert, action)
    let screen = show(alert)
    action.isEnabled = false
    #expect(!alert.performTap(on: action))
    #expect(try button("OK", in: alert).isEnabled == false)
    #expect(below.presentedViewController === alert)
    screen.close()
  }

  @Test func textsMayChangeWhileTheAlertIsShown() {
    let alert = make(.alert, UIAlertAction(title: "OK", style: .default))
    let screen = show(alert)
    let height = alert.view.frame.height
    alert.message = "A message that takes up more than a line: so the alert grows, and stays in the middle."
    screen.window.updateScreen()
    #expect(alert.view.frame.height > height + 14)
    #expect(abs(alert.view.frame.midY - 400) <= 0.5)
    screen.close()
  }

  @Test func anAppsConstraintsOnTheViewCount() {
    let alert = make(.alert, message: nil)
    alert.view.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let spinner = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 50))
    alert.view.addSubview(spinner)
    let screen = show(alert)
    #expect(alert.view.frame.size == CGSize(width: 270, height: 150))
    #expect(spinner.window === screen.window)
    screen.close()
  }

  @Test func whatDoesNotFitIsScrolledTo() throws {
    let alert = make(.alert, message: String(repeating: "All of this has to be read. ", count: 200))
    for index in 0..<6 { alert.addAction(UIAlertAction(title: "Choice \(index)", style: .default)) }
    let screen = show(alert)
    #expect(alert.view.frame.minY >= 50 && alert.view.frame.maxY <= 770)
    let row = try button("Choice 0", in: alert)
    let scrollView = try #require(row.superview as? UIScrollView)
    // One row and a half, so that further rows are recognizable.
    #expect(scrollView.bounds.height == 66)
    #expect(scrollView.contentSize.height > 264)
    screen.close()
  }

  @Test func theDimmingLeavesThePlaceOfTheAlertOut() throws {
    let alert = make(.alert, UIAlertAction(title: "OK", style: .default))
    let screen = show(alert)
    let dimming = try #require(alert.presentationController?.containerView?.subviews.first as? UIDimmingView)
    #expect(dimming.knockouts.count == 1)
    #expect(dimming.knockouts.first?.place.isNearlyEqual(to: alert.view.frame) == true)
    screen.close()
  }

  // MARK: Action sheets

  @Test func anActionSheetStandsAtTheLowerEdgeWithCancelApart() throws {
    let sheet = make(
      .actionSheet, title: nil, message: nil, UIAlertAction(title: "Cancel", style: .cancel),
      UIAlertAction(title: "A", style: .default), UIAlertAction(title: "B", style: .default))
    let screen = show(sheet)
    // Two rows of 57 with a line between, 8 points, a row; 8 points from the sides, 30 of safe area below.
    let height = 57 * 3 + 8 + 1 / 3.0
    #expect(sheet.view.frame.width == 384 && sheet.view.frame.minX == 8)
    #expect(abs(sheet.view.frame.height - height) < 0.34)
    #expect(near(sheet.view.frame.maxY, 770))
    let cancel = place(try button("Cancel", in: sheet), in: sheet)
    #expect(near(cancel.height, 57) && near(cancel.maxY, sheet.view.frame.height))
    #expect(try button("A", in: sheet).label.font.pointSize == 20)
    screen.close()
  }

  @Test func onItsSideAPhoneShowsTheSheetAsWideAsUpright() {
    let sheet = make(.actionSheet, UIAlertAction(title: "A", style: .default))
    let screen = show(sheet, on: Screens.wide())
    #expect(sheet.view.frame.width == 384)
    #expect(sheet.view.frame.midX == 400)
    screen.close()
  }

  // MARK: Text sizes

  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, CGFloat(270)), (.accessibilityMedium, 368),
    (.accessibilityExtraExtraExtraLarge, 368),
  ])
  func accessibilitySizesWidenAlerts(_ category: UIContentSizeCategory, _ width: CGFloat) {
    let alert = make(.alert, UIAlertAction(title: "OK", style: .default))
    let screen = show(alert, on: Screens.tall { $0.preferredContentSizeCategory = category })
    // 400 points minus 16 on both sides.
    #expect(alert.view.frame.width == width && alert.view.frame.midX == 200)
    screen.close()
  }

  // MARK: Tablets

  @Test func onATabletAnActionSheetIsAPopoverWithoutCancel() throws {
    var configuration = Screens.tall {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .regular
    }
    configuration.size = CGSize(width: 800, height: 1000)
    let screen = Screens.show(below, on: configuration)
    let source = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 40))
    below.view.addSubview(source)
    let sheet = make(
      .actionSheet, title: nil, message: nil, UIAlertAction(title: "A", style: .default),
      UIAlertAction(title: "Cancel", style: .cancel))
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = source
    below.present(sheet, animated: true)
    screen.window.updateScreen()
    #expect(buttons(in: sheet.view).map(\.action.title) == ["A"])
    #expect(popover.arrowDirection == .up)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 198, y: 140, width: 304, height: 70))
    #expect(place(try button("A", in: sheet), in: sheet) == CGRect(x: 0, y: 13, width: 304, height: 57))
    screen.close()
  }

  @Test func onAPhoneThereIsNoPopover() {
    let sheet = make(.actionSheet, UIAlertAction(title: "A", style: .default))
    #expect(sheet.popoverPresentationController == nil)
    sheet.modalPresentationStyle = .popover
    #expect(sheet.popoverPresentationController != nil)
    let screen = show(sheet)
    #expect(near(sheet.view.frame.maxY, 770))
    screen.close()
  }

  // MARK: Text fields

  @Test func theFirstTextFieldTakesTheKeyboardAndTheAlertKeepsClearOfIt() throws {
    let alert = make(.alert, UIAlertAction(title: "OK", style: .default))
    #expect(alert.textFields == nil)
    alert.addTextField()
    alert.addTextField { $0.placeholder = "Password" }
    let screen = show(alert)
    #expect(alert.textFields?.count == 2)
    #expect(alert.textFields?.last?.placeholder == "Password")
    #expect(alert.textFields?.first?.isFirstResponder == true)
    let fields = try #require(alert.textFields).compactMap(\.superview).map { place($0, in: alert) }
    #expect(fields.map(\.width) == [238, 238])
    #expect(fields[0].maxY < fields[1].minY)
    let keyboard = try #require(HostedKeyboard.current.frame)
    #expect(abs(alert.view.frame.midY - keyboard.minY / 2) <= 0.5)
    alert.performTap(onActionTitled: "OK")
    screen.window.updateScreen()
    #expect(HostedKeyboard.current.frame == nil)
    screen.close()
  }

  // MARK: Values without properties

  @Test func attributedTextsColoursAndContentAreTaken() throws {
    let action = UIAlertAction(title: "OK", style: .default)
    action.setValue(UIColor.systemGreen, forKey: "titleTextColor")
    let alert = make(.alert, action)
    let plain = alert.view as? _UIAlertControllerPhoneTVMacView
    let natural = plain?.fittingSize(width: 270, maximumHeight: 1000).height ?? 0
    alert.setValue(NSAttributedString(string: "Other"), forKey: "attributedTitle")
    let content = UIViewController()
    content.preferredContentSize.height = 90
    alert.setValue(content, forKey: "contentViewController")
    let screen = show(alert)
    #expect(try button("OK", in: alert).label.textColor == .systemGreen)
    #expect(content.parent === alert)
    #expect(content.view.frame.size == CGSize(width: 270, height: 90))
    #expect(abs(alert.view.frame.height - natural - 90) < 0.5)
    screen.close()
  }

  // MARK: Invalid use

  private nonisolated static func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func twoActionsThatCancelAreOneTooMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
    #expect(
      AlertTests.words(result).contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
  }

  @Test func anAlertNeedsSomethingToShow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let screen = HostedScreen(.standard) { UIViewController() }
        screen.controller.present(alert, animated: false)
      }
    }
    #expect(
      AlertTests.words(result).contains("UIAlertController must have a title, a message or an action to display"))
  }
}

extension UIFont {
  fileprivate var weightTrait: UIFont.Weight? {
    (fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
      .flatMap { $0[.weight] as? CGFloat }.map(UIFont.Weight.init(rawValue:))
  }
}
