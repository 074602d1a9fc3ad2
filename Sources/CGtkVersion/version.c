// Fails where the installed GTK is older than a trait of the package asks for. What uses this module is compiled after
// it, so the sentence is all that the compiler says.
#include <gtk/gtk.h>

#if defined(GTK_4_24) && !GTK_CHECK_VERSION(4, 24, 0)
#error "The trait GTK_4_24 needs GTK 4.24 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_22) && !GTK_CHECK_VERSION(4, 22, 0)
#error "The trait GTK_4_22 needs GTK 4.22 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_20) && !GTK_CHECK_VERSION(4, 20, 0)
#error "The trait GTK_4_20 needs GTK 4.20 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_18) && !GTK_CHECK_VERSION(4, 18, 0)
#error "The trait GTK_4_18 needs GTK 4.18 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_16) && !GTK_CHECK_VERSION(4, 16, 0)
#error "The trait GTK_4_16 needs GTK 4.16 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_14) && !GTK_CHECK_VERSION(4, 14, 0)
#error "The trait GTK_4_14 needs GTK 4.14 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_12) && !GTK_CHECK_VERSION(4, 12, 0)
#error "The trait GTK_4_12 needs GTK 4.12 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#elif defined(GTK_4_10) && !GTK_CHECK_VERSION(4, 10, 0)
#error "The trait GTK_4_10 needs GTK 4.10 or newer, and an older GTK is installed. Ask for a lower trait, or for none."
#endif
