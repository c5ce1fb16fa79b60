import CoreData
import Foundation

/// A model as Xcode writes it, with classes as the plugin translates them.
enum Library {
  static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" userDefinedModelVersionIdentifier="2">
        <entity name="Item" representedClassName="Item" isAbstract="YES" syncable="YES" codeGenerationType="class">
            <attribute name="added" elementID="created" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="title" attributeType="String" minValueString="2" maxValueString="20"/>
        </entity>
        <entity name="Book" representedClassName=".Book" parentEntity="Item" syncable="YES" codeGenerationType="category">
            <attribute name="pages" optional="YES" attributeType="Integer 16" minValueString="1" defaultValueString="100" usesScalarValueType="YES"/>
            <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES" defaultValueString="NO"/>
            <attribute name="cover" optional="YES" attributeType="Transformable" customClassName="Cover"/>
            <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="9.5"/>
            <attribute name="sortTitle" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(title)"/>
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
            <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="identifier"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Author" representedClassName="Author" syncable="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            <fetchedProperty name="namesakes" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="Author" predicateString="name == $FETCH_SOURCE.name"/>
            </fetchedProperty>
        </entity>
        <entity name="Tag" syncable="YES">
            <attribute name="label" optional="YES" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
        </entity>
        <fetchRequest name="ByTitle" entity="Book" predicateString="title == $TITLE"/>
        <configuration name="Local"><memberEntity name="Tag"/></configuration>
    </model>
    """

  /// A folder as it lies in a project: two versions, of which the second is the current one.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Library-\(UUID().uuidString).xcdatamodeld")
    for (version, text) in [("Library", "<model><entity name=\"Old\"/></model>"), ("Library 2", contents)] {
      let place = folder.appendingPathComponent("\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try text.write(to: place.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    }
    let current = ["_XCCurrentVersionName": "Library 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
    return folder
  }

  static func model() throws -> NSManagedObjectModel {
    guard let model = NSManagedObjectModel(contentsOf: try folder()) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return model
  }

  /// A container with a store in memory.
  static func container() throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model())
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}

class Item: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
}

class Book: Item {
  var pages: Int16 {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var isRead: Bool {
    get { managedValue(forKey: "isRead") }
    set { setManagedValue(newValue, forKey: "isRead") }
  }
  var author: Author? {
    get { managedValue(forKey: "author") }
    set { setManagedValue(newValue, forKey: "author") }
  }
  var tags: Set<NSManagedObject> {
    get { managedValue(forKey: "tags") }
    set { setManagedValue(newValue, forKey: "tags") }
  }
  /// What Swift keeps beside the managed values has its initial value in fetched objects, too.
  var notes = ["new"]
  var awoken = 0

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    awoken += 1
    setPrimitiveValue(UUID(), forKey: "identifier")
  }

  convenience init(_ title: String, pages: Int16 = 100, by author: Author? = nil, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
    self.pages = pages
    self.author = author
  }
}

class Author: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSOrderedSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
  func addToBooks(_ value: Book) { callManagedMethod("addBooksObject:", [value]) }
  func removeFromBooks(at index: Int) { callManagedMethod("removeObjectFromBooksAtIndex:", [index]) }

  convenience init(named name: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.name = name
  }
}
