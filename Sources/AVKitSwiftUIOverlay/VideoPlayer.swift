public import AVFoundation
internal import AVKit
public import HeadlessSwiftUI

/// A placeholder for a film with its controls, as in `AVPlayerViewController`: black, with the picture that a test sets for the
/// layer, or with the URL that the player would play.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  nonisolated(unsafe) private let overlay: VideoOverlay

  /// - Parameter videoOverlay: the content above the film, and below the controls.
  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View { PlayerController(player: player).overlay { overlay } }
}

nonisolated extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The controller of AVKit, in a view.
private struct PlayerController: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    if controller.player !== player { controller.player = player }
  }
}
