// Combine as OpenCombine has it, for packages that ask for the trait "Combine": without it this module is empty, and OpenCombine
// isn't fetched. Translated sources import it in Combine's place.
#if Combine
  @_exported public import OpenCombineShim
#endif
