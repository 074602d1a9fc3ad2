// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

let callGCompareDataFunc: GCompareDataFunc = { a, b, context in
  let body: (Object, Object) -> Int = lentClosure(context)
  return Int32(
    swift: body(lentObject(UnsafeMutableRawPointer(mutating: a))!, lentObject(UnsafeMutableRawPointer(mutating: b))!))
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
  return Int32(swift: body(Int(c: currentPage)))
}

let callGtkCellAllocCallback: GtkCellAllocCallback = { renderer, cellArea, cellBackground, context in
  let body: (CellRenderer, Gdk.Rectangle, Gdk.Rectangle) -> Bool = lentClosure(context)
  return gboolean(
    swift: body(
      lentObject(renderer)!, Gdk.Rectangle(cValue: cellArea!.pointee), Gdk.Rectangle(cValue: cellBackground!.pointee)))
}

let callGtkCellCallback: GtkCellCallback = { renderer, context in
  let body: (CellRenderer) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(renderer)!))
}

let callGtkCellLayoutDataFunc: GtkCellLayoutDataFunc = { cellLayout, cell, treeModel, iter, context in
  let body: (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void = lentClosure(context)
  body(promised(lentInterface(cellLayout)), lentObject(cell)!, promised(lentInterface(treeModel)), lentBoxed(iter))
}

let callGtkCustomFilterFunc: GtkCustomFilterFunc = { item, context in
  let body: (Object) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(item)!))
}

let callGtkDrawingAreaDrawFunc: GtkDrawingAreaDrawFunc = { drawingArea, cr, width, height, context in
  let body: (DrawingArea, Cairo.Context, Int, Int) -> Void = lentClosure(context)
  body(lentObject(drawingArea)!, lentBoxed(cr), Int(c: width), Int(c: height))
}

let callGtkEntryCompletionMatchFunc: GtkEntryCompletionMatchFunc = { completion, key, iter, context in
  let body: (EntryCompletion, String, TreeIter) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(completion)!, lentString(key), lentBoxed(iter)))
}

let callGtkExpressionNotify: GtkExpressionNotify = { context in
  let body: () -> Void = lentClosure(context)
  body()
}

let callGtkFlowBoxCreateWidgetFunc: GtkFlowBoxCreateWidgetFunc = { item, context in
  let body: (Object) -> Widget = lentClosure(context)
  return body(lentObject(item)!).given()
}

let callGtkFlowBoxFilterFunc: GtkFlowBoxFilterFunc = { child, context in
  let body: (FlowBoxChild) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(child)!))
}

let callGtkFlowBoxForeachFunc: GtkFlowBoxForeachFunc = { box, child, context in
  let body: (FlowBox, FlowBoxChild) -> Void = lentClosure(context)
  body(lentObject(box)!, lentObject(child)!)
}

let callGtkFlowBoxSortFunc: GtkFlowBoxSortFunc = { child1, child2, context in
  let body: (FlowBoxChild, FlowBoxChild) -> Int = lentClosure(context)
  return Int32(swift: body(lentObject(child1)!, lentObject(child2)!))
}

let callGtkFontFilterFunc: GtkFontFilterFunc = { family, face, context in
  let body: (Pango.FontFamily, Pango.FontFace) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(family)!, lentObject(face)!))
}

let callGtkIconViewForeachFunc: GtkIconViewForeachFunc = { iconView, path, context in
  let body: (IconView, TreePath) -> Void = lentClosure(context)
  body(lentObject(iconView)!, lentBoxed(path))
}

let callGtkListBoxCreateWidgetFunc: GtkListBoxCreateWidgetFunc = { item, context in
  let body: (Object) -> Widget = lentClosure(context)
  return body(lentObject(item)!).given()
}

let callGtkListBoxFilterFunc: GtkListBoxFilterFunc = { row, context in
  let body: (ListBoxRow) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(row)!))
}

let callGtkListBoxForeachFunc: GtkListBoxForeachFunc = { box, row, context in
  let body: (ListBox, ListBoxRow) -> Void = lentClosure(context)
  body(lentObject(box)!, lentObject(row)!)
}

let callGtkListBoxSortFunc: GtkListBoxSortFunc = { row1, row2, context in
  let body: (ListBoxRow, ListBoxRow) -> Int = lentClosure(context)
  return Int32(swift: body(lentObject(row1)!, lentObject(row2)!))
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
  body(lentObject(menuButton)!)
}

let callGtkPageSetupDoneFuncOnce: GtkPageSetupDoneFunc = { pageSetup, context in
  let body: (PageSetup) -> Void = takenClosure(context)
  body(lentObject(pageSetup)!)
}

let callGtkPrintJobCompleteFunc: GtkPrintJobCompleteFunc = { printJob, context, error in
  let body: (PrintJob, GLib.Failure) -> Void = lentClosure(context)
  body(lentObject(printJob)!, lentFailure(error))
}

let callGtkPrintSettingsFunc: GtkPrintSettingsFunc = { key, value, context in
  let body: (String, String) -> Void = lentClosure(context)
  body(lentString(key), lentString(value))
}

let callGtkPrinterFunc: GtkPrinterFunc = { printer, context in
  let body: (Printer) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(printer)!))
}

let callGtkScaleFormatValueFunc: GtkScaleFormatValueFunc = { scale, value, context in
  let body: (Scale, Double) -> String = lentClosure(context)
  return g_strdup(body(lentObject(scale)!, value))
}

let callGtkShortcutFunc: GtkShortcutFunc = { widget, args, context in
  let body: (Widget, GLib.Variant?) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(widget)!, lentBoxed(args)))
}

let callGtkTextCharPredicate: GtkTextCharPredicate = { ch, context in
  let body: (UInt32) -> Bool = lentClosure(context)
  return gboolean(swift: body(ch))
}

let callGtkTextTagTableForeach: GtkTextTagTableForeach = { tag, context in
  let body: (TextTag) -> Void = lentClosure(context)
  body(lentObject(tag)!)
}

let callGtkTickCallback: GtkTickCallback = { widget, frameClock, context in
  let body: (Widget, Gdk.FrameClock) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(widget)!, lentObject(frameClock)!))
}

let callGtkTreeCellDataFunc: GtkTreeCellDataFunc = { treeColumn, cell, treeModel, iter, context in
  let body: (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void = lentClosure(context)
  body(lentObject(treeColumn)!, lentObject(cell)!, promised(lentInterface(treeModel)), lentBoxed(iter))
}

let callGtkTreeIterCompareFunc: GtkTreeIterCompareFunc = { model, a, b, context in
  let body: (any TreeModel, TreeIter, TreeIter) -> Int = lentClosure(context)
  return Int32(swift: body(promised(lentInterface(model)), lentBoxed(a), lentBoxed(b)))
}

let callGtkTreeListModelCreateModelFunc: GtkTreeListModelCreateModelFunc = { item, context in
  let body: (Object) -> (any Gio.ListModel)? = lentClosure(context)
  return body(lentObject(item)!)?.given()
}

let callGtkTreeModelFilterVisibleFunc: GtkTreeModelFilterVisibleFunc = { model, iter, context in
  let body: (any TreeModel, TreeIter) -> Bool = lentClosure(context)
  return gboolean(swift: body(promised(lentInterface(model)), lentBoxed(iter)))
}

let callGtkTreeModelForeachFunc: GtkTreeModelForeachFunc = { model, path, iter, context in
  let body: (any TreeModel, TreePath, TreeIter) -> Bool = lentClosure(context)
  return gboolean(swift: body(promised(lentInterface(model)), lentBoxed(path), lentBoxed(iter)))
}

let callGtkTreeSelectionForeachFunc: GtkTreeSelectionForeachFunc = { model, path, iter, context in
  let body: (any TreeModel, TreePath, TreeIter) -> Void = lentClosure(context)
  body(promised(lentInterface(model)), lentBoxed(path), lentBoxed(iter))
}

let callGtkTreeSelectionFunc: GtkTreeSelectionFunc = { selection, model, path, pathCurrentlySelected, context in
  let body: (TreeSelection, any TreeModel, TreePath, Bool) -> Bool = lentClosure(context)
  return gboolean(
    swift: body(lentObject(selection)!, promised(lentInterface(model)), lentBoxed(path), Bool(c: pathCurrentlySelected))
  )
}

let callGtkTreeViewColumnDropFunc: GtkTreeViewColumnDropFunc = { treeView, column, prevColumn, nextColumn, context in
  let body: (TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool = lentClosure(context)
  return gboolean(
    swift: body(lentObject(treeView)!, lentObject(column)!, lentObject(prevColumn)!, lentObject(nextColumn)!))
}

let callGtkTreeViewMappingFunc: GtkTreeViewMappingFunc = { treeView, path, context in
  let body: (TreeView, TreePath) -> Void = lentClosure(context)
  body(lentObject(treeView)!, lentBoxed(path))
}

let callGtkTreeViewRowSeparatorFunc: GtkTreeViewRowSeparatorFunc = { model, iter, context in
  let body: (any TreeModel, TreeIter) -> Bool = lentClosure(context)
  return gboolean(swift: body(promised(lentInterface(model)), lentBoxed(iter)))
}

let callGtkTreeViewSearchEqualFunc: GtkTreeViewSearchEqualFunc = { model, column, key, iter, context in
  let body: (any TreeModel, Int, String, TreeIter) -> Bool = lentClosure(context)
  return gboolean(swift: body(promised(lentInterface(model)), Int(c: column), lentString(key), lentBoxed(iter)))
}

let callPangoAttrFilterFunc: PangoAttrFilterFunc = { attribute, context in
  let body: (Pango.Attribute) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentBoxed(attribute)))
}

let callPangoFontsetForeachFunc: PangoFontsetForeachFunc = { fontset, font, context in
  let body: (Pango.Fontset, Pango.Font) -> Bool = lentClosure(context)
  return gboolean(swift: body(lentObject(fontset)!, lentObject(font)!))
}
