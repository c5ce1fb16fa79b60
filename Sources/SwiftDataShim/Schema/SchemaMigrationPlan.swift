/// The versions of an app's models. Stores begin empty here, and so no stage runs.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
