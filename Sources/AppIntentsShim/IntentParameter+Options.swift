// The settings of parameters. The system's editor alone observes them.

/// Whether the result of the action before becomes the parameter's value in a shortcut.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

/// The control that edits a number.
public enum IntentParameterControlStyle: Sendable { case field, stepper, slider }

extension IntentParameter {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, nil) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, value) }

  /// - Parameter size: the number of elements of a widget's setting.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, value) }

  /// - Parameter size: the number of elements in each family of widgets.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil
  ) { self.init(title, value) }

  /// - Parameter optionsProvider: the values to choose from.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(title, value) }

  /// - Parameter query: finds the values to choose from.
  public init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(title, value) }

  // MARK: Numbers

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Value, Value),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: Numeric { self.init(title, value) }

  public init<Number: Numeric>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Number? = nil,
    controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Number, Number),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Number? { self.init(title, value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntentParameterControlStyle, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, value) }

  // MARK: Texts, truth values, dates, files, measurements

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, value) }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, value) }

  public init<Unit: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue value: Double? = nil,
    defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<Unit> { self.init(title, value.map { Measurement(value: $0, unit: defaultUnit) }) }
}

/// What a parameter of a date asks for.
public enum IntentDateKind: Sendable { case date, time, dateTime }

extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public let isMultiline: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) { isMultiline = multiline }
  }
}

extension Bool {
  /// The words for true and false.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      (`true`, `false`) = (trueName, falseName)
    }
  }
}

/// A file that an intent takes or returns.
public struct IntentFile: Sendable, Hashable {
  public let data: Data
  public var filename: String
  public let fileURL: URL?

  public init(data: Data, filename: String) { (self.data, self.filename, fileURL) = (data, filename, nil) }

  /// Reads the file's data; empty if there is none.
  public init(fileURL: URL, filename: String? = nil) {
    (self.fileURL, self.filename) = (fileURL, filename ?? fileURL.lastPathComponent)
    data = (try? Data(contentsOf: fileURL)) ?? Data()
  }
}

/// Where apps donate intents that the user performed: nothing learns from them here.
public struct IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { .init() }
  @discardableResult public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { .init() }
}

/// The name of a donation.
public struct IntentDonationIdentifier: Sendable, Hashable {
  private let value = UUID()
}
