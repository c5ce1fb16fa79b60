/// Modules whose names a file uses without an import of its own, as Foundation and UIKit bring them on Apple's platforms.
public enum ImpliedModules {
  /// - Parameter contents: the file's text.
  /// - Returns: modules by Apple's names.
  public static func of(_ contents: some Collection<UInt8>) -> Set<String> {
    let file = SourceFile(SourceText(path: "", contents: contents))
    let needs = ModuleNeeds(file)
    var modules: Set<String> = []
    if needs.security { modules.insert("Security") }
    if needs.locks { modules.insert("os") }
    for place in file.tokens.indices where file.tokens[place].kind == .identifier {
      let name = file.string(place)
      // Other libraries have publishers of their own, too: these names are Combine's alone.
      if combine.contains(name) { modules.insert("Combine") }
      if coreData.contains(name) { modules.insert("CoreData") }
    }
    return modules
  }

  private static let combine: Set<String> = [
    "CurrentValueSubject", "PassthroughSubject", "AnyCancellable", "AnyPublisher", "ObservableObject",
  ]
  private static let coreData: Set<String> = [
    "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
    "NSFetchedResultsController",
  ]
}
