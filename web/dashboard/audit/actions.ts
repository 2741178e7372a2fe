import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { pagePaths } from '#contract/paths.ts';
import { audit as text } from '#wording/dashboard/audit.ts';

export type AuditEntry = Success<Calls['/dash-audit']>['data'][number];

/** What the audit log calls what staff do. */
export const actions = [
  'sign in',
  'order status',
  'order taken back',
  'order parcel',
  'order packed',
  'recalled sent',
  'order edited',
  'order note',
  'order short',
  'order restocked',
  'order holds ended',
  'order withdrawn',
  'return recorded',
  'return cancelled',
  'return received',
  'order refund',
  'order refund given',
  'order notices chosen',
  'order view saved',
  'order view deleted',
  'product added',
  'product changed',
  'stock changed',
  'stock adjusted',
  'goes with chosen',
  'product recalled',
  'recall handled',
  'product sale stopped',
  'product sale allowed',
  'product removed',
  'products imported',
  'import undone',
  'customers imported',
  'invitation sent again',
  'attribute added',
  'attribute changed',
  'attribute moved',
  'family saved',
  'family dissolved',
  'code added',
  'code deleted',
  'message answered',
  'message note',
  'message assigned',
  'message state',
  'message deleted',
  'template saved',
  'template deleted',
  'newsletter exported',
  'review hidden',
  'review published',
  'review replied',
  'review reply removed',
  'staff added',
  'staff changed',
  'staff removed',
  'staff unlocked',
  'demonstration removed',
] as const;
type Action = (typeof actions)[number];

const isAction = (name: string): name is Action => actions.some((action) => action === name);

/** What was done, without who did it and to what: 'set the order from Pending to Confirmed'. */
export function sentenceOf({ action, before, after }: AuditEntry): string {
  if (!isAction(action)) return action;
  if (action === 'order status') return text.moved(String(before), String(after));
  if (action === 'order taken back') return text.takenBack(String(before), String(after));
  if (action === 'products imported')
    return text.imported(countOf(after, 'added'), countOf(after, 'changed'));
  if (action === 'import undone')
    return text.undone(countOf(after, 'restored'), countOf(after, 'removed'), countOf(after, 'deactivated'));
  if (action === 'customers imported') return text.invited(countOf(after, 'invited'));
  if (action === 'order restocked') return text.restocked(countOf(after, 'units'));
  return text.actions[action];
}

/** The page of this dashboard about what it was done to; undefined where there is none. */
export function pageOf({ action, subject }: AuditEntry): string[] | undefined {
  if (action === 'order notices chosen') return ['notices'];
  if (action.startsWith('order view ')) return ['orders'];
  if (action.startsWith('order ')) return ['order-details', subject];
  if (action === 'product removed') return undefined;
  if (
    action.startsWith('product ') ||
    action.startsWith('review ') ||
    ['stock changed', 'stock adjusted', 'goes with chosen'].includes(action)
  )
    return ['product-details', subject];
  if (action.startsWith('attribute ')) return ['attribute-details', subject];
  if (action.startsWith('code ')) return [pagePaths.coupons];
  if (action.startsWith('message ') && action !== 'message deleted') return ['message-details', subject];
  if (action.startsWith('template ')) return ['reply-templates'];
  if (action === 'newsletter exported') return ['newsletter'];
  return undefined;
}

/** The member of staff that it was done to, whose account has no page; '' for all else. */
export const whomOf = ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string =>
  action.startsWith('staff ') ? subject : '';

/** What it was done to, by its title where the audit log knows one. */
export function nameOf({ before, after, subject }: AuditEntry): string {
  for (const found of [after, before]) {
    if (typeof found === 'object' && found !== null && 'title' in found) return String(found.title);
  }
  return subject;
}

const countOf = (
  value: unknown,
  name: 'added' | 'changed' | 'invited' | 'units' | 'restored' | 'removed' | 'deactivated',
) =>
  typeof value === 'object' && value !== null && name in value
    ? Number((value as Record<typeof name, unknown>)[name])
    : 0;
