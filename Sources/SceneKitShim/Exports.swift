// As on Apple's platforms: a scene's file may import only SceneKit and use views, touches and colours.
@_exported public import Foundation
@_exported public import HeadlessUIKit
