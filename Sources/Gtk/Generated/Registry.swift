import CGtk

/// Every wrapper class by its GObject class.
let wrapperTable: [(GType, WrapperFactory)] = [
  (FundamentalType.object, { Object(adopting: $0) })
]
