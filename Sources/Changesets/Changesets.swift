// The difference between two lists, as pure values: no isolation, no imports but for `IndexPath`.
//
// ListChangeset*    the difference itself: computing it, replaying it, announcing it to a list widget as spans
// ListEdit          a difference that is one contiguous edit, which most are: it takes no memory of its own
// ListChangesetBuilder   several edits merged into one difference
// ListPairing*      how it is computed: trim, local resync, hash join, longest increasing subsequence
// Sectioned*        the same for lists with sections: changesets, their builder, what a filtered or sorted view sees
