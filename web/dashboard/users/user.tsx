import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { formatPence } from '#contract/money.ts';
import { decodeOrderRow, type OrderRow as ListedOrder } from '#contract/order.ts';
import { shownPostcode } from '#shop/delivery/postcode.ts';
import { counted } from '#wording/counted.ts';
import { order } from '#wording/dashboard/order.ts';
import { user as text, users } from '#wording/dashboard/users.ts';
import { post } from '../../browser/api.ts';
import { type Loaded, useLoaded } from '../../browser/decode-answer.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { type LoadedList, loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows, noRows, readMoreRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { MailLink } from '../parts/links.tsx';
import { OrderHead, OrderRow, orderColumns } from '../parts/order-rows.tsx';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard, useHandle401 } from '../session/use-dashboard.ts';
import type { Route } from './+types/user';
import { Defences } from './defences.tsx';
import { EndUnpaid } from './end-unpaid.tsx';
import { Invited, type InvitedProps } from './invited.tsx';

export const meta = pageMeta(text.page);

/** The account of the e-mail that stands in the page's address; what is no e-mail there has none. */
export async function clientLoader({ params: { email }, request }: Route.ClientLoaderArgs) {
  // To /dash-users an empty e-mail is anybody's.
  if (email.trim() === '') return null;
  const spent = readSpent(email, request.signal);
  const [account, address, defences, orders, invitation] = await Promise.all([
    askAsLoader('/dash-users', { email, limit: 1 }, request),
    askAsLoader('/readAddress', { email }, request),
    askAsLoader('/dash-defences', { email }, request),
    loadList(request, ordersOf(email)),
    askAsLoader('/dash-invitation', { email }, request),
  ]);
  const invited = invitation.status === 200 ? invitation.data : null;
  return { account, address, defences, orders, spent, invited };
}

const ordersOf =
  (email: string): RulesOf<ListedOrder> =>
  (ask) => ({
    read: async (page, signal) =>
      decodeRows(
        await ask('/dash-orders', { ...page, filter: 'Show All', email }, { signal }),
        decodeOrderRow,
      ),
    idOf: (row) => row.id,
  });

/** In all, however many orders are on the screen. */
interface Spent {
  orders: number;
  paidOrders: number;
  pence: number;
}

/** All orders of an account are read for it, which may take its time. */
async function readSpent(email: string, signal: AbortSignal): Promise<Loaded<Spent>> {
  const rules = ordersOf(email)(post, new URLSearchParams());
  const all = await readMoreRows(noRows, Number.POSITIVE_INFINITY, rules, signal);
  if ('message' in all) return all.status === 401 ? 'signed out' : { failure: all.message };
  const paid = all.rows.filter((row) => row.paymentStatus === 'Success');
  const pence = paid.reduce((sum, row) => sum + row.totalPence, 0);
  return { data: { orders: all.total, paidOrders: paid.length, pence } };
}

/**
 * A user's name, e-mail and address (spec.md section 2, 'Admin users'), and what they ordered. The name is the account's:
 * the one in the page's address may be old, or anybody's (decisions.md section 9).
 */
export default function User({ loaderData, params }: Route.ComponentProps) {
  const answer = loaderData?.account;
  if (answer && answer.status !== 200) {
    return (
      <WithoutAccount title={text.page}>
        <Notice tone="bad" title={text.failed}>
          {answer.message}
        </Notice>
      </WithoutAccount>
    );
  }
  const [account] = answer?.data ?? [];
  if (!loaderData || !account) {
    return (
      <WithoutAccount title={text.unknown}>
        <p>{text.unknownText(params.email)}</p>
      </WithoutAccount>
    );
  }
  return <Account {...loaderData} {...account} />;
}

const WithoutAccount = ({ title, children }: { title: string; children: ReactNode }) => {
  const { to } = useDashboard();
  return (
    <>
      <Head back={{ to: to('users'), label: users.title }} title={title} />
      {children}
    </>
  );
};

interface AccountProps {
  name: string;
  email: string;
  address: Answer<Calls['/readAddress']>;
  defences: Answer<Calls['/dash-defences']>;
  orders: LoadedList<ListedOrder>;
  spent: Promise<Loaded<Spent>>;
  invited: InvitedProps['invitation'] | null;
}

function Account({ name, email, address, defences, orders, spent, invited }: AccountProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  const theirs = usePagedList(orders);
  const sums = useSpent(spent);
  const unpaid = theirs.rows.some((row) => row.paymentStatus === 'Pending');
  return (
    <>
      <Head back={{ to: to('users'), label: users.title }} title={name}>
        {unpaid && <EndUnpaid email={email} onEnded={() => void revalidate()} />}
      </Head>
      {invited && <Invited email={email} invitation={invited} onSent={() => void revalidate()} />}
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <Panel title={text.about}>
          <Facts
            facts={[[order.name, name], [order.email, <MailLink key="email" email={email} />], ...sums]}
          />
        </Panel>
        <Panel title={text.address}>
          <div className="min-h-36">
            <Address address={address} />
          </div>
        </Panel>
        <Defences email={email} answer={defences} />
      </div>
      <div className="mt-6">
        <h2 className="mb-2 text-xl">{text.orders}</h2>
        <PagedTable
          caption={text.orders}
          list={theirs}
          head={<OrderHead />}
          csv={{ name: 'orders', columns: orderColumns }}
          row={(row) => <OrderRow key={row.id} row={row} to={to('order-details', row.id)} />}
          empty={{ title: text.noOrders, text: text.noOrdersText }}
        />
      </div>
    </>
  );
}

/** How much was ordered and paid in all; nothing where it can't be known. */
function useSpent(spent: Promise<Loaded<Spent>>): [string, string][] {
  const handle401 = useHandle401();
  const { data, failure } = useLoaded(spent, () => void handle401({ status: 401 }));
  if (failure) return [];
  if (!data) return [text.orders, text.spent].map((name) => [name, '...']);
  return [
    [text.orders, counted(data.orders)],
    [text.spent, text.spentOn(formatPence(data.pence), data.paidOrders)],
  ];
}

function Address({ address }: Pick<AccountProps, 'address'>) {
  if (address.status === 404) return <p className="text-muted">{text.noAddress}</p>;
  if (address.status !== 200) {
    return (
      <Notice tone="bad" title={text.addressFailed}>
        {address.message}
      </Notice>
    );
  }
  return (
    <Facts
      facts={[
        [order.name, address.name],
        [order.phone, address.phone],
        [order.address, address.address],
        [order.city, address.city],
        [order.pinCode, shownPostcode(address.pinCode)],
      ]}
    />
  );
}
