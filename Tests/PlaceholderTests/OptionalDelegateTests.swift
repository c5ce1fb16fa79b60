import CoreLocation
import SafariServices
import Testing
import UIKit
import WebKit

/// Optional delegate methods, called with a question mark.
@MainActor @Suite struct OptionalDelegateTests {
  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var isFinished = false
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isFinished = true }
  }

  private final class Nothing: NSObject, SFSafariViewControllerDelegate, WKNavigationDelegate {}

  @Test func methodsThatAreThereAreCalled() throws {
    let page = SFSafariViewController(url: try #require(URL(string: "https://example.org")))
    let listener = Listener()
    let delegate: any SFSafariViewControllerDelegate = listener
    delegate.safariViewControllerDidFinish?(page)
    #expect(listener.isFinished)
    let other: any SFSafariViewControllerDelegate = Nothing()
    #expect(other.safariViewController?(page, activityItemsFor: URL(fileURLWithPath: "/"), title: nil) == nil)
  }

  @Test func webViewsDelegatesAreCalledSo() {
    let delegate: any WKNavigationDelegate = Nothing()
    let isThere: Void? = delegate.webView?(WKWebView(), didFinish: nil)
    #expect(isThere == nil)
  }

  @Test func permissionsAreAskedOfTheClassToo() {
    #expect(CLLocationManager.authorizationStatus() == CLLocationManager().authorizationStatus)
  }

  private final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
    weak var original: (any UISheetPresentationControllerDelegate)?
  }

  private final class AnyListener: NSObject, UIAdaptivePresentationControllerDelegate {}

  /// A sheet's delegate is one of sheets, and the presentation's at the same time.
  @Test func sheetsHaveADelegateOfTheirOwn() {
    let (first, second, other) = (SheetListener(), SheetListener(), AnyListener())
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let presentation: UIPresentationController = sheet
    sheet.delegate = first
    #expect(presentation.delegate === first)
    second.original = sheet.delegate
    #expect(second.original === first)
    presentation.delegate = other
    #expect(sheet.delegate == nil)
    let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let listener: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
    #expect(listener == nil)
  }
}
