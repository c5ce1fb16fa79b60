// As on Apple's platforms: the file that declares a tip may import only TipKit, and names texts and images.
@_exported public import Foundation
@_exported public import HeadlessSwiftUI
