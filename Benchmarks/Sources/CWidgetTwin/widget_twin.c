#include "widget_twin.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>

static int clicks;
static int frames;

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

void widget_init(void) { gtk_init(); }

double widget_processor_time(void) { return milliseconds(CLOCK_PROCESS_CPUTIME_ID); }

static GtkWindow *newest_window(void) {
  GListModel *windows = gtk_window_get_toplevels();
  GtkWindow *window = g_list_model_get_item(windows, g_list_model_get_n_items(windows) - 1);
  g_object_unref(window);
  return window;
}

static GtkWidget *label(void) {
  static GtkWidget *label;
  if (!label) label = g_object_ref_sink(gtk_label_new(NULL));
  return label;
}

void widget_twin_set_texts(int count) {
  GtkLabel *target = GTK_LABEL(label());
  for (int i = 0; i < count; i++) gtk_label_set_label(target, i & 1 ? "The first text" : "The second text");
}

void widget_twin_set_numbers(int count) {
  GtkWidget *target = label();
  for (int i = 0; i < count; i++) gtk_widget_set_opacity(target, i & 1 ? 0.25 : 0.75);
}

void widget_emit_clicks(int count) {
  GtkWidget *button = gtk_window_get_child(newest_window());
  guint clicked = g_signal_lookup("clicked", GTK_TYPE_BUTTON);
  for (int i = 0; i < count; i++) g_signal_emit(button, clicked, 0);
}

static void count_click(GtkButton *button, gpointer data) { clicks++; }

void widget_twin_open_button(void) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *button = gtk_button_new();
  g_signal_connect(button, "clicked", G_CALLBACK(count_click), NULL);
  gtk_window_set_child(GTK_WINDOW(window), button);
}

int widget_twin_clicks(void) { return clicks; }

void widget_twin_open_labels(int count) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Label %d", i);
    gtk_box_append(GTK_BOX(box), gtk_label_new(text));
  }
  gtk_window_set_child(GTK_WINDOW(window), box);
}

static void after_paint(GdkFrameClock *clock, gpointer data) { frames++; }

static void present(void) {
  GtkWidget *window = GTK_WIDGET(newest_window());
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  gtk_window_present(GTK_WINDOW(window));
}

void widget_draw_first_frame(void) {
  present();
  int before = frames;
  while (frames == before) g_main_context_iteration(NULL, TRUE);
}

void widget_close(void) {
  gtk_window_destroy(newest_window());
  while (g_main_context_iteration(NULL, FALSE)) {}
}

static gboolean draw_again(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

int widget_count_frames(double duration) {
  widget_draw_first_frame();
  guint callback = gtk_widget_add_tick_callback(GTK_WIDGET(newest_window()), draw_again, NULL, NULL);
  int before = frames;
  double end = milliseconds(CLOCK_MONOTONIC) + duration;
  while (milliseconds(CLOCK_MONOTONIC) < end) g_main_context_iteration(NULL, TRUE);
  gtk_widget_remove_tick_callback(GTK_WIDGET(newest_window()), callback);
  return frames - before;
}
