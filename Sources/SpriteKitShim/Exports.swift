// As on Apple's platforms, where a scene's file imports SpriteKit alone and names touches and colours.
@_exported public import Foundation
@_exported public import HeadlessUIKit
