import HeadlessSwiftUI
import Testing
import UIKit

@testable import HeadlessUIKit

/// Controllers and cells that host SwiftUI's views: placeholders, pictures that a test gives, and represented views of UIKit's.
@MainActor @Suite struct HostingTests {
  private struct Card: View {
    var name = "Ada"
    var body: some View { UnshownView() }
  }

  private struct Box<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { UnshownView() }
  }

  private func placeholder(in view: UIView) -> PlaceholderView? {
    view.layoutIfNeeded()
    return view as? PlaceholderView ?? view.subviews.lazy.compactMap { placeholder(in: $0) }.first
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  // MARK: Controllers

  @Test func aControllerSaysWhatItHosts() throws {
    let host = UIHostingController(rootView: Card())
    host.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    host.view.layoutIfNeeded()
    let shown = try #require(placeholder(in: host.view))
    #expect(shown.title == "Card" && shown.detail == "SwiftUI isn't shown on Linux.")
    #expect(shown.frame == host.view.bounds && host.view.backgroundColor == .systemBackground)
    // As large as its words until a test says more.
    let words = shown.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    #expect(words.width > 100 && host.view.intrinsicContentSize == words)
    #expect(host.sizeThatFits(in: CGSize(width: 120, height: 500)).height > words.height)
  }

  @Test func theNameIsThatOfTheAppsView() {
    func name(_ view: some View) -> String? { placeholder(in: UIHostingController(rootView: view).view)?.title }
    #expect(name(Card().padding().environment(\.locale, Locale(identifier: "de"))) == "Card")
    #expect(name(AnyView(Card())) == "Card")
    #expect(name(Box { Card() }) == "Box")
    #expect(name(UnshownView("VStack")) == "VStack" && name(UnshownView()) == "SwiftUI")
  }

  @Test func aTestGivesAPictureAndASize() throws {
    let host = UIHostingController(rootView: Card())
    host.sizingOptions = .preferredContentSize
    let image = picture(80, 120)
    host.contentPicture = image
    #expect(placeholder(in: host.view)?.picture === image)
    #expect(host.view.intrinsicContentSize == CGSize(width: 80, height: 120))
    #expect(host.preferredContentSize == CGSize(width: 80, height: 120))
    host.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: 90)
    #expect(host.view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 90))
    #expect(host.sizeThatFits(in: CGSize(width: 200, height: 300)) == CGSize(width: 200, height: 90))
  }

  @Test func picturesAreGivenForATypeOfViews() {
    let (ada, other) = (picture(10, 20), picture(30, 40))
    HostedPictures.show(for: Card.self) { card in card.name == "Ada" ? ada : other }
    defer { HostedPictures.hide(for: Card.self) }
    let host = UIHostingController(rootView: AnyView(Card().padding()))
    #expect(placeholder(in: host.view)?.picture === ada)
    host.rootView = AnyView(Card(name: "Grace"))
    #expect(placeholder(in: host.view)?.picture === other)
    #expect(host.view.intrinsicContentSize == CGSize(width: 30, height: 40))
  }

  @Test func modifiersOfTheRoomCount() throws {
    func host(_ view: some View) -> UIViewController { UIHostingController(rootView: view) }
    let words = host(Card()).view.intrinsicContentSize
    let padded = host(Card().padding(.horizontal, 20).padding(.top).opacity(0.5))
    #expect(padded.view.intrinsicContentSize == CGSize(width: words.width + 40, height: words.height + 16))
    padded.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(placeholder(in: padded.view)?.frame == CGRect(x: 20, y: 16, width: 260, height: 184))
    let framed = host(Card().frame(height: 80).frame(width: 100).padding(10))
    #expect(framed.view.intrinsicContentSize == CGSize(width: 120, height: 100))
    framed.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(placeholder(in: framed.view)?.frame == CGRect(x: 100, y: 60, width: 100, height: 80))
  }

  private final class CardController: UIHostingController<Card> {
    init(name: String) { super.init(rootView: Card(name: name)) }
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Card()) }
    override func viewDidLoad() {
      super.viewDidLoad()
      title = rootView.name
    }
  }

  @Test func controllersAreSubclassed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(CardController(name: "Grace"), animated: false)
    navigation.topViewController?.loadViewIfNeeded()
    #expect(navigation.topViewController?.title == "Grace")
  }

  // MARK: Represented views

  private final class Log { var notes: [String] = [] }

  private struct Chart: UIViewRepresentable {
    let value: Int
    let log: Log
    @Environment(\.colorScheme) private var scheme

    final class Coordinator { var updates = 0 }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel {
      log.notes.append("make \(scheme)")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates += 1
      uiView.text = "\(value) \(context.coordinator.updates) \(context.environment.colorScheme)"
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {}
  }

  private struct ChartScreen: View {
    let chart: Chart
    var body: some View { chart.ignoresSafeArea() }
  }

  @Test func aRepresentedViewIsShown() throws {
    let log = Log()
    let host = UIHostingController(rootView: ChartScreen(chart: Chart(value: 1, log: log)))
    host.overrideUserInterfaceStyle = .dark
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = host
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let label = try #require(host.view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text?.hasPrefix("1 ") == true && label.text?.hasSuffix("dark") == true)
    #expect(label.frame == host.view.bounds && placeholder(in: host.view)?.isHidden == true)
    host.rootView = ChartScreen(chart: Chart(value: 2, log: log))
    host.view.layoutIfNeeded()
    #expect(label.text?.hasPrefix("2 ") == true && log.notes == ["make dark"])
    #expect(host.view.intrinsicContentSize == label.intrinsicContentSize)
    // A picture goes before it.
    host.contentPicture = picture(10, 10)
    host.view.layoutIfNeeded()
    #expect(label.isHidden && placeholder(in: host.view)?.isHidden == false)
  }

  private struct Page: UIViewControllerRepresentable {
    @EnvironmentObject private var log: Log
    func makeUIViewController(context: Context) -> UIViewController {
      log.notes.append("made")
      return UIViewController()
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test func aRepresentedControllerIsAChild() throws {
    let log = Log()
    let host = UIHostingController(rootView: Page().environmentObject(log))
    #expect(log.notes == [])
    host.view.layoutIfNeeded()
    #expect(log.notes == ["made"])
    let child = try #require(host.children.first)
    #expect(child.view.superview === host.view && child.parent === host)
  }

  // MARK: Cells

  @Test func aCellIsAsHighAsItsContentWithMargins() throws {
    let configuration = UIHostingConfiguration { Card() }.margins(.all, 10).background(Color.red)
    let content = configuration.makeContentView()
    let words = try #require(placeholder(in: content)).sizeThatFits(CGSize(width: 280, height: 24))
    #expect(content.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height == words.height + 20)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 80))
    cell.addSubview(content)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    content.layoutIfNeeded()
    // The background goes on below the accessories.
    #expect(content.subviews[0].frame == cell.bounds)
    #expect(
      content.subviews[0].backgroundColor?.resolvedColor(with: .current) == .systemRed.resolvedColor(with: .current))
    #expect(content.subviews[1].frame == CGRect(x: 10, y: 10, width: 280, height: 60))
    HostedPictures.show(for: Card.self) { _ in picture(200, 100) }
    defer { HostedPictures.hide(for: Card.self) }
    content.configuration = configuration
    #expect(content.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height == 120)
    content.configuration = configuration.minSize(height: 150)
    #expect(content.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height == 150)
  }

  // MARK: State

  @Observable final class Model { var name = "Ada" }

  private struct Form: View {
    @State var isOn = false
    @Binding var text: String
    @ObservedObject var log: Log
    @Bindable var model: Model
    @Environment(\.dismiss) var dismiss
    @FocusState var isFocused: Bool
    @ScaledMetric var side = 10.0
    var body: some View { UnshownView() }
  }

  @Test func propertiesKeepTheirValues() {
    var text = "a"
    let form = Form(text: Binding(get: { text }, set: { text = $0 }), log: Log(), model: Model())
    form.$isOn.wrappedValue = true
    form.text = "b"
    form.$model.name.wrappedValue = "Grace"
    form.$log.notes.wrappedValue.append("c")
    #expect(form.isOn && text == "b" && form.model.name == "Grace" && form.log.notes == ["c"])
    #expect(!form.isFocused && form.side == 10)
    form.dismiss()
  }

  @Test func coloursAreUIKits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor(Color.red.opacity(0.5)).resolvedColor(with: dark)
    #expect(color == UIColor.systemRed.resolvedColor(with: dark).withAlphaComponent(0.5))
  }
}
