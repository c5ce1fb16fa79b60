import CoreData
import DataModels
import Foundation
import Testing

@MainActor @Suite struct ModelTests {
  @Test func theCurrentVersionIsRead() throws {
    let model = try Library.model()
    #expect(Set(model.entitiesByName.keys) == ["Item", "Book", "Author", "Tag"])
    #expect(model.versionIdentifiers == ["2"])
    #expect(model.entities(forConfigurationName: "Local")?.map(\.name) == ["Tag"])
  }

  @Test func subentitiesHaveTheSuperentitysProperties() throws {
    let model = try Library.model()
    let book = try #require(model.entitiesByName["Book"])
    #expect(book.superentity?.name == "Item" && book.superentity?.isAbstract == true)
    #expect(book.attributesByName["title"]?.isOptional == false)
    #expect(book.attributesByName["title"]?.entity.name == "Item")
    #expect(book.isKindOf(entity: try #require(model.entitiesByName["Item"])))
    #expect(model.entitiesByName["Item"]?.subentitiesByName.keys.sorted() == ["Book"])
  }

  @Test func attributesHaveTheirTypesAndDefaults() throws {
    let book = try #require(try Library.model().entitiesByName["Book"]).attributesByName
    #expect(book["pages"]?.attributeType == .integer16AttributeType && book["pages"]?.type == .integer16)
    #expect(book["pages"]?.defaultValue as? NSNumber == 100)
    #expect(book["isRead"]?.defaultValue as? Bool == false)
    #expect(book["price"]?.defaultValue as? NSDecimalNumber == NSDecimalNumber(string: "9.5"))
    #expect(book["cover"]?.attributeValueClassName == "Cover")
    #expect(book["added"]?.renamingIdentifier == "created" && book["pages"]?.renamingIdentifier == nil)
    #expect((book["sortTitle"] as? NSDerivedAttributeDescription)?.derivationFormat == "canonical:(title)")
  }

  @Test func relationshipsKnowTheirInversesAndRules() throws {
    let model = try Library.model()
    let author = try #require(model.entitiesByName["Book"]?.relationshipsByName["author"])
    let books = try #require(model.entitiesByName["Author"]?.relationshipsByName["books"])
    #expect(!author.isToMany && author.deleteRule == .nullifyDeleteRule && author.destinationEntity?.name == "Author")
    #expect(books.isToMany && books.isOrdered && books.deleteRule == .cascadeDeleteRule)
    #expect(author.inverseRelationship === books && books.inverseRelationship === author)
  }

  @Test func requestsOfTheModelTakeVariables() throws {
    let container = try Library.container()
    let context = container.viewContext
    _ = Book("Emma", in: context)
    let wanted = Book("Persuasion", in: context)
    let request = try #require(
      container.managedObjectModel.fetchRequestFromTemplate(
        withName: "ByTitle", substitutionVariables: ["TITLE": "Persuasion"]))
    #expect(try context.fetch(request).first === wanted)
  }

  @Test func aFolderWithoutAVersionIsNoModel() {
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere/Library.momd")) == nil)
  }

  @Test func classesAreWrittenAsXcodeDoes() throws {
    let model = try #require(DataModel(Library.contents))
    let source = ManagedClasses([model]).source
    // "Class Definition" generates the class, "Category/Extension" only its properties, "Manual/None" nothing.
    #expect(source.contains("@objc(Item)\npublic class Item: NSManagedObject {"))
    #expect(source.contains("extension Book {") && !source.contains("class Book"))
    #expect(!source.contains("extension Author") && !source.contains("extension Tag"))
    #expect(source.contains("@nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {"))
    #expect(source.contains("  @NSManaged public var pages: Int16\n"))
    #expect(source.contains("  @NSManaged public var title: String?\n"))
    #expect(source.contains("  @NSManaged public var cover: Cover?\n"))
    #expect(source.contains("  @NSManaged public var author: Author?\n"))
    #expect(source.contains("  @objc(addTagsObject:)\n  @NSManaged public func addToTags(_ value: NSManagedObject)\n"))
    #expect(source.contains("extension Item: Identifiable {") && !source.contains("extension Book: Identifiable"))
  }
}
