#include "table_twin.h"

#include <gtk/gtk.h>
#include <string.h>
#include <time.h>

typedef struct {
  GObject parent;
  int id;
  int size;
  char *name;
} TableRow;
typedef GObjectClass TableRowClass;
G_DEFINE_TYPE(TableRow, table_row, G_TYPE_OBJECT)

static void table_row_finalize(GObject *object) {
  g_free(((TableRow *)object)->name);
  G_OBJECT_CLASS(table_row_parent_class)->finalize(object);
}
static void table_row_class_init(TableRowClass *class) { class->finalize = table_row_finalize; }
static void table_row_init(TableRow *row) { (void)row; }

static GListStore *store;
static GtkListView *view;
static GtkFilterListModel *filtered;
static GtkSortListModel *sorted;
static int next;

double table_clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// A turn of the main loop is what lies between two polls.
static double turn_start;
static double longest_turn;

static void end_turn(void) {
  double taken = table_clock() - turn_start;
  if (taken > longest_turn) longest_turn = taken;
}

static int timed_poll(GPollFD *files, guint count, int timeout) {
  end_turn();
  int ready = g_poll(files, count, timeout);
  turn_start = table_clock();
  return ready;
}

void table_init(void) {
  gtk_init();
  g_main_context_set_poll_func(NULL, timed_poll);
}

TableTimes table_run(int (*is_done)(void *), void *context) {
  double start = table_clock();
  turn_start = start;
  longest_turn = 0;
  while (!is_done(context)) g_main_context_iteration(NULL, TRUE);
  double total = table_clock() - start;
  // The last rows have yet to be drawn.
  double end = table_clock() + 50;
  while (table_clock() < end) g_main_context_iteration(NULL, FALSE);
  end_turn();
  return (TableTimes){total, longest_turn};
}

void table_settle(double milliseconds) {
  double end = table_clock() + milliseconds;
  while (table_clock() < end) g_main_context_iteration(NULL, FALSE);
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  gtk_list_item_set_child(item, gtk_label_new(NULL));
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), ((TableRow *)gtk_list_item_get_item(item))->name);
}

static void add(int count, const char *(*name)(int), int (*size)(int)) {
  GPtrArray *rows = g_ptr_array_new_with_free_func(g_object_unref);
  for (int index = 0; index < count; index++) {
    TableRow *row = g_object_new(table_row_get_type(), NULL);
    row->id = next;
    row->size = size(next);
    row->name = g_strdup(name(next));
    next++;
    g_ptr_array_add(rows, row);
  }
  g_list_store_splice(store, g_list_model_get_n_items(G_LIST_MODEL(store)), 0, rows->pdata, count);
  g_ptr_array_unref(rows);
}

void table_twin_open(int count, const char *(*name)(int), int (*size)(int)) {
  store = g_list_store_new(table_row_get_type());
  add(count, name, size);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  view = GTK_LIST_VIEW(gtk_list_view_new(NULL, factory));
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(view));
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 800);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_window_present(GTK_WINDOW(window));
}

static gboolean keeps(gpointer item, gpointer data) {
  (void)data;
  return strstr(((TableRow *)item)->name, "77") != NULL;
}

static int by_size(gconstpointer first, gconstpointer second, gpointer data) {
  (void)data;
  int left = ((const TableRow *)first)->size;
  int right = ((const TableRow *)second)->size;
  return left < right ? -1 : left > right;
}

static int by_name(gconstpointer first, gconstpointer second, gpointer data) {
  (void)data;
  return strcmp(((const TableRow *)first)->name, ((const TableRow *)second)->name);
}

static int is_done(void *context) {
  (void)context;
  return filtered ? gtk_filter_list_model_get_pending(filtered) == 0 : gtk_sort_list_model_get_pending(sorted) == 0;
}

TableTimes table_twin_run(TableTask task, int incremental) {
  double start = table_clock();
  GListModel *model = g_object_ref(G_LIST_MODEL(store));
  filtered = NULL;
  if (task == TABLE_FILTER) {
    filtered = gtk_filter_list_model_new(model, NULL);
    gtk_filter_list_model_set_incremental(filtered, incremental);
    gtk_filter_list_model_set_filter(filtered, GTK_FILTER(gtk_custom_filter_new(keeps, NULL, NULL)));
    model = G_LIST_MODEL(filtered);
  } else {
    sorted = gtk_sort_list_model_new(model, NULL);
    gtk_sort_list_model_set_incremental(sorted, incremental);
    GtkCustomSorter *sorter = gtk_custom_sorter_new(task == TABLE_SORT_BY_SIZE ? by_size : by_name, NULL, NULL);
    gtk_sort_list_model_set_sorter(sorted, GTK_SORTER(sorter));
    g_object_unref(sorter);
    model = G_LIST_MODEL(sorted);
  }
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(model));
  gtk_list_view_set_model(view, selection);
  g_object_unref(selection);
  double first = table_clock() - start;
  TableTimes times = table_run(is_done, NULL);
  times.total += first;
  if (first > times.longest) times.longest = first;
  return times;
}

TableTimes table_twin_append(int count, const char *(*name)(int), int (*size)(int)) {
  double start = table_clock();
  add(count, name, size);
  double first = table_clock() - start;
  TableTimes times = table_run(is_done, NULL);
  times.total += first;
  if (first > times.longest) times.longest = first;
  return times;
}
