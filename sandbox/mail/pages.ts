import { html, raw } from 'hono/html';
import { look } from '../look.ts';
import type { MailMessage, MailSummary } from './messages.ts';

type Markup = ReturnType<typeof html>;

/**
 * Headers for both pages. A message's own styles and embedded pictures show; no script runs, nothing is fetched from
 * elsewhere. The message's frame, being srcdoc, is under this policy too.
 */
export const mailHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The page of everything caught: /dev/mail. Each line leads to /dev/mail/:id. */
export function mailPage(messages: MailSummary[]): string {
  const count = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}, newest first`;
  return document(
    'Caught mail',
    html`<h1>Caught mail</h1>
      <p class="hint">What the shop would have sent. Nothing here has left this machine.</p>
      ${
        messages.length === 0
          ? html`<p class="empty">No mail yet. Ask for a one-time code or place an order, then load this page again.</p>`
          : html`<p class="hint figures">${count}</p><ul class="box">${messages.map(row)}</ul>`
      }`,
  );
}

/** The page of one message: /dev/mail/:id. */
export function mailView(message: MailMessage): string {
  const subject = message.subject || 'No subject';
  return document(
    subject,
    html`<p class="way"><a href="/dev/mail">All mail</a></p>
      <h1>${subject}</h1>
      <dl>
        <div><dt>From</dt><dd>${message.from}</dd></div>
        <div><dt>To</dt><dd>${message.to.join(', ')}</dd></div>
        <div><dt>Caught</dt><dd>${time(message.at)}</dd></div>
        ${message.attachments.length > 0 ? attachments(message) : ''}
      </dl>
      ${message.html ? frame(message.html) : ''}
      ${
        message.text
          ? html`<section><h2>${message.html ? 'Text version' : 'Message'}</h2><pre tabindex="0">${message.text}</pre></section>`
          : ''
      }`,
  );
}

function row(message: MailSummary): Markup {
  return html`<li><a href="/dev/mail/${message.id}">
    <span class="subject">${message.subject || 'No subject'}</span>
    <span class="who">to ${message.to.join(', ')}</span>
    <span class="when">${time(message.at)}</span>
  </a></li>`;
}

function attachments(message: MailMessage): Markup {
  const list = message.attachments
    .map(({ name, type, bytes }) => `${name} (${type}, ${bytes} bytes)`)
    .join(', ');
  return html`<div><dt>Attached</dt><dd>${list}</dd></div>`;
}

/** In a sandbox without scripts, forms or an origin; links open in a new tab. */
function frame(message: string): Markup {
  const source = `<base target="_blank">${message}`;
  return html`<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerpolicy="no-referrer" srcdoc="${source}"></iframe>`;
}

function time(at: number): Markup {
  const shown = new Date(at).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return html`<time class="figures" datetime="${new Date(at).toISOString()}">${shown}</time>`;
}

function document(title: string, body: Markup): string {
  return String(html`<!DOCTYPE html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${raw(style)}</style>
  </head>
  <body><main>${body}</main></body>
</html>`);
}

const style = `${look}
main { max-width: 880px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 36px; margin-bottom: 8px; overflow-wrap: anywhere; }
h2 { font-size: 22px; margin: 24px 0 8px; }
.hint { color: var(--muted); margin: 0 0 16px; }
.way { margin: 0 0 8px; }
.way a { display: inline-block; padding: 10px 0; }
.empty { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 32px 20px; }
.box { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line);
  border-radius: 8px; box-shadow: var(--shadow); overflow: hidden; }
.box li + li { border-top: 1px solid var(--line); }
.box a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 16px; color: inherit;
  text-decoration: none; min-height: 44px; }
.box a:hover .subject { text-decoration: underline; }
.box a:focus-visible { outline-offset: -3px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.who, .when { color: var(--muted); font-size: 14px; }
.who { grid-row: 2; overflow-wrap: anywhere; }
dl { margin: 16px 0; padding: 12px 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
dl div { display: grid; grid-template-columns: 96px 1fr; gap: 16px; padding: 4px 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 70vh; min-height: 360px; resize: vertical; background: #fff;
  border: 1px solid var(--line); border-radius: 8px; color-scheme: light; }
pre { margin: 0; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
  white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
@media (max-width: 560px) { .box a { grid-template-columns: 1fr; } .who { grid-row: auto; } }
`;
