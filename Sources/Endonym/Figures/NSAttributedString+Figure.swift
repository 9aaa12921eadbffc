#if canImport(UIKit)
  import UIKit

  extension NSAttributedString {
    /// Creates a string for a label of UIKit's that shows a figure with attributes by role.
    public convenience init(
      _ figure: Figure, attributes: (Figure.Role) -> [NSAttributedString.Key: Any]
    ) {
      let string = NSMutableAttributedString()
      for run in figure.runs {
        string.append(NSAttributedString(string: run.text, attributes: attributes(run.role)))
      }
      self.init(attributedString: string)
    }
  }
#endif
