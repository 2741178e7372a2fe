import { Lock, RotateCcw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cart as text } from '#wording/storefront/cart.ts';
import { Arrival } from '../parts/arrival.tsx';
import { CardMarks } from '../parts/card-marks.tsx';

/** What people want to know before they order: when it comes, that it may go back, and who takes the money. */
export const Reassurance = () => (
  <ul className="grid content-start gap-3 text-sm">
    <Point icon={<Truck size={20} aria-hidden />}>
      <Arrival />
    </Point>
    <Point icon={<RotateCcw size={20} aria-hidden />}>
      <Link to="/delivery-and-returns" className="link">
        {text.reassurance.returns}
      </Link>
    </Point>
    <Point icon={<Lock size={20} aria-hidden />}>
      <p>{text.reassurance.payment}</p>
      <div className="mt-2">
        <CardMarks />
      </div>
    </Point>
  </ul>
);

const Point = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    <span className="flex-none text-olive">{icon}</span>
    <div className="min-w-0">{children}</div>
  </li>
);
