// BindingCore
