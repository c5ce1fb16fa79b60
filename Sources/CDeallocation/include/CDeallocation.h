#pragma once

// How Swift calls what deallocates an object. Swift itself has no word for it: an object's last release passes the object in
// the register that methods have `self` in, and no type of a function in Swift's language says so.

#pragma clang assume_nonnull begin

/// A function to stand in classes' metadata where what deallocates their objects does. It calls `deallocate`, of which there is
/// one in a process: what is given first stays.
const void *deallocation_replacement(void (*deallocate)(void *object));

/// Calls what stood in the metadata of the object's class.
void deallocation_call(const void *deallocator, void *object);

#pragma clang assume_nonnull end
