/// The dictionary results of a request: attributes by name, and aggregate expressions over all rows or over groups.
struct DictionaryResults {
  let rows: [NSDictionary]

  init(_ request: NSFetchRequest<any NSFetchRequestResult>, _ objects: [NSManagedObject]) throws {
    let names = (request.propertiesToGroupBy ?? []).compactMap(DictionaryResults.name)
    let groups = DictionaryResults.groups(objects, names)
    let asked =
      request.propertiesToFetch ?? objects.first.map { $0.ownEntity.attributesByName.keys.sorted() as [Any] } ?? []
    let isAggregate = asked.contains { ($0 as? NSExpressionDescription)?.isAggregate == true }
    let sets = names.isEmpty && isAggregate ? [objects] : names.isEmpty ? objects.map { [$0] } : groups
    var seen: Set<NSDictionary> = []
    var rows: [NSDictionary] = []
    for set in sets {
      let row = NSMutableDictionary()
      for property in asked {
        if let expression = property as? NSExpressionDescription {
          if let value = expression.value(of: set) { row.setObject(value, forKey: expression.name as NSString) }
        } else if let name = DictionaryResults.name(property), let value = set.first?.value(forKeyPath: name) {
          row.setObject(value, forKey: name as NSString)
        }
      }
      if request.returnsDistinctResults, !seen.insert(row).inserted { continue }
      rows.append(row)
    }
    self.rows = rows.filter { row in request.havingPredicate?.evaluate(with: row) ?? true }
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }

  /// In the order of the groups' first members.
  private static func groups(_ objects: [NSManagedObject], _ names: [String]) -> [[NSManagedObject]] {
    var places: [[String]: Int] = [:]
    var groups: [[NSManagedObject]] = []
    for object in objects {
      let key = names.map { name in object.value(forKeyPath: name).map { "\($0)" } ?? "" }
      if let place = places[key] {
        groups[place].append(object)
      } else {
        places[key] = groups.count
        groups.append([object])
      }
    }
    return groups
  }
}
