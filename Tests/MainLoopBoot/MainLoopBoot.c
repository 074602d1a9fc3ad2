#include "MainLoopBoot.h"
