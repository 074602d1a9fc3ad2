// The spellings of Bind for what has another name in `BindingCore`, which comes with it, and outputs that may start
// empty.

@_exported public import BindingCore
