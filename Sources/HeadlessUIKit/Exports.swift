// UIKit's interface speaks of Foundation's types, and apps that import UIKit use them without importing them.
@_exported import Foundation
