// As on Apple's platforms: a scene's file may import only SpriteKit and use touches and colours.
@_exported public import Foundation
@_exported public import HeadlessUIKit
