import Testing

@testable import SourceGeneration

/// Names that the compiler gave to initialisers of these classes.
@Suite struct SymbolNameTests {
  @Test func namesAreTakenWhole() {
    let symbol = SymbolName.initializer(
      module: "HeadlessQuartzCore", class: "CALayer", label: "ofRuntimeClass", hasPointer: false)
    #expect(symbol == "$s18HeadlessQuartzCore7CALayerC14ofRuntimeClassACyt_tcfC")
  }

  /// `View` and `Controller` stand in the class's name before they stand in the label.
  @Test func wordsThatWereThereAreLetters() {
    let symbol = SymbolName.initializer(
      module: "HeadlessUIKit", class: "UINavigationController", label: "ofRuntimeClassRootViewController",
      hasPointer: true)
    #expect(symbol == "$s13HeadlessUIKit22UINavigationControllerC022ofRuntimeClassRootViewD0ACSV_tcfC")
  }

  @Test func wordsOfAClassRepeatThemselves() {
    let symbol = SymbolName.initializer(
      module: "HeadlessUIKit", class: "UITableViewHeaderFooterView", label: "ofRuntimeClassReuseIdentifier",
      hasPointer: true)
    #expect(symbol == "$s13HeadlessUIKit023UITableViewHeaderFooterD0C29ofRuntimeClassReuseIdentifierACSV_tcfC")
  }
}
