/// The modules whose names a file uses without importing them, because Foundation and UIKit import them on Apple's platforms.
public enum ImpliedModules {
  /// Returns the modules that a file uses without importing them.
  ///
  /// - Parameter contents: the file's text.
  /// - Returns: Apple's names of the modules.
  public static func of(_ contents: some Collection<UInt8>) -> Set<String> {
    let file = SourceFile(SourceText(path: "", contents: contents))
    let needs = ModuleNeeds(file)
    var modules: Set<String> = []
    if needs.security { modules.insert("Security") }
    if needs.locks { modules.insert("os") }
    if needs.notifications { modules.insert("UserNotifications") }
    for place in file.tokens.indices where file.tokens[place].kind == .identifier {
      let name = file.string(place)
      // Other libraries have publishers too, so only names that are unique to Combine count.
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
