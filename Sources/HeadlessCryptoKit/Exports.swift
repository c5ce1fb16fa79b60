// What `import CryptoKit` brings: swift-crypto, which has CryptoKit's interface. Empty without the trait `CryptoKit`.
@_exported public import Foundation

#if CryptoKit
  @_exported public import Crypto
#endif
