/// The folders of the app's sources, for code that searches its documents and catalogs at run time: nothing has to be copied, and
/// an app's own tests find them without changes.
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
