// As on Apple's platforms.
@_exported public import CoreLocation
@_exported public import Foundation
