// Fails where the installed Libadwaita is older than a trait of the package asks for. What uses this module is compiled
// after it, so the sentence is all that the compiler says.
#include <adwaita.h>

#if defined(ADW_1_10) && !ADW_CHECK_VERSION(1, 10, 0)
#error "The trait ADW_1_10 needs Libadwaita 1.10 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_9) && !ADW_CHECK_VERSION(1, 9, 0)
#error "The trait ADW_1_9 needs Libadwaita 1.9 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_8) && !ADW_CHECK_VERSION(1, 8, 0)
#error "The trait ADW_1_8 needs Libadwaita 1.8 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_7) && !ADW_CHECK_VERSION(1, 7, 0)
#error "The trait ADW_1_7 needs Libadwaita 1.7 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_6) && !ADW_CHECK_VERSION(1, 6, 0)
#error "The trait ADW_1_6 needs Libadwaita 1.6 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_5) && !ADW_CHECK_VERSION(1, 5, 0)
#error "The trait ADW_1_5 needs Libadwaita 1.5 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_4) && !ADW_CHECK_VERSION(1, 4, 0)
#error "The trait ADW_1_4 needs Libadwaita 1.4 or newer, and an older one is installed. Ask for a lower trait, or for none."
#elif defined(ADW_1_3) && !ADW_CHECK_VERSION(1, 3, 0)
#error "The trait ADW_1_3 needs Libadwaita 1.3 or newer, and an older one is installed. Ask for a lower trait, or for none."
#endif
