// OpenCombine's Combine, for packages with the trait "Combine": without it this module is empty, and OpenCombine isn't downloaded.
// Translated sources import it instead of Combine.
#if Combine
  @_exported public import OpenCombineShim
#endif
