/**
 * look.md's tokens for mail programs: inline in the light, by class in the dark. Many programs load no fonts and know
 * no custom properties, so type falls back to what every machine has.
 */
export const fonts = {
  text: 'Arial, Helvetica, sans-serif',
  label: "'Arial Narrow', 'Liberation Sans Narrow', 'Roboto Condensed', Arial, sans-serif",
  code: "Consolas, Menlo, 'Liberation Mono', monospace",
};

export const light = {
  ground: '#f6f4ee',
  surface: '#ffffff',
  sunken: '#ece9df',
  ink: '#16190f',
  muted: '#494d3f',
  line: '#d9d5c7',
  olive: '#3e4a2b',
  onOlive: '#f6f4ee',
};

const dark: typeof light = {
  ground: '#12140d',
  surface: '#1b1e14',
  sunken: '#272b1e',
  ink: '#ece9df',
  muted: '#b9baa9',
  line: '#363a2a',
  olive: '#b5c592',
  onOlive: '#12140d',
};

/** Nothing in it needs escaping: React would escape quotes and angle brackets inside a style element. */
export const darkRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .sunken { background-color: ${dark.sunken} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .olive { color: ${dark.olive} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.olive} !important; color: ${dark.onOlive} !important; }
}
@media (max-width: 480px) {
  .surface-cell { padding: 24px 20px !important; }
  .digits { font-size: 34px !important; letter-spacing: 6px !important; }
}`;
