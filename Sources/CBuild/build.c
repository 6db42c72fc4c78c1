// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

#include "CBuild.h"

const char *quartet_build(void) { return QUARTET_BUILD; }
