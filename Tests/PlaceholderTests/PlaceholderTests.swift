import AVKit
import MapKit
import PhotosUI
import Testing
import UIKit
import WebKit

@testable import HeadlessUIKit

/// Views of Apple's other frameworks, which show their name and store their settings.
@MainActor @Suite struct PlaceholderTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var calls: [String] = []

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      calls.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
  }

  private func url(_ path: String) throws -> URL { try #require(URL(string: "https://example.org/\(path)")) }

  @Test func anAssetOfAnAddressKeepsIt() {
    let address = URL(fileURLWithPath: "/film.mov")
    #expect((AVAsset(url: address) as? AVURLAsset)?.url == address)
  }

  @Test func aMapFindsItsAnnotationsInAPartOfTheMap() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let places = [(48.0, 2.0), (52.0, 13.0)].map { place in
      let pin = MKPointAnnotation()
      pin.coordinate = CLLocationCoordinate2D(latitude: place.0, longitude: place.1)
      return pin
    }
    map.addAnnotations(places)
    let first = MKMapPoint(places[0].coordinate)
    let found = map.annotations(in: MKMapRect(x: first.x - 10, y: first.y - 10, width: 20, height: 20))
    #expect(found == [AnyHashable(places[0])])
  }

  @Test func aWebViewWithoutAPageHasNoColourAndNoMedia() async {
    let web = WKWebView()
    #expect(web.themeColor == nil && web.fullscreenState == .notInFullscreen)
    #expect(web.cameraCaptureState == .none && web.microphoneCaptureState == .none)
    #expect(await web.requestMediaPlaybackState() == .none)
    #expect(WKWebView.handlesURLScheme("HTTPS") && !WKWebView.handlesURLScheme("app"))
  }

  @Test func aWebViewLoadsUntilATestShowsThePage() throws {
    let (first, second) = (try url("first"), try url("second"))
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let listener = Listener()
    web.navigationDelegate = listener
    web.load(URLRequest(url: first))
    #expect(web.isLoading && web.url == first && listener.calls == ["start"])
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 300)).image { _ in }
    web.showPage(picture, title: "First")
    web.layoutIfNeeded()
    #expect(!web.isLoading && web.title == "First" && listener.calls == ["start", "commit", "finish"])
    // As wide as the view, enlarged to twice the size.
    #expect(web.scrollView.contentSize == CGSize(width: 100, height: 600))
    web.load(URLRequest(url: second))
    #expect(web.canGoBack && !web.canGoForward && web.title == nil)
    web.goBack()
    #expect(web.url == first && web.canGoForward)
  }

  @Test func scriptsTellTheirHandlersWhatATestSays() {
    final class Handler: NSObject, WKScriptMessageHandler {
      var bodies: [String] = []
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) { bodies.append("\(message.name): \(message.body)") }
    }
    let handler = Handler()
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(handler, name: "bridge")
    #expect(configuration.userContentController.sendMessage("hello", name: "bridge"))
    #expect(!configuration.userContentController.sendMessage("hello", name: "other"))
    #expect(handler.bodies == ["bridge: hello"])
  }

  @Test func annotationsStandWhereTheMapWouldShowThem() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 20),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 4))
    let place = MKPointAnnotation()
    place.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 21)
    map.addAnnotation(place)
    map.layoutIfNeeded()
    // Four degrees fill the width: one is a hundred points.
    let point = map.convert(place.coordinate, toPointTo: map)
    #expect(abs(point.x - 300) < 1e-6 && abs(point.y - 200) < 1e-6)
    let view = try #require(map.view(for: place))
    // The balloon's tip is at its coordinate.
    #expect(abs(view.frame.maxY - 200) < 1e-6 && abs(view.frame.midX - 300) < 1e-6)
    let back = map.convert(CGPoint(x: 100, y: 200), toCoordinateFrom: map)
    #expect(abs(back.longitude - 19) < 1e-9 && abs(back.latitude) < 1e-9)
    map.removeAnnotation(place)
    #expect(map.annotations.isEmpty && map.view(for: place) == nil)
  }

  @Test func distancesFollowTheSphere() {
    let here = CLLocation(latitude: 0, longitude: 0)
    // A quarter of the earth's circumference.
    let distance = here.distance(from: CLLocation(latitude: 0, longitude: 90))
    #expect(abs(distance - 6_371_008.8 * .pi / 2) < 1)
  }

  @Test func aPlayerKeepsItsTimeAndShowsTheTestsPicture() throws {
    let player = AVPlayer(url: try url("film.mp4"))
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect(CMTimeGetSeconds(player.currentTime()) == 1.5)
    player.play()
    #expect(player.rate == 1)
    let layer = AVPlayerLayer(player: player)
    #expect(layer.player === player && !layer.isReadyForDisplay)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.contentsGravity == .resizeAspectFill)
    let controller = AVPlayerViewController()
    controller.player = player
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.loadViewIfNeeded()
    let sublayers = try #require(controller.view.layer.sublayers)
    #expect(sublayers.contains { ($0 as? AVPlayerLayer)?.player === player })
  }

  @MainActor private final class Chooser: PHPickerViewControllerDelegate {
    var results: [PHPickerResult]?
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { self.results = results }
  }

  @Test func aPhotoPickerSaysWhatItIsAndChoosesForATest() throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.filter = .any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    let chooser = Chooser()
    picker.delegate = chooser
    let placeholder = try #require(picker.view.subviews.first as? PlaceholderView)
    #expect(placeholder.detail == "Up to 2 items")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    picker.choose([image, UIImage(), UIImage()])
    let results = try #require(chooser.results)
    #expect(results.count == 2)
    var loaded: UIImage?
    results[0].itemProvider.loadObject(ofClass: UIImage.self) { object, _ in loaded = object as? UIImage }
    #expect(loaded === image)
    picker.choose([])
    #expect(chooser.results?.isEmpty == true)
  }
}
