/// One place where code names a property.
struct Use {
  enum Kind { case read, write }

  var kind: Kind
  var property: SourceModel.PropertyID
  var container: CodeBlock.Container
}
