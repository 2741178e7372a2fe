import { useState } from 'react';
import { flushSync } from 'react-dom';

type Paper = 'packing slip' | 'receipt';

/** Which paper of an order the printer gets: its packing slip, unless a button asks for another just now. */
export function usePrinting() {
  const [paper, setPaper] = useState<Paper>('packing slip');
  const print = (wanted: Paper) => {
    flushSync(() => setPaper(wanted));
    window.addEventListener('afterprint', () => setPaper('packing slip'), { once: true });
    window.print();
  };
  return { paper, print };
}
