// What GTK's backend for tests knows. Its functions say what an attribute is when it is not what is expected, which they
// take as `...`.
#include "include/CGtkTesting.h"

// What no program says.
#define NOTHING "\x01"

char *gtk_testing_property(GtkAccessible *accessible, GtkAccessibleProperty property) {
  switch (property) {
  case GTK_ACCESSIBLE_PROPERTY_DESCRIPTION:
  case GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS:
  case GTK_ACCESSIBLE_PROPERTY_LABEL:
  case GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER:
  case GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION:
  case GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT:
    if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
    return gtk_test_accessible_check_property(accessible, property, NOTHING);
  case GTK_ACCESSIBLE_PROPERTY_VALUE_MAX:
  case GTK_ACCESSIBLE_PROPERTY_VALUE_MIN:
  case GTK_ACCESSIBLE_PROPERTY_VALUE_NOW:
    if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
    return gtk_test_accessible_check_property(accessible, property, -1.25e300);
  default: return NULL;
  }
}

gboolean gtk_testing_is_labelled_by(GtkAccessible *accessible, GtkAccessible *label) {
  if (!gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)) return FALSE;
  char *others = gtk_test_accessible_check_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL);
  g_free(others);
  return others == NULL;
}

char *gtk_testing_state(GtkAccessible *accessible, GtkAccessibleState state) {
  if (!gtk_test_accessible_has_state(accessible, state)) return NULL;
  return gtk_test_accessible_check_state(accessible, state, 4711);
}
