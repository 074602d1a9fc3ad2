// The spellings of Bind for declarations that have another name in `BindingCore`, which this module re-exports, and
// outputs that may start without a value.

@_exported public import BindingCore
