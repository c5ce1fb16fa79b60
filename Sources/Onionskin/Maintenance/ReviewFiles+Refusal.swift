extension ReviewFiles {
  /// The reason why a file isn't read or written.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
      self.description = description
    }

    /// A path outside of the folders.
    init(outside path: String) {
      description =
        "\(path) lies outside of the references and the artifacts. For references elsewhere pass `--references FOLDER`."
    }

    /// A path of a folder, a pipe or another special file.
    init(notAFile path: String) {
      description = "\(path) is no file."
    }

    /// A path in a folder of references that isn't a valid reference.
    init(noSnapshotAt path: String) {
      description =
        "\(path) isn't the path of a reference: Snapshots/TARGET/FILE/TEST.NAME, where the package has a test file FILE.swift."
    }

    /// A file with several hard links: an archive may have linked it with one of this machine's files.
    init(severalNames path: String) {
      description = "\(path) is a hard link to a file with other names. Copy it if it is what you looked at."
    }

    /// A path that is the same as another file's on some file systems.
    init(_ path: String, besides other: String) {
      description =
        "\(path) differs from \(other) in capital letters or accents alone: a Mac keeps one file for both. Rename one."
    }

    /// An actual file that isn't in the folder of the reference's failure.
    init(found actual: String, for reference: String) {
      description = "\(actual) isn't a file that a failure of \(reference) leaves."
    }

    /// A folder of artifacts in the package that is a link, which the package's author may have created.
    init(linkedArtifacts path: String) {
      description =
        "\(path) leads elsewhere by a link. If you made it, pass `--artifacts` with the folder that it leads to; else remove it."
    }
  }
}
