// The spellings of Bond 6 and ReactiveKit for what has another name in `BindingCore`, which comes with it.
//
// Nothing but extensions: in a file that imports this module `Bond` is the type, not the module.

@_exported public import BindingCore
@_exported public import BondTypes
