import Foundation
import FoundationNetworking
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct HierarchyStrategyTests {
  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    try AsyncWaiter.value(of: strategy.snapshot(value), timeout: 60, subject: "text")
  }

  @Test func viewsAreListedWithTheirFrames() throws {
    let screen = TitleScreen(title: "Hello")
    screen.box.alpha = 0.5
    #expect(
      try text(screen, as: .recursiveDescription(on: .iPhoneSe)) == """
        <UIView; frame = (0 0; 320 568); autoresize = W+H; \
        backgroundColor = <UIDynamicSystemColor; name = systemBackgroundColor>; layer = <CALayer>>
           | <UILabel; frame = (20 100; 300 40); text = 'Hello'; userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
           | <UIView; frame = (20 200; 50 50); alpha = 0.5; \
        backgroundColor = <UIDynamicCatalogSystemColor; name = systemBlueColor>; layer = <CALayer>>
        """)
  }

  @Test func aViewIsListedInItsOwnSize() throws {
    let view = plainView(.red)
    view.isHidden = true
    view.clipsToBounds = true
    #expect(
      try text(view, as: .recursiveDescription)
        == "<UIView; frame = (0 0; 20 10); clipsToBounds = YES; hidden = YES; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>")
    #expect(view.superview == nil)
  }

  @Test func controllersAreListedWithTheirChildren() throws {
    let parent = UIViewController()
    let child = TitleScreen(title: "")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      try text(parent, as: .hierarchy) == """
        <UIViewController>, state: appeared, view: <UIView>
           | <OnionskinTests.TitleScreen>, state: appeared, view: <UIView>
        """)
  }

  @Test func presentedControllersAreListedUnderWhoPresents() throws {
    final class Presenter: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(TitleScreen(title: ""), animated: false)
      }
    }
    let lines = try text(Presenter(), as: .hierarchy).split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("<OnionskinTests.Presenter>, state: "))
    #expect(lines[1].hasPrefix("   + <OnionskinTests.TitleScreen>, state: appeared, view: <UIView>, presented with: <"))
    #expect(!lines[1].contains("0x"))
  }

  @Test func pathsAreListedByElements() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.25, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 2, y: 2), controlPoint2: CGPoint(x: 1.0 / 3, y: 3))
    path.close()
    // The space after a name remains if nothing follows it.
    let expected = """
      MoveTo (1.0, 2.0)
      LineTo (3.25, 4.0)
      QuadCurveTo (7.0, 8.0) (5.0, 6.0)
      CurveTo (2.0, 2.0) (0.333, 3.0) (1.0, 1.0)
      Close\(" ")

      """
    let lines = try text(path, as: .elementsDescription)
    #expect(lines == expected)
    #expect(try text(path.cgPath, as: .elementsDescription) == expected)
  }

  private var request: URLRequest {
    var request = URLRequest(url: URL(string: "https://example.com/pizza?size=30&cheese=2")!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("session=1", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":\"$\"}".utf8)
    return request
  }

  @Test func requestsAsTheyGoOverTheWire() throws {
    let raw = """
      POST https://example.com/pizza?cheese=2&size=30
      Accept: text/html
      Content-Type: application/json
      Cookie: session=1

      {"b":1,"a":"$"}
      """
    #expect(try text(request, as: .raw) == raw)
    #expect(try text(request, as: .raw(pretty: true)).hasSuffix("{\n  \"a\" : \"$\",\n  \"b\" : 1\n}"))
    #expect(try text(URLRequest(url: URL(string: "https://example.com")!), as: .raw) == "GET https://example.com")
  }

  @Test func requestsAsCommands() throws {
    #expect(
      try text(request, as: .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--header "Content-Type: application/json" \\
        \t--data "{\\"b\\":1,\\"a\\":\\"\\$\\"}" \\
        \t--cookie "session=1" \\
        \t"https://example.com/pizza?cheese=2&size=30"
        """)
    var head = URLRequest(url: URL(string: "https://example.com")!)
    head.httpMethod = "HEAD"
    #expect(try text(head, as: .curl) == "curl \\\n\t--head \\\n\t\"https://example.com\"")
  }
}
