#pragma once
// What Swift sees of GTK: the headers themselves, and the macros that the Swift importer cannot read.
#include <gtk/gtk.h>
#include <glib-unix.h>

static inline GType cgtk_type_of(gconstpointer object) { return G_OBJECT_TYPE(object); }
static inline gboolean cgtk_is_floating(gpointer object) { return g_object_is_floating(object); }
static inline GType cgtk_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
