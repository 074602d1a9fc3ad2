#pragma once
#include <shumate/shumate.h>
