#pragma once
// What Swift sees of GTK: the headers themselves, the macros that the Swift importer cannot read, and the one C
// callback that must not be a Swift closure (it drains libdispatch's main queue).
#include <errno.h>
#include <libintl.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// Generated code says itself what is deprecated: its own calls are no reason for warnings.
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define PANGO_DISABLE_DEPRECATION_WARNINGS
// GdkPixbuf, which has no such switch, marks only what was deprecated in versions that a program asks for.
#define GDK_PIXBUF_VERSION_MIN_REQUIRED GDK_PIXBUF_VERSION_2_0

// GLib 2.88 and newer mark their flags as such. Swift would import those as option sets and their values under other
// names than before, so the mark is taken away; older versions have none.
#define __GLIB_H_INSIDE__
#include <glib/gmacros.h>
#undef __GLIB_H_INSIDE__
#undef G_GNUC_FLAG_ENUM
#define G_GNUC_FLAG_ENUM

// Declares the settings backends, which GLib keeps from casual users.
#define G_SETTINGS_ENABLE_BACKEND
#include <cairo-gobject.h>
#include <gio/gsettingsbackend.h>
#include <glib-unix.h>
#include <graphene-gobject.h>
#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>

static inline GType cgtk_type_of(gconstpointer object) { return G_OBJECT_TYPE(object); }
static inline gboolean cgtk_is_floating(gpointer object) { return g_object_is_floating(object); }
static inline GType cgtk_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline GType cgtk_fundamental_type(GType type) { return G_TYPE_FUNDAMENTAL(type); }

static inline gboolean cgtk_is_main_thread(void) {
  // Asked in each emission of a signal, so the kernel is asked once in each thread.
  static _Thread_local int answer;
  if (answer == 0) answer = syscall(SYS_gettid) == getpid() ? 1 : -1;
  return answer > 0;
}
static inline GObjectClass *cgtk_object_class(gconstpointer object) { return G_OBJECT_GET_CLASS(object); }

/// The buttons of a message dialog can only be given to a new one, and its text only as a printf format.
static inline GtkWidget *cgtk_message_dialog_new(GtkWindow *parent, GtkDialogFlags flags, GtkMessageType type,
                                                 GtkButtonsType buttons, const char *message) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_message_dialog_new(parent, flags, type, buttons, "%s", message);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/// Connects a function to a signal with one object as its argument: without the `GValue`s of a marshaller.
static inline void cgtk_connect(gpointer sender, const char *signal, void (*handler)(gpointer, gpointer, gpointer),
                                gpointer context, GClosureNotify release) {
  g_signal_connect_data(sender, signal, G_CALLBACK(handler), context, release, (GConnectFlags)0);
}

/// An instance of a GObject class that is implemented in Swift: a GObject with a retained Swift object.
typedef struct {
  GObject parent_instance;
  gpointer swift_object;
} CGtkSwiftInstance;

// libdispatch exports these two for CoreFoundation's run loop; a GLib main loop needs exactly the same.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean cgtk_drain_main_queue(gint fd, GIOCondition condition, gpointer data) {
  (void)condition;
  (void)data;
  // The callback does not clear the eventfd, so it is read here, and before the drain: a wake-up that arrives during
  // the drain arms it again. Without the read the source is ready for ever and frames (a lower priority) never draw.
  uint64_t wakeups;
  while (read(fd, &wakeups, sizeof wakeups) < 0 && errno == EINTR) {
  }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

/// Lets the default GLib main context serve libdispatch's main queue, and with it Swift's main actor. Call it on the
/// main thread; a second call does nothing.
static inline void cgtk_serve_main_queue(void) {
  GMainContext *context = g_main_context_default();
  if (g_dataset_get_data(context, "swift-main-queue")) return;
  g_dataset_set_data(context, "swift-main-queue", context);
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, cgtk_drain_main_queue, NULL);
  // Work that was enqueued before the eventfd existed did not arm it.
  _dispatch_main_queue_callback_4CF(NULL);
}
