// Vesper
