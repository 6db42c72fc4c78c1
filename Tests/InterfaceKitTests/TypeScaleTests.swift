// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import InterfaceKit

struct TypeScaleTests {
  @Test func textGrowsByTheFactorAndTitlesByHalf() {
    let type = TypeScale(factor: 1.5)
    #expect(type.style(.body).size == 22.5 && type.style(.body).lineHeight == 33)
    #expect(type.style(.headline).size == 40)
    #expect(type.height(46) == 60 && type.icon(22) == 30)
    #expect(TypeScale().style(.body) == .body && TypeScale().height(46) == 46)
  }
}
