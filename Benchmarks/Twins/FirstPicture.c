// The least that shows the first picture of a search: asks the server as Vesper does, takes the first thumbnail out of
// the answer, fetches it and shows it as a texture.
//
// usage: FirstPicture ADDRESS [TEXT]
//
// With a text it searches at once, else when Enter is pressed in the entry.
#include <curl/curl.h>
#include <gtk/gtk.h>
#include <string.h>

static const char *address;
static const char *first_text;
static CURL *curl;
static GtkWidget *picture;

static size_t receive(char *bytes, size_t size, size_t count, void *data) {
  g_byte_array_append(data, (guint8 *)bytes, size * count);
  return size * count;
}

static GByteArray *get(const char *url) {
  GByteArray *body = g_byte_array_new();
  curl_easy_setopt(curl, CURLOPT_URL, url);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, body);
  if (curl_easy_perform(curl) != CURLE_OK) g_error("no answer from %s", url);
  return body;
}

static void search(const char *text) {
  char *words = curl_easy_escape(curl, text, 0);
  char *url = g_strdup_printf("%sv1/images/?q=%s&page_size=20&page=1", address, words);
  GByteArray *answer = get(url);
  g_byte_array_append(answer, (guint8 *)"", 1);
  static const char key[] = "\"thumbnail\":\"";
  char *thumbnail = strstr((char *)answer->data, key);
  if (!thumbnail) g_error("no picture in %s", answer->data);
  thumbnail += sizeof key - 1;
  *strchr(thumbnail, '"') = 0;
  GBytes *bytes = g_byte_array_free_to_bytes(get(thumbnail));
  GError *error = NULL;
  GdkTexture *texture = gdk_texture_new_from_bytes(bytes, &error);
  if (!texture) g_error("%s", error->message);
  gtk_picture_set_paintable(GTK_PICTURE(picture), GDK_PAINTABLE(texture));
  g_object_unref(texture);
  g_bytes_unref(bytes);
  g_byte_array_unref(answer);
  g_free(url);
  curl_free(words);
}

static void enter(GtkEntry *entry, gpointer data) { search(gtk_editable_get_text(GTK_EDITABLE(entry))); }

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new();
  g_signal_connect(entry, "activate", G_CALLBACK(enter), NULL);
  // In the size of a line's thumbnail, whatever the picture's own size is.
  GtkWidget *frame = gtk_overlay_new();
  GtkWidget *place = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_size_request(place, 112, 84);
  gtk_overlay_set_child(GTK_OVERLAY(frame), place);
  gtk_widget_set_halign(frame, GTK_ALIGN_START);
  picture = gtk_picture_new();
  gtk_overlay_add_overlay(GTK_OVERLAY(frame), picture);
  gtk_box_append(GTK_BOX(box), entry);
  gtk_box_append(GTK_BOX(box), frame);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_set_default_size(GTK_WINDOW(window), 840, 640);
  gtk_widget_grab_focus(entry);
  // What GTK puts there by itself where it draws the frames of windows, as on Wayland.
  gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
  gtk_window_present(GTK_WINDOW(window));
  if (first_text) search(first_text);
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  address = arguments[1];
  first_text = count > 2 ? arguments[2] : NULL;
  curl_global_init(CURL_GLOBAL_DEFAULT);
  curl = curl_easy_init();
  GtkApplication *application = gtk_application_new("io.github.vesper_photos.FirstPicture", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
