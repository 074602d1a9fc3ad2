// Nothing: this module is compiled only to see whether the installed Libadwaita has what the package's traits ask for.
