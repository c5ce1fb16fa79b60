internal import Foundation
public import HeadlessSwiftUI
internal import HeadlessUIKit
public import SceneKit

/// Shows a scene as `SCNView` does: here its background colour alone.
@preconcurrency @MainActor public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

    public static let allowsCameraControl = Options(rawValue: 1 << 0)
    public static let rendersContinuously = Options(rawValue: 1 << 1)
    public static let autoenablesDefaultLighting = Options(rawValue: 1 << 2)
    public static let jitteringEnabled = Options(rawValue: 1 << 3)
    public static let temporalAntialiasingEnabled = Options(rawValue: 1 << 4)
  }

  private let scene: SCNScene?
  private let pointOfView: SCNNode?
  private let options: Options
  private let framesPerSecond: Int
  private let antialiasingMode: SCNAntialiasingMode
  private let delegate: (any SCNSceneRendererDelegate)?

  /// - Parameters:
  ///   - scene: the scene; nil for an empty view.
  ///   - pointOfView: the node with the camera; stored by the view, as the others are: nothing is drawn.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
    (self.scene, self.pointOfView, self.options) = (scene, pointOfView, options)
    (framesPerSecond, self.antialiasingMode, self.delegate) = (preferredFramesPerSecond, antialiasingMode, delegate)
  }

  public var body: some View {
    SceneSurface { view in
      (view.scene, view.pointOfView, view.delegate) = (scene, pointOfView, delegate)
      (view.preferredFramesPerSecond, view.antialiasingMode) = (framesPerSecond, antialiasingMode)
      view.allowsCameraControl = options.contains(.allowsCameraControl)
      view.rendersContinuously = options.contains(.rendersContinuously)
      view.autoenablesDefaultLighting = options.contains(.autoenablesDefaultLighting)
      view.isJitteringEnabled = options.contains(.jitteringEnabled)
    }
  }
}

private struct SceneSurface: UIViewRepresentable {
  let update: @MainActor (SCNView) -> Void

  func makeUIView(context: Context) -> SCNView { SCNView(frame: .zero) }
  func updateUIView(_ view: SCNView, context: Context) { update(view) }
}
