import EngineCore
import GameCore

public final class ConnectFourEngine: GameEngine {
  public static let levelLines = ["1", "2", "3", "4", "5", "perfect"]
  public init(resources: Resources) {}
  public func choose(in position: ConnectFourPosition, strength: Strength, seed: UInt64, control: SearchControl) -> ConnectFourMove? {
    var r = SeededRandom(seed: seed)
    return position.legalColumns.randomElement(using: &r).flatMap { ConnectFourMove(column: $0) }
  }
  public func hint(in position: ConnectFourPosition, control: SearchControl) -> Hint<ConnectFourMove>? {
    position.legalColumns.first.flatMap { ConnectFourMove(column: $0) }.map { Hint(move: $0, meaning: "wins in 5") }
  }
}
final class ConnectFourConsole: EngineConsole {
  init(resources: Resources) {}
  func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String { "" }
  func bench(threads: Int) throws(EngineError) -> BenchReport { BenchReport(nodes: 0, seconds: 0, signature: 0) }
}
