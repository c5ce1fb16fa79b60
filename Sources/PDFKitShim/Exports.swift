// As on Apple's platforms.
@_exported public import Foundation
