import { useHydrated } from '../../browser/hydrated.ts';

/** On hover or at the beginning of a press. */
const rules = '{"prefetch":[{"where":{"href_matches":"/product/*"},"eagerness":"moderate"}]}';

/** A product that is about to be opened is fetched ahead, by the browser until the page's own links can do it. */
export function PrefetchProducts() {
  if (useHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, under its hash in the policy
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
