import Checks

/// Where words are shown as they are, and where it's no words or nobody's.
enum UnlocalizedTextExamples {
  static let triggering = [
    RuleExample(
      source: """
        import UIKit

        final class ForecastController: UIViewController {
          override func viewDidLoad() {
            title = ↓"Forecast"
            label.text = isDry ? ↓"Dry" : "–"
            self.headingLabel?.text = (↓"Rain in \\(minutes) min")
            field.placeholder = name ?? ↓"Find a place"
            countLabel.text = String(format: ↓"%d places", count)
            button.setTitle(↓"Refresh", for: .normal)
            button.accessibilityLabel = ↓\"""
              Loads the
              newest forecast
              \"""
            let alert = UIAlertController(
              title: ↓"No connection", message: ↓"Try again later.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: ↓"OK", style: .default))
          }
        }
        """),
    RuleExample(
      source: """
        import UserNotifications

        let content = UNMutableNotificationContent()
        content.body = ↓"A storm is coming"
        """),
    RuleExample(
      source: """
        #if canImport(UIKit)
          import UIKit

          final class ForecastController: UIViewController {
            override func viewDidLoad() { title = ↓"Forecast" }
          }
        #endif
        """),
    RuleExample(
      source: """
        struct PlaceView: View {
          var body: some View {
            Text(place.name ?? ↓"Unknown place")
              .navigationTitle(place.region ?? (↓"Nowhere"))
            LabeledContent("Wind", value: ↓"No data")
          }
        }
        """),
  ]

  static let nonTriggering = [
    RuleExample(
      source: """
        import UIKit

        final class ForecastController: UIViewController {
          override func viewDidLoad() {
            title = String(localized: "Forecast")
            label.text = NSLocalizedString("Dry", comment: "")
            label.text = "–"
            label.text = "\\(temperature)°"
            label.text = "#\\(index)"
            label.text = place.name
            label.text = ""
            imageView.image = UIImage(systemName: "cloud.rain")
            label.accessibilityIdentifier = "Forecast label"
            codeLabel.text = "LocalizedStringKey"
            field.placeholder = "name@example.org"
            if label.text == "Dry" { return }
            let identifier = "Cell for places"
            formatter.setTitle("Dry weather")
          }
        }
        """),
    RuleExample(
      source: """
        struct Article { var text: String }

        func makeArticle() -> Article {
          var article = Article(text: "")
          article.text = "Weather is what you get"
          return article
        }
        """, path: "Server/Article.swift"),
    RuleExample(
      source: """
        import SwiftUI
        import UIKit

        #Preview {
          let label = UILabel()
          label.text = "A long name of a place"
          return label
        }
        #if DEBUG
        let tools = UIAlertAction(title: "Crash now", style: .destructive)
        #endif
        struct PlaceView: View {
          var body: some View {
            Text("Unknown place")
            Text(place.name ?? "–")
            Text(verbatim: place.name ?? "Unknown place")
          }
        }
        """),
    RuleExample(
      source: """
        import UIKit

        @Test func text() {
          label.text = "Dry weather"
        }
        """, path: "Tests/AppTests/LabelTests.swift"),
  ]
}
