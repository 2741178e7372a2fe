import { frame } from '#wording/dashboard/frame.ts';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { forgetLists } from '../lists/memory.ts';
import { forgetNewOrders } from './new-orders.ts';

/** The session is over: what was read goes, and the next page says why (decisions.md section 2). */
export function forgetSession() {
  forgetLists();
  forgetNewOrders();
  notifyOnNextPage(frame.expired, { tone: 'bad' });
}
