import { useEffect, useState } from 'react';
import { writeEstimate } from './estimate.ts';

const minuteMs = 60_000;

/** When an order that is placed now arrives. For pages that are made in the browser alone: it tells of the day it is made. */
export function Arrival() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return <p className="figures font-semibold">{writeEstimate(now)}</p>;
}
