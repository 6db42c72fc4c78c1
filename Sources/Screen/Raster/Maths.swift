// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

// One door to the C library's mathematics: the rest of the target needs no import of it.

func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func exponential(_ x: Double) -> Double { exp(x) }
func errorFunction(_ x: Double) -> Double { erf(x) }
