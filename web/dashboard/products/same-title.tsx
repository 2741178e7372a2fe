import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { decodeProductName, type ProductName } from '#contract/product.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { useDashboard } from '../session/use-dashboard.ts';

/** Milliseconds of rest in typing before the title is looked for. */
const debounceMs = 400;

/** Warns that a product has this title already. It may be meant so: nothing is refused. */
export function SameTitle({ title }: { title: string }) {
  const { to } = useDashboard();
  const same = useSameTitle(title.trim());
  return (
    <span role="status">
      {same && (
        <span className="font-semibold text-amber">
          {text.sameTitle}{' '}
          <Link to={to('product-details', same.id)} className="link">
            {same.title}
          </Link>
        </span>
      )}
    </span>
  );
}

function useSameTitle(title: string): ProductName | undefined {
  const { ask } = useDashboard();
  const [found, setFound] = useState<ProductName & { asked: string }>();
  useEffect(() => {
    if (title.length < 5) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask('/dash-same-title', { title }, leaving);
      if (answer.status !== 200 || leaving.signal.aborted) return;
      setFound(answer.data ? { ...decodeProductName(answer.data), asked: title } : undefined);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, title]);
  return found?.asked === title ? found : undefined;
}
