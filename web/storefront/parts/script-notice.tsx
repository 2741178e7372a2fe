import { withoutScript } from '#wording/storefront/without-script.ts';

/** What does not work where no script runs, and where the browser is too old, which styles alone find out (.too-old): without them no browser shows a dialog. */
export const ScriptNotice = () => (
  <>
    <dialog
      className="notice too-old"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, that no other browser has to fetch
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? withoutScript.tooOld : '' }}
    />
    <noscript>
      <div className="page pt-3">
        <p className="notice">{import.meta.env.SSR && withoutScript.notice}</p>
      </div>
    </noscript>
  </>
);
