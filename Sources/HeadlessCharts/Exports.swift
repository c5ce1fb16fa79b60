// As on Apple's platforms, the module exports SwiftUI: charts are SwiftUI views.
@_exported public import HeadlessSwiftUI
