import AVKit
import Foundation
import Graphics
import HeadlessSwiftUI
import Testing
import UIKit
import _AVKit_SwiftUI

@MainActor @Suite struct VideoPlayerTests {
  @Test func aFilmInSwiftUIIsAVKitsController() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.org/film.mp4")))
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 200, height: 100)
    configuration.safeAreaInsets = .zero
    let hosting = UIHostingController(rootView: VideoPlayer(player: player) { Text("Over it") })
    let screen = HostedScreen(configuration) { hosting }
    defer { screen.close() }
    _ = screen.displayList()
    func find(_ controller: UIViewController) -> AVPlayerViewController? {
      controller as? AVPlayerViewController ?? controller.children.lazy.compactMap(find).first
    }
    let shown = try #require(find(hosting))
    #expect(shown.player === player)
    #expect(shown.view.bounds.size == CGSize(width: 200, height: 100))
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    #expect(texts(screen.viewTree()).contains("Over it"))
  }
}
