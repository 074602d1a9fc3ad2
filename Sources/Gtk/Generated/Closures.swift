// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

let callGCompareDataFunc: GCompareDataFunc = { a, b, context in
  let body: (Object, Object) -> Int = lentClosure(context)
  return body(lentObject(UnsafeMutableRawPointer(mutating: a))!, lentObject(UnsafeMutableRawPointer(mutating: b))!)
    .int32
}

let callGFileProgressCallback: GFileProgressCallback = { currentNumBytes, totalNumBytes, context in
  let body: (Int, Int) -> Void = lentClosure(context)
  body(currentNumBytes, totalNumBytes)
}

let callGskParseErrorFunc: GskParseErrorFunc = { start, end, error, context in
  let body: (Gsk.ParseLocation, Gsk.ParseLocation, GLib.Failure) -> Void = lentClosure(context)
  body(Gsk.ParseLocation(cValue: start!.pointee), Gsk.ParseLocation(cValue: end!.pointee), lentFailure(error))
}

let callGtkAssistantPageFunc: GtkAssistantPageFunc = { currentPage, context in
  let body: (Int) -> Int = lentClosure(context)
  return body(currentPage.int).int32
}

let callGtkCellAllocCallback: GtkCellAllocCallback = { renderer, cellArea, cellBackground, context in
  let body: (CellRenderer, Gdk.Rectangle, Gdk.Rectangle) -> Bool = lentClosure(context)
  return body(
    lentObject(renderer)!, Gdk.Rectangle(cValue: cellArea!.pointee), Gdk.Rectangle(cValue: cellBackground!.pointee)
  ).gboolean
}

let callGtkCellCallback: GtkCellCallback = { renderer, context in
  let body: (CellRenderer) -> Bool = lentClosure(context)
  return body(lentObject(renderer)!).gboolean
}

let callGtkCellLayoutDataFunc: GtkCellLayoutDataFunc = { cellLayout, cell, treeModel, iter, context in
  let body: (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void = lentClosure(context)
  body(
    promised(lentInterface(opaque: cellLayout)), lentObject(cell)!, promised(lentInterface(opaque: treeModel)),
    promised(lentBoxed(iter)))
}

let callGtkCustomFilterFunc: GtkCustomFilterFunc = { item, context in
  let body: (Object) -> Bool = lentClosure(context)
  return body(lentObject(item)!).gboolean
}

let callGtkDrawingAreaDrawFunc: GtkDrawingAreaDrawFunc = { drawingArea, cr, width, height, context in
  let body: (DrawingArea, Cairo.Context, Int, Int) -> Void = lentClosure(context)
  body(lentObject(drawingArea)!, promised(lentBoxed(opaque: cr)), width.int, height.int)
}

let callGtkEntryCompletionMatchFunc: GtkEntryCompletionMatchFunc = { completion, key, iter, context in
  let body: (EntryCompletion, String, TreeIter) -> Bool = lentClosure(context)
  return body(lentObject(opaque: completion)!, lentString(key), promised(lentBoxed(iter))).gboolean
}

let callGtkExpressionNotify: GtkExpressionNotify = { context in
  let body: () -> Void = lentClosure(context)
  body()
}

let callGtkFlowBoxCreateWidgetFunc: GtkFlowBoxCreateWidgetFunc = { item, context in
  let body: (Object) -> Widget = lentClosure(context)
  return body(lentObject(item)!).givenPointer().assumingMemoryBound(to: GtkWidget.self)
}

let callGtkFlowBoxFilterFunc: GtkFlowBoxFilterFunc = { child, context in
  let body: (FlowBoxChild) -> Bool = lentClosure(context)
  return body(lentObject(child)!).gboolean
}

let callGtkFlowBoxForeachFunc: GtkFlowBoxForeachFunc = { box, child, context in
  let body: (FlowBox, FlowBoxChild) -> Void = lentClosure(context)
  body(lentObject(opaque: box)!, lentObject(child)!)
}

let callGtkFlowBoxSortFunc: GtkFlowBoxSortFunc = { child1, child2, context in
  let body: (FlowBoxChild, FlowBoxChild) -> Int = lentClosure(context)
  return body(lentObject(child1)!, lentObject(child2)!).int32
}

let callGtkFontFilterFunc: GtkFontFilterFunc = { family, face, context in
  let body: (Pango.FontFamily, Pango.FontFace) -> Bool = lentClosure(context)
  return body(lentObject(family)!, lentObject(face)!).gboolean
}

let callGtkIconViewForeachFunc: GtkIconViewForeachFunc = { iconView, path, context in
  let body: (IconView, TreePath) -> Void = lentClosure(context)
  body(lentObject(opaque: iconView)!, promised(lentBoxed(opaque: path)))
}

let callGtkListBoxCreateWidgetFunc: GtkListBoxCreateWidgetFunc = { item, context in
  let body: (Object) -> Widget = lentClosure(context)
  return body(lentObject(item)!).givenPointer().assumingMemoryBound(to: GtkWidget.self)
}

let callGtkListBoxFilterFunc: GtkListBoxFilterFunc = { row, context in
  let body: (ListBoxRow) -> Bool = lentClosure(context)
  return body(lentObject(row)!).gboolean
}

let callGtkListBoxForeachFunc: GtkListBoxForeachFunc = { box, row, context in
  let body: (ListBox, ListBoxRow) -> Void = lentClosure(context)
  body(lentObject(opaque: box)!, lentObject(row)!)
}

let callGtkListBoxSortFunc: GtkListBoxSortFunc = { row1, row2, context in
  let body: (ListBoxRow, ListBoxRow) -> Int = lentClosure(context)
  return body(lentObject(row1)!, lentObject(row2)!).int32
}

let callGtkListBoxUpdateHeaderFunc: GtkListBoxUpdateHeaderFunc = { row, before, context in
  let body: (ListBoxRow, ListBoxRow?) -> Void = lentClosure(context)
  body(lentObject(row)!, lentObject(before))
}

let callGtkMapListModelMapFunc: GtkMapListModelMapFunc = { item, context in
  let body: (Object) -> Object = lentClosure(context)
  return body(givenObject(item)!).givenPointer()
}

let callGtkMenuButtonCreatePopupFunc: GtkMenuButtonCreatePopupFunc = { menuButton, context in
  let body: (MenuButton) -> Void = lentClosure(context)
  body(lentObject(opaque: menuButton)!)
}

let callGtkPageSetupDoneFuncOnce: GtkPageSetupDoneFunc = { pageSetup, context in
  let body: (PageSetup) -> Void = takenClosure(context)
  body(lentObject(opaque: pageSetup)!)
}

let callGtkPrintJobCompleteFunc: GtkPrintJobCompleteFunc = { printJob, context, error in
  let body: (PrintJob, GLib.Failure) -> Void = lentClosure(context)
  body(lentObject(opaque: printJob)!, lentFailure(error))
}

let callGtkPrintSettingsFunc: GtkPrintSettingsFunc = { key, value, context in
  let body: (String, String) -> Void = lentClosure(context)
  body(lentString(key), lentString(value))
}

let callGtkPrinterFunc: GtkPrinterFunc = { printer, context in
  let body: (Printer) -> Bool = lentClosure(context)
  return body(lentObject(opaque: printer)!).gboolean
}

let callGtkScaleFormatValueFunc: GtkScaleFormatValueFunc = { scale, value, context in
  let body: (Scale, Double) -> String = lentClosure(context)
  return g_strdup(body(lentObject(scale)!, value))
}

let callGtkShortcutFunc: GtkShortcutFunc = { widget, args, context in
  let body: (Widget, GLib.Variant?) -> Bool = lentClosure(context)
  return body(lentObject(widget: widget)!, lentBoxed(opaque: args)).gboolean
}

let callGtkTextCharPredicate: GtkTextCharPredicate = { ch, context in
  let body: (UInt32) -> Bool = lentClosure(context)
  return body(ch).gboolean
}

let callGtkTextTagTableForeach: GtkTextTagTableForeach = { tag, context in
  let body: (TextTag) -> Void = lentClosure(context)
  body(lentObject(tag)!)
}

let callGtkTickCallback: GtkTickCallback = { widget, frameClock, context in
  let body: (Widget, Gdk.FrameClock) -> Bool = lentClosure(context)
  return body(lentObject(widget: widget)!, lentObject(opaque: frameClock)!).gboolean
}

let callGtkTreeCellDataFunc: GtkTreeCellDataFunc = { treeColumn, cell, treeModel, iter, context in
  let body: (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void = lentClosure(context)
  body(
    lentObject(opaque: treeColumn)!, lentObject(cell)!, promised(lentInterface(opaque: treeModel)),
    promised(lentBoxed(iter)))
}

let callGtkTreeIterCompareFunc: GtkTreeIterCompareFunc = { model, a, b, context in
  let body: (any TreeModel, TreeIter, TreeIter) -> Int = lentClosure(context)
  return body(promised(lentInterface(opaque: model)), promised(lentBoxed(a)), promised(lentBoxed(b))).int32
}

let callGtkTreeListModelCreateModelFunc: GtkTreeListModelCreateModelFunc = { item, context in
  let body: (Object) -> (any Gio.ListModel)? = lentClosure(context)
  return body(lentObject(item)!)?.given()
}

let callGtkTreeModelFilterVisibleFunc: GtkTreeModelFilterVisibleFunc = { model, iter, context in
  let body: (any TreeModel, TreeIter) -> Bool = lentClosure(context)
  return body(promised(lentInterface(opaque: model)), promised(lentBoxed(iter))).gboolean
}

let callGtkTreeModelForeachFunc: GtkTreeModelForeachFunc = { model, path, iter, context in
  let body: (any TreeModel, TreePath, TreeIter) -> Bool = lentClosure(context)
  return body(promised(lentInterface(opaque: model)), promised(lentBoxed(opaque: path)), promised(lentBoxed(iter)))
    .gboolean
}

let callGtkTreeSelectionForeachFunc: GtkTreeSelectionForeachFunc = { model, path, iter, context in
  let body: (any TreeModel, TreePath, TreeIter) -> Void = lentClosure(context)
  body(promised(lentInterface(opaque: model)), promised(lentBoxed(opaque: path)), promised(lentBoxed(iter)))
}

let callGtkTreeSelectionFunc: GtkTreeSelectionFunc = { selection, model, path, pathCurrentlySelected, context in
  let body: (TreeSelection, any TreeModel, TreePath, Bool) -> Bool = lentClosure(context)
  return body(
    lentObject(opaque: selection)!, promised(lentInterface(opaque: model)), promised(lentBoxed(opaque: path)),
    pathCurrentlySelected.isTrue
  ).gboolean
}

let callGtkTreeViewColumnDropFunc: GtkTreeViewColumnDropFunc = { treeView, column, prevColumn, nextColumn, context in
  let body: (TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool = lentClosure(context)
  return body(
    lentObject(treeView)!, lentObject(opaque: column)!, lentObject(opaque: prevColumn)!, lentObject(opaque: nextColumn)!
  ).gboolean
}

let callGtkTreeViewMappingFunc: GtkTreeViewMappingFunc = { treeView, path, context in
  let body: (TreeView, TreePath) -> Void = lentClosure(context)
  body(lentObject(treeView)!, promised(lentBoxed(opaque: path)))
}

let callGtkTreeViewRowSeparatorFunc: GtkTreeViewRowSeparatorFunc = { model, iter, context in
  let body: (any TreeModel, TreeIter) -> Bool = lentClosure(context)
  return body(promised(lentInterface(opaque: model)), promised(lentBoxed(iter))).gboolean
}

let callGtkTreeViewSearchEqualFunc: GtkTreeViewSearchEqualFunc = { model, column, key, iter, context in
  let body: (any TreeModel, Int, String, TreeIter) -> Bool = lentClosure(context)
  return body(promised(lentInterface(opaque: model)), column.int, lentString(key), promised(lentBoxed(iter))).gboolean
}

let callPangoAttrFilterFunc: PangoAttrFilterFunc = { attribute, context in
  let body: (Pango.Attribute) -> Bool = lentClosure(context)
  return body(promised(lentBoxed(attribute))).gboolean
}

let callPangoFontsetForeachFunc: PangoFontsetForeachFunc = { fontset, font, context in
  let body: (Pango.Fontset, Pango.Font) -> Bool = lentClosure(context)
  return body(lentObject(fontset)!, lentObject(font)!).gboolean
}
