import { useEffect, useState } from 'react';

/** Papers that stand on the page for as long as the printer needs them: what is set is printed as soon as it stands there. */
export function usePrint<Paper>(none: Paper): [paper: Paper, print: (paper: Paper) => void] {
  const [paper, setPaper] = useState(none);
  useEffect(() => {
    if (paper === none) return;
    const printed = () => setPaper(none);
    addEventListener('afterprint', printed, { once: true });
    window.print();
    return () => removeEventListener('afterprint', printed);
  }, [paper, none]);
  return [paper, setPaper];
}
