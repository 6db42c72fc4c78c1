// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct ShadowTests {
  @Test(arguments: [0.5, 2.0, 6, 14]) func kernelAndBoxesKeepTheMass(sigma: Double) {
    let (width, height) = (141, 131)
    var values = [Float](repeating: 0, count: width * height)
    for y in 55..<75 { for x in 60..<80 { values[y * width + x] = 1 } }
    Gaussian.blur(&values, width: width, height: height, sigma: sigma)
    let mass: Float = values.reduce(0, +)
    #expect(abs(mass - 400) < 1.5)
  }

  @Test(arguments: [1.0, 3, 8, 15]) func theBlurHasItsSigma(sigma: Double) {
    let count = 201
    var picture = [Float](repeating: 0, count: count * count)
    picture[100 * count + 100] = 1
    Gaussian.blur(&picture, width: count, height: count, sigma: sigma)
    var total = 0.0
    var variance = 0.0
    for (i, value) in picture.enumerated() {
      let dx = Double(i % count - 100)
      total += Double(value)
      variance += Double(value) * dx * dx
    }
    #expect(abs(total - 1) < 0.001)
    #expect(abs(variance.squareRoot() - sigma) < 0.02 * sigma + 0.05)
  }

  /// One mirrored corner gives the picture of the whole rectangle blurred.
  @Test(arguments: [0.5, 2.0, 6, 12, 27]) func theCornerEqualsTheWholeBlur(sigma: Double) throws {
    let size = Size(150, 117)
    let radius = 14.0
    let reach = Gaussian.reach(sigma)
    let (width, height) = (150 + 2 * reach, 117 + 2 * reach)
    let corner = try Picture8(Double(width), Double(height)) {
      $0.shadow(
        .roundedRect(size, radius: radius), at: Point(Double(reach), Double(reach)), sigma: sigma, .white)
    }
    let box = RoundedBox(x: Double(reach), y: Double(reach), width: 150, height: 117, radius: radius)
    var whole = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        whole[y * width + x] = Float(RoundedBox.coverage(box.distance(Double(x) + 0.5, Double(y) + 0.5)))
      }
    }
    Gaussian.blur(&whole, width: width, height: height, sigma: sigma)
    let worst = zip(corner.values, whole).reduce(0.0) { max($0, abs(Double($1.0) - Double($1.1) * 255)) }
    #expect(worst < 3)
  }

  @Test func aLongSideOnlyRepeats() throws {
    let narrow = try Picture8(400, 90) {
      $0.shadow(.roundedRect(Size(60, 40), radius: 8), at: Point(25, 25), sigma: 4, .white)
    }
    let wide = try Picture8(400, 90) {
      $0.shadow(.roundedRect(Size(300, 40), radius: 8), at: Point(25, 25), sigma: 4, .white)
    }
    for y in 0..<90 {
      for x in 0..<55 { #expect(narrow[x, y] == wide[x, y]) }
      // Both right ends are mirrored left ends.
      for x in 0..<55 { #expect(wide[x, y] == wide[349 - x, y]) }
    }
  }

  @Test func pathsThrowTheSameShadowAsBoxes() throws {
    let box = try Picture8(120, 100) {
      $0.shadow(.roundedRect(Size(60, 40), radius: 0), at: Point(30, 30), sigma: 5, .white)
    }
    let path = try Picture8(120, 100) {
      let corners = [Point(0, 0), Point(60, 0), Point(60, 40), Point(0, 40)]
      $0.shadow(.path(Path(polygon: corners)), at: Point(30, 30), sigma: 5, .white)
    }
    let worst = zip(box.values, path.values).map { abs($0 - $1) }.max() ?? 255
    #expect(worst <= 1)
  }
}
