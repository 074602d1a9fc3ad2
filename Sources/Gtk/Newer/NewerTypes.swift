// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The wrapper classes that newer versions have.
#if GTK_4_24
let newerWrapperTables: [[WrapperEntry]] = [
  wrapperTableOfGTK_4_10, wrapperTableOfGTK_4_12, wrapperTableOfGTK_4_14, wrapperTableOfGTK_4_16,
  wrapperTableOfGTK_4_22, wrapperTableOfGTK_4_24,
]
#elseif GTK_4_22
let newerWrapperTables: [[WrapperEntry]] = [
  wrapperTableOfGTK_4_10, wrapperTableOfGTK_4_12, wrapperTableOfGTK_4_14, wrapperTableOfGTK_4_16,
  wrapperTableOfGTK_4_22,
]
#elseif GTK_4_16
let newerWrapperTables: [[WrapperEntry]] = [
  wrapperTableOfGTK_4_10, wrapperTableOfGTK_4_12, wrapperTableOfGTK_4_14, wrapperTableOfGTK_4_16,
]
#elseif GTK_4_14
let newerWrapperTables: [[WrapperEntry]] = [wrapperTableOfGTK_4_10, wrapperTableOfGTK_4_12, wrapperTableOfGTK_4_14]
#elseif GTK_4_12
let newerWrapperTables: [[WrapperEntry]] = [wrapperTableOfGTK_4_10, wrapperTableOfGTK_4_12]
#elseif GTK_4_10
let newerWrapperTables: [[WrapperEntry]] = [wrapperTableOfGTK_4_10]
#else
let newerWrapperTables: [[WrapperEntry]] = []
#endif

/// The classes for objects of which only an interface of newer versions is known.
#if GTK_4_22
let newerInterfaceTable: [WrapperEntry] =
  interfaceTableOfGTK_4_22 + interfaceTableOfGTK_4_14 + interfaceTableOfGTK_4_12 + interfaceTableOfGTK_4_10
#elseif GTK_4_14
let newerInterfaceTable: [WrapperEntry] = interfaceTableOfGTK_4_14 + interfaceTableOfGTK_4_12 + interfaceTableOfGTK_4_10
#elseif GTK_4_12
let newerInterfaceTable: [WrapperEntry] = interfaceTableOfGTK_4_12 + interfaceTableOfGTK_4_10
#elseif GTK_4_10
let newerInterfaceTable: [WrapperEntry] = interfaceTableOfGTK_4_10
#else
let newerInterfaceTable: [WrapperEntry] = []
#endif

/// The classes for objects of newer versions that are no GObjects.
#if GTK_4_22
let newerFundamentalTables: [[FundamentalEntry]] = [
  fundamentalTableOfGTK_4_10, fundamentalTableOfGTK_4_14, fundamentalTableOfGTK_4_20, fundamentalTableOfGTK_4_22,
]
#elseif GTK_4_20
let newerFundamentalTables: [[FundamentalEntry]] = [
  fundamentalTableOfGTK_4_10, fundamentalTableOfGTK_4_14, fundamentalTableOfGTK_4_20,
]
#elseif GTK_4_14
let newerFundamentalTables: [[FundamentalEntry]] = [fundamentalTableOfGTK_4_10, fundamentalTableOfGTK_4_14]
#elseif GTK_4_10
let newerFundamentalTables: [[FundamentalEntry]] = [fundamentalTableOfGTK_4_10]
#else
let newerFundamentalTables: [[FundamentalEntry]] = []
#endif
