/**
 * The look of the pages that the bundled servers show (the card page, the mail catcher): the tokens of the
 * shop, light and dark, without a font, script or picture to fetch.
 */
export const look = `
:root {
  color-scheme: light dark;
  --ground: #f6f4ee; --surface: #fff; --ink: #16190f; --muted: #565b49; --line: #d9d6ca; --edge: #7d8170;
  --olive: #3e4a2b; --signal: #e4572e; --on-signal: #16190f; --wrong: #a3260f; --note: #fbeecb; --on-note: #4f3b00;
  --shadow: 0 1px 2px rgb(22 25 15 / 8%), 0 8px 24px rgb(22 25 15 / 6%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12140d; --surface: #1b1e14; --ink: #ece9df; --muted: #b3b5a3; --line: #343828; --edge: #878b78;
    --olive: #b9c89b; --signal: #f0754f; --on-signal: #16190f; --wrong: #ff9c86; --note: #3a2f0d; --on-note: #f4dfa0;
    --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 16px/1.5 "Inter Variable", Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h1, h2 { font-family: "Sofia Sans Condensed Variable", "Sofia Sans Condensed", "Archivo Narrow", "Roboto Condensed",
  "Arial Narrow", ui-sans-serif, system-ui, sans-serif; line-height: 1.15; margin: 0; letter-spacing: -0.005em; }
a { color: var(--olive); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--olive); outline-offset: 2px; border-radius: 4px; }
.figures { font-variant-numeric: tabular-nums; }
`;
