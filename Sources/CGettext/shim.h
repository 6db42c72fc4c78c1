// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// Part of the C library, but not of Swift's module of it.
#include <libintl.h>
#include <locale.h>
