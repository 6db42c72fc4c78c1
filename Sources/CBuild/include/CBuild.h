// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

#ifndef QUARTET_BUILD_H
#define QUARTET_BUILD_H

/// The commit that the program was built from and its date, "0123456789ab, 2026-11-22"; empty when the build was not told.
const char *_Nonnull quartet_build(void);

#endif
