internal import HeadlessObjectiveC

enum DocumentPickerViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { DocumentPickerViewControllerFacts.self }
  static let facts = FactList<UIDocumentPickerViewController> {
    Fact("allowsMultipleSelection", \.allowsMultipleSelection)
    Fact("shouldShowFileExtensions", \.shouldShowFileExtensions)
    Fact("directoryURL", \.directoryURL)
    Fact("delegate", \.delegate)
  }
}
