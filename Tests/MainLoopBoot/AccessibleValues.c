// Asks GTK's backend for tests what assistive technology was told. The functions of GTK take what is expected as `...`,
// which Swift cannot call.
#include "../../Sources/CGtk/shim.h"
#include "include/MainLoopBoot.h"

char *accessible_state_mismatch(void *accessible, int state, int expected) {
  return gtk_test_accessible_check_state(accessible, state, expected);
}

char *accessible_property_mismatch(void *accessible, int property, int expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

char *accessible_number_mismatch(void *accessible, int property, double expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

char *accessible_relation_mismatch(void *accessible, int relation, int expected) {
  return gtk_test_accessible_check_relation(accessible, relation, expected);
}

char *accessible_widget_mismatch(void *accessible, int relation, void *expected) {
  return gtk_test_accessible_check_relation(accessible, relation, expected, NULL);
}
