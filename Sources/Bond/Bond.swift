// The spellings of Bond 6 and ReactiveKit for declarations that have another name in `BindingCore`, which this module
// re-exports.
//
// Contains only extensions: in a file that imports this module, `Bond` is the type, not the module.

@_exported public import BindingCore
@_exported public import BondTypes
