#if os(Linux)
  import Foundation
  import HarfBuzzShim

  @_spi(Comparison) import Ink

  /// HarfBuzz alone, told in advance of every run: the limit that measuring is measured against.
  final class RawShaping {
    private let shim = harfbuzz_shim_create()
    private var fonts: [FontFace: Int32] = [:]

    deinit { harfbuzz_shim_destroy(shim) }

    /// Adds a text with the runs that a measurer parts it into.
    func add(_ units: [UInt16], _ runs: [TextRun], language: String) throws {
      harfbuzz_shim_add_text(shim, units, units.count)
      for run in runs {
        harfbuzz_shim_add_run(
          shim, try number(of: run.face), run.range.lowerBound, run.range.count, run.script,
          run.isRightToLeft ? 1 : 0, language)
      }
    }

    private func number(of face: FontFace) throws -> Int32 {
      if let number = fonts[face] { return number }
      let number = harfbuzz_shim_add_font(shim, face.path, UInt32(face.index))
      guard number >= 0 else { throw BenchmarkError("HarfBuzz opens no \(face.path)") }
      fonts[face] = number
      return number
    }

    /// Shapes every run; the sum of the widths in ems.
    func shape() -> Double { harfbuzz_shim_shape(shim) }
  }
#endif
