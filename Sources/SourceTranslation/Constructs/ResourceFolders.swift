/// Where the app's sources lie, for code that looks for its documents and catalogs while the program runs: nothing has to
/// be copied, and an app's own tests, which know nothing of this, find them.
struct ResourceFolders: Construct {
  func translate(_ translation: inout FileTranslation) {
    let settings = translation.settings
    guard !settings.folders.isEmpty, settings.runtimeModule == "UIKit" || settings.runtimeModule == "HeadlessUIKit"
    else {
      return
    }
    translation.needsRuntime = true
    let name = "UIKitFolders_\(translation.mark)"
    let folders = settings.folders.map(SwiftLiteral.string).joined(separator: ", ")
    translation.edits.appended.append(
      (
        "enum \(name): RuntimeMemberList { \(MemberLists.anchor(name)); static var members: [RuntimeMember] { [] }; "
          + "static var resourceFolders: [String] { [\(folders)] } }", 1
      ))
  }
}
