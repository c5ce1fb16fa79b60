import CoreData
import Foundation
import HeadlessObjectiveC
import Testing

private typealias Expression = HeadlessObjectiveC.NSExpression

/// Predicates and expressions as "Core Data Programming Guide" and "Predicate Format String Syntax" have them.
@MainActor @Suite struct ExpressionTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let context = container.viewContext
    let (jane, mary) = (Author(named: "Jane", in: context), Author(named: "Mary", in: context))
    _ = Author(named: "Zadie", in: context)
    for (title, pages, author) in [("Emma", 400, jane), ("Persuasion", 300, jane), ("Frankenstein", 250, mary)] {
      _ = Book(title, pages: Int16(pages), by: author, in: context)
    }
    try context.save()
  }

  private func names(_ predicate: NSPredicate) throws -> [String?] {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).map(\.name)
  }

  private func names(_ format: String) throws -> [String?] { try names(NSPredicate(format: format)) }

  private func rows(_ properties: [Any], by groups: [Any] = [], having: NSPredicate? = nil) throws -> [NSDictionary] {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.propertiesToFetch = properties
    if !groups.isEmpty { request.propertiesToGroupBy = groups }
    request.havingPredicate = having
    return try context.fetch(request)
  }

  private func description(_ name: String, _ expression: Expression, _ type: NSAttributeType = .doubleAttributeType)
    -> NSExpressionDescription
  {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = expression
    description.expressionResultType = type
    return description
  }

  @Test func collectionsOperatorsAreCompared() throws {
    #expect(try names("books.@sum.pages > 600") == ["Jane"])
    #expect(try names("books.@count == 1") == ["Mary"])
    #expect(try names("books.@avg.pages == 350") == ["Jane"])
    #expect(try names("books.@min.pages == 250") == ["Mary"])
    #expect(try names("books.@max.pages >= 250 AND books.@max.pages < 400") == ["Mary"])
    #expect(try names("books.@count == 0") == ["Zadie"])
  }

  @Test func anyAllAndNoneHoldForMembers() throws {
    #expect(try names("ANY books.pages < 300") == ["Mary"])
    #expect(try names("ALL books.pages >= 300") == ["Jane", "Zadie"])
    #expect(try names("NONE books.title BEGINSWITH 'E'") == ["Mary", "Zadie"])
    #expect(try names("ANY books.title IN {'Emma', 'Frankenstein'}") == ["Jane", "Mary"])
    #expect(try names("NOT (ANY books.title IN {'Emma'})") == ["Mary", "Zadie"])
    #expect(
      try names("SUBQUERY(books, $b, $b.pages BETWEEN {300, 400} AND $b.title ENDSWITH 'a').@count == 1") == ["Jane"])
  }

  @Test func termsCalculate() throws {
    #expect(try names("books.@sum.pages / 2 == 350") == ["Jane"])
    #expect(try names("(books.@count + 1) * 2 == 4") == ["Mary"])
    #expect(try names("books.@count - 1 == 1") == ["Jane"])
    #expect(try names("lowercase(name) == 'jane'") == ["Jane"])
    #expect(try names("length(name) > 4") == ["Zadie"])
    #expect(try names("-1 + 2 == books.@count") == ["Mary"])
    #expect(try names("modulus:by:(books.@count, 2) == 1") == ["Mary"])
  }

  @Test func variablesAreSubstituted() throws {
    let predicate = NSPredicate(format: "name == $NAME OR ANY books.title == $TITLE")
    #expect(try names(predicate.withSubstitutionVariables(["NAME": "Zadie", "TITLE": "Emma"])) == ["Jane", "Zadie"])
    #expect(
      try names(predicate.withSubstitutionVariables(["NAME": NSNull(), "TITLE": "Frankenstein"])) == ["Mary"])
  }

  @Test func predicatesAreMadeOfExpressions() throws {
    let predicate = HeadlessObjectiveC.NSComparisonPredicate(
      leftExpression: Expression(forKeyPath: "name"), rightExpression: Expression(forConstantValue: "JA"),
      modifier: .direct, type: .beginsWith, options: [.caseInsensitive])
    #expect(try names(predicate) == ["Jane"])
    let any = HeadlessObjectiveC.NSComparisonPredicate(
      leftExpression: Expression(forKeyPath: "books.pages"), rightExpression: Expression(forConstantValue: 250),
      modifier: .any, type: .equalTo)
    #expect(try names(NSCompoundPredicate(orPredicateWithSubpredicates: [predicate, any])) == ["Jane", "Mary"])
  }

  @Test func expressionsAreRowsValues() throws {
    let pages = Expression(forKeyPath: "pages")
    let sum = description("sum", Expression(forFunction: "sum:", arguments: [pages]))
    let most = description("most", Expression(forFunction: "max:", arguments: [pages]), .integer32AttributeType)
    #expect(try rows([sum, most]) == [["sum": 950.0, "most": 400] as NSDictionary])

    let count = description(
      "count", Expression(forFunction: "count:", arguments: [Expression(forKeyPath: "title")]), .integer32AttributeType)
    let grouped = try rows(["author.name", count], by: ["author.name"])
    #expect(grouped == [["author.name": "Jane", "count": 2], ["author.name": "Mary", "count": 1]] as [NSDictionary])
    let several = try rows(
      ["author.name", count], by: ["author.name"], having: NSPredicate(format: "count > 1"))
    #expect(several.compactMap { $0["author.name"] as? String } == ["Jane"])

    let double = description(
      "double", Expression(forFunction: "multiply:by:", arguments: [pages, Expression(forConstantValue: 2)]),
      .integer32AttributeType)
    #expect(try rows(["title", double]).compactMap { $0["double"] as? Int } == [800, 500, 600])
    let self_ = description("id", Expression.expressionForEvaluatedObject(), .objectIDAttributeType)
    #expect(try rows([self_]).allSatisfy { $0["id"] is NSManagedObjectID })
  }

  @Test func batchUpdatesCalculate() throws {
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": Expression(format: "pages + 1")]
    try context.execute(update)
    context.refreshAllObjects()
    #expect(try rows(["pages"]).compactMap { $0["pages"] as? Int } == [401, 251, 301])
  }

  @Test func keyPathsReadRelationships() throws {
    let request = NSFetchRequest<Author>(entityName: "Author")
    request.predicate = NSPredicate(format: "name == 'Jane'")
    let jane = try #require(try context.fetch(request).first)
    #expect(jane.value(forKeyPath: "books.@sum.pages") as? Int == 700)
    #expect(jane.value(forKeyPath: "books.@count") as? Int == 2)
    #expect((jane.value(forKeyPath: "books.title") as? NSOrderedSet)?.array as? [String] == ["Emma", "Persuasion"])
  }
}
