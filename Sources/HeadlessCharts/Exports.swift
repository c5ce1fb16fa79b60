// As on Apple's platforms: charts are views of SwiftUI.
@_exported public import HeadlessSwiftUI
