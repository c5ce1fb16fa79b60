import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Menus that open from a bar's title.
@MainActor @Suite struct TitleMenuTests: ShowingNavigationBar {
  let root = UIViewController()
  let top = UIViewController()

  @MainActor private final class Renamer: NSObject, UINavigationItemRenameDelegate {
    var log: [String] = []
    var allowed = true

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append(title) }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { allowed }
  }

  private func sign(in bar: UINavigationBar) -> _UINavigationBarTitleControl? { bar.contentView.titleControl }

  @Test func aTitleWithAMenuHasASignBesideIt() throws {
    top.title = "Title"
    let (bar, screen) = show()
    let plain = place(bar.label("Title"), in: bar)
    #expect(abs(plain.midX - 200) < 0.34 && sign(in: bar) == nil)
    top.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    screen.window.updateScreen()
    let control = try #require(sign(in: bar))
    let title = place(bar.label("Title"), in: bar)
    #expect(title.width == plain.width)
    // Both are centred together, four points apart.
    let whole = place(control, in: bar)
    #expect(abs(whole.midX - 200) < 0.34 && abs(whole.minX - title.minX) < 1e-6)
    #expect(abs(whole.maxX - title.maxX - 4 - control.signSize.width) < 1e-6)
    top.navigationItem.titleMenuProvider = nil
    screen.window.updateScreen()
    #expect(control.isHidden && place(bar.label("Title"), in: bar) == plain)
    screen.close()
  }

  @Test func theSignStandsOnTheOtherSideFromRightToLeft() throws {
    top.title = "Title"
    top.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    let (bar, screen) = show(on: Screens.tall { $0.layoutDirection = .rightToLeft })
    let control = try #require(sign(in: bar))
    #expect(place(bar.label("Title"), in: bar).maxX == place(control, in: bar).maxX)
    screen.close()
  }

  @Test func theMenuIsWhatTheProviderMakesOfTheSystemsEntries() {
    top.title = "Title"
    let renamer = Renamer()
    top.navigationItem.renameDelegate = renamer
    var suggested: [String] = []
    top.navigationItem.titleMenuProvider = { elements in
      suggested = elements.map(\.title)
      return UIMenu(children: elements + [UIAction(title: "Own") { _ in renamer.log.append("own") }])
    }
    let (_, screen) = show()
    #expect(top.navigationItem.showTitleMenu())
    #expect(suggested == ["Rename"])
    #expect(screen.window.visibleMenuElements.map(\.title) == ["Rename", "Own"])
    screen.window.chooseMenuElement(titled: "Own")
    #expect(renamer.log == ["own"])
    screen.close()
  }

  @Test func aDocumentsNameStandsAboveTheEntries() {
    top.title = "Title"
    let renamer = Renamer()
    top.navigationItem.renameDelegate = renamer
    top.navigationItem.documentProperties = UIDocumentProperties(url: URL(filePath: "/papers/Letter.txt"))
    let (_, screen) = show()
    #expect(top.navigationItem.showTitleMenu())
    #expect(screen.window.visibleMenu?.title == "Letter")
    screen.close()
  }

  @Test func commandsAreThoseThatTheResponderChainHas() {
    final class Editor: UIViewController {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("duplicate:")
      }
    }
    let editor = Editor()
    editor.title = "Title"
    editor.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    let navigation = UINavigationController(rootViewController: editor)
    let screen = Screens.show(navigation)
    #expect(editor.navigationItem.showTitleMenu())
    #expect(screen.window.visibleMenuElements.map(\.title) == ["Duplicate"])
    screen.close()
  }

  @Test func renamingAsksTheDelegate() {
    let renamer = Renamer()
    top.title = "Title"
    #expect(!top.navigationItem.rename(to: "No delegate"))
    top.navigationItem.renameDelegate = renamer
    #expect(top.navigationItem.rename(to: "New"))
    #expect(top.navigationItem.title == "New" && renamer.log == ["New"])
    renamer.allowed = false
    #expect(!top.navigationItem.rename(to: "Other"))
    #expect(top.navigationItem.title == "New")
  }

  @Test func aFieldStandsInTheTitlesPlaceWhileItIsEdited() throws {
    @MainActor final class Cautious: NSObject, UINavigationItemRenameDelegate {
      var log: [String] = []
      func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append(title) }
      func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
      ) -> (String, Range<String.Index>) {
        log.append("\(suggestedTitle) \(suggestedTitle[selectedRange])")
        let text = suggestedTitle + ".txt"
        return (text, text.startIndex..<text.firstIndex(of: ".")!)
      }
    }
    let delegate = Cautious()
    top.title = "Letter"
    top.navigationItem.renameDelegate = delegate
    let (bar, screen) = show()
    #expect(top.navigationItem.showTitleMenu())
    screen.window.chooseMenuElement(titled: "Rename")
    screen.window.updateScreen()
    let field = try #require(bar.first(UITextField.self))
    #expect(field.isFirstResponder && field.text == "Letter.txt" && delegate.log == ["Letter Letter"])
    let selection = try #require(field.selectedTextRange)
    #expect(field.text(in: selection) == "Letter")
    #expect(bar.label("Letter")?.alpha == 0 && abs(place(field, in: bar).midX - 200) < 1)
    field.insertText("Note")
    #expect(field.text == "Note.txt")
    field.resignFirstResponder()
    screen.window.updateScreen()
    #expect(top.navigationItem.title == "Note.txt" && delegate.log == ["Letter Letter", "Note.txt"])
    #expect(bar.first(UITextField.self) == nil && bar.label("Note.txt")?.alpha == 1)
    screen.close()
  }

  @Test func theSearchsItemBeginsTheSearch() {
    let search = UISearchController(searchResultsController: nil)
    top.navigationItem.searchController = search
    let (_, screen) = show()
    let item = top.navigationItem.searchBarPlacementBarButtonItem
    #expect(item === top.navigationItem.searchBarPlacementBarButtonItem)
    item.performTap()
    #expect(search.isActive)
    screen.close()
  }
}
