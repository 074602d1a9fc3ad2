// BindingTesting
