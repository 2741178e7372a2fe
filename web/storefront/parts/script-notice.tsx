import { withoutScript } from '#wording/storefront/without-script.ts';

/** Where no script runs, what then does not work. */
export const ScriptNotice = () => (
  <noscript>
    <div className="page pt-3">
      <p className="notice">{import.meta.env.SSR && withoutScript.notice}</p>
    </div>
  </noscript>
);
