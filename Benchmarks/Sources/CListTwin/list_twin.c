#include "list_twin.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int frames;
static GListStore *store;
static unsigned state = 42;

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

double list_processor_time(void) { return milliseconds(CLOCK_PROCESS_CPUTIME_ID); }
double list_clock(void) { return milliseconds(CLOCK_MONOTONIC); }

unsigned list_random(unsigned limit) {
  state = state * 1664525u + 1013904223u;
  return (unsigned)(((unsigned long long)state * limit) >> 32);
}

long list_resident_memory(void) {
  char line[256];
  long kilobytes = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file)) sscanf(line, "VmRSS: %ld", &kilobytes);
  if (file) fclose(file);
  return kilobytes;
}

void list_init(void) { gtk_init(); }

static void after_paint(GdkFrameClock *clock, gpointer data) { frames++; }

static GtkWindow *window(void) {
  GtkWindow *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
  g_object_unref(window);
  return window;
}

void list_draw_frame(void) {
  int before = frames;
  gtk_widget_queue_draw(GTK_WIDGET(window()));
  while (frames == before) g_main_context_iteration(NULL, TRUE);
}

double list_show(void) {
  GtkWidget *widget = GTK_WIDGET(window());
  double start = list_processor_time();
  gtk_widget_realize(widget);
  g_signal_connect(gtk_widget_get_frame_clock(widget), "after-paint", G_CALLBACK(after_paint), NULL);
  gtk_window_present(window());
  list_draw_frame();
  return list_processor_time() - start;
}

static GtkAdjustment *scroll_to(double part) {
  for (int i = 0; i < 5; i++) list_draw_frame();
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(gtk_window_get_child(window())));
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) * part);
  for (int i = 0; i < 5; i++) list_draw_frame();
  return adjustment;
}

void list_scroll_to_middle(void) {
  GtkAdjustment *adjustment = scroll_to(0.5);
  // After a leap alone GTK does not yet keep to the rows that can be seen.
  for (int i = 0; i < 5; i++) {
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 97);
    list_draw_frame();
  }
}

void list_scroll(double *times) {
  GtkAdjustment *adjustment = scroll_to(1.0 / 3);
  for (int i = 0; i < LIST_FRAMES; i++) {
    // A flick of five rows a frame, and now and then a leap.
    double step = i % 40 == 39 ? 50000 : 97;
    double start = list_processor_time();
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step);
    list_draw_frame();
    times[i] = list_processor_time() - start;
  }
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
  // As a list should have it: what assistive technology calls the row.
  GtkWidget *row = gtk_widget_get_parent(gtk_list_item_get_child(item));
  gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void set_up_box(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_box_append(GTK_BOX(box), label);
  gtk_list_item_set_child(item, box);
}

static void bind_box(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
  GtkWidget *box = gtk_list_item_get_child(item);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(box)), text);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(gtk_widget_get_parent(box)), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void list_twin_open(int n, int in_store, int in_boxes) {
  char text[32];
  GListModel *model;
  if (in_store) {
    store = g_list_store_new(GTK_TYPE_STRING_OBJECT);
    for (int i = 0; i < n; i++) {
      snprintf(text, sizeof text, "Row %d", i);
      GtkStringObject *row = gtk_string_object_new(text);
      g_list_store_append(store, row);
      g_object_unref(row);
    }
    model = G_LIST_MODEL(store);
  } else {
    GtkStringList *list = gtk_string_list_new(NULL);
    for (int i = 0; i < n; i++) {
      snprintf(text, sizeof text, "Row %d", i);
      gtk_string_list_append(list, text);
    }
    model = G_LIST_MODEL(list);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(in_boxes ? set_up_box : set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(in_boxes ? bind_box : bind), NULL);
  GtkSingleSelection *selection = gtk_single_selection_new(model);
  gtk_single_selection_set_autoselect(selection, FALSE);
  gtk_single_selection_set_can_unselect(selection, TRUE);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(
      GTK_SCROLLED_WINDOW(scroller), gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 800);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
}

long list_twin_edit(void) {
  char text[32];
  for (int i = 0; i < 1000; i++) {
    guint count = g_list_model_get_n_items(G_LIST_MODEL(store));
    if (i & 1) {
      g_list_store_remove(store, list_random(count));
    } else {
      snprintf(text, sizeof text, "Row %d", 2000000000 + i);
      GtkStringObject *row = gtk_string_object_new(text);
      g_list_store_insert(store, list_random(count + 1), row);
      g_object_unref(row);
    }
  }
  return g_list_model_get_n_items(G_LIST_MODEL(store));
}
