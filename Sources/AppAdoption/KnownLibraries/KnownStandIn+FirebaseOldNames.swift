extension KnownStandIn {
  /// The names of Firebase 3, which Swift sources of 2016 and 2017 use.
  static let firebaseCoreOldNames = #"""
    public typealias FIRApp = FirebaseApp
    public typealias FIROptions = FirebaseOptions

    """#

  /// Authentication as in Firebase 3: completions get the user itself, and there may be no `auth()`.
  static let firebaseAuthOldNames = #"""
    public typealias FIRUser = User
    public typealias FIRUserInfo = UserInfo
    public typealias FIRAuthCredential = AuthCredential
    public typealias FIREmailPasswordAuthProvider = EmailAuthProvider
    public typealias FIRGoogleAuthProvider = GoogleAuthProvider
    public typealias FIRFacebookAuthProvider = FacebookAuthProvider
    public typealias FIRAuthStateDidChangeListenerHandle = AuthStateDidChangeListenerHandle
    public typealias FIRAuthResultCallback = (User?, Error?) -> Void
    public let FIRAuthErrorNameKey = "error_name"

    extension User {
      public func profileChangeRequest() -> UserProfileChangeRequest { createProfileChangeRequest() }
    }

    public enum FIRAuthErrorCode: Int {
      case errorCodeInvalidCustomToken = 17000
      case errorCodeInvalidCredential = 17004
      case errorCodeUserDisabled = 17005
      case errorCodeOperationNotAllowed = 17006
      case errorCodeEmailAlreadyInUse = 17007
      case errorCodeInvalidEmail = 17008
      case errorCodeWrongPassword = 17009
      case errorCodeTooManyRequests = 17010
      case errorCodeUserNotFound = 17011
      case errorCodeRequiresRecentLogin = 17014
      case errorCodeNetworkError = 17020
      case errorCodeWeakPassword = 17026
      case errorCodeInternalError = 17999
    }

    public final class FIRAuth: NSObject, @unchecked Sendable {
      private static let shared = FIRAuth()
      public static func auth() -> FIRAuth? { shared }

      public var currentUser: User? { nil }
      public func signOut() throws {}
      /// The listener is called once, without a user.
      @discardableResult public func addStateDidChangeListener(
        _ listener: @escaping (FIRAuth, User?) -> Void
      ) -> FIRAuthStateDidChangeListenerHandle {
        DispatchQueue.main.async { listener(self, nil) }
        return NSObject()
      }
      public func removeStateDidChangeListener(_ listenerHandle: FIRAuthStateDidChangeListenerHandle) {}
      public func signIn(withEmail email: String, password: String, completion: FIRAuthResultCallback? = nil) {
        _ = FirebaseIsAway("signIn")
      }
      public func signIn(with credential: AuthCredential, completion: FIRAuthResultCallback? = nil) {
        _ = FirebaseIsAway("signIn")
      }
      public func signIn(withCustomToken token: String, completion: FIRAuthResultCallback? = nil) {
        _ = FirebaseIsAway("signIn")
      }
      public func signInAnonymously(completion: FIRAuthResultCallback? = nil) { _ = FirebaseIsAway("signInAnonymously") }
      public func createUser(withEmail email: String, password: String, completion: FIRAuthResultCallback? = nil) {
        _ = FirebaseIsAway("createUser")
      }
      public func sendPasswordReset(withEmail email: String, completion: ((Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("sendPasswordReset")
      }
    }

    """#

  /// The realtime database in Firebase 3.
  static let firebaseDatabaseOldNames = #"""
    public typealias FIRDatabase = Database
    public typealias FIRDatabaseReference = DatabaseReference
    public typealias FIRDatabaseQuery = DatabaseQuery
    public typealias FIRDatabaseHandle = DatabaseHandle
    public typealias FIRDataSnapshot = DataSnapshot
    public typealias FIRDataEventType = DataEventType
    public typealias FIRServerValue = ServerValue
    public typealias FIRMutableData = MutableData
    public typealias FIRTransactionResult = TransactionResult

    """#

  /// Cloud storage in Firebase 3 and 4.
  static let firebaseStorageOldNames = #"""
    public typealias FIRStorage = Storage
    public typealias FIRStorageReference = StorageReference
    public typealias FIRStorageMetadata = StorageMetadata
    public typealias FIRStorageUploadTask = StorageUploadTask
    public typealias FIRStorageDownloadTask = StorageDownloadTask
    public typealias FIRStorageTaskSnapshot = StorageTaskSnapshot

    extension StorageMetadata {
      public func downloadURL() -> URL? { nil }
      public var downloadURLs: [URL]? { nil }
    }

    extension StorageReference {
      @discardableResult public func put(
        _ uploadData: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
      ) -> StorageUploadTask { putData(uploadData, metadata: metadata, completion: completion) }
      @discardableResult public func putFile(
        _ fileURL: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
      ) -> StorageUploadTask { putFile(from: fileURL, metadata: metadata, completion: completion) }
      @discardableResult public func data(
        withMaxSize size: Int64, completion: @escaping (Data?, Error?) -> Void
      ) -> StorageDownloadTask { getData(maxSize: size, completion: completion) }
    }

    """#
}
