// `import SwiftUI` on Linux without the plugin. Clients rename this module, so that no other package finds it.
@_exported public import HeadlessSwiftUI
