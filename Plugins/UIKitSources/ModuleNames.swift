import PackagePlugin

/// The names of a target's modules. Plugins can't depend on a module, so the folder of `PreviewTests` has a link to this file.
enum ModuleNames {
  /// The names of the modules that a target depends on, directly or through others.
  static func all(of target: any Target) -> Set<String> {
    var names: Set<String> = []
    var waiting = target.dependencies
    while let dependency = waiting.popLast() {
      let targets: [any Target] =
        switch dependency {
        case .target(let target): [target]
        case .product(let product): product.targets
        @unknown default: []
        }
      for target in targets where names.insert(target.name).inserted { waiting += target.dependencies }
    }
    return names
  }
}
