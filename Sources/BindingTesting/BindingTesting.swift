// What tests of bindings need, ours and yours: a clock that the test moves, signals drawn as marble diagrams, and a
// count of subscriptions that were left behind. Links no test framework.
