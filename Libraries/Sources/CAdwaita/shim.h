#pragma once
// Generated code says itself what is deprecated: its own calls are no reason for warnings.
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
