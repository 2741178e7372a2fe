import { Truck } from 'lucide-react';
import { Link } from 'react-router';
import type { WireExpected } from '#contract/orders.ts';
import { order as text } from '#wording/storefront/order.ts';
import { writeDays } from './estimate.ts';

interface ExpectedProps {
  expected: WireExpected;
  /** It went out for delivery on this very day. */
  isOutToday?: boolean;
  className?: string;
}

/** When a paid order arrives, and what to do where it has not. */
export const Expected = ({ expected, isOutToday, className = '' }: ExpectedProps) => (
  <p className={`figures flex gap-2.5 text-lg leading-snug font-semibold ${className}`}>
    <Truck size={22} aria-hidden className="mt-0.5 flex-none text-olive" />
    {isOutToday ? (
      <span className="min-w-0">{text.today}</span>
    ) : expected.late ? (
      <Link to="/contact" className="link min-w-0">
        {text.late}
      </Link>
    ) : (
      <span className="min-w-0">{writeDays(expected)}</span>
    )}
  </p>
);
