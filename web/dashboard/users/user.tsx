import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { Answer, Failure } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { WireOrderRow } from '#contract/dashboard.ts';
import { toPence, toPounds } from '#contract/money.ts';
import { counted } from '#wording/counted.ts';
import { order } from '#wording/dashboard/order.ts';
import { user as text, users } from '#wording/dashboard/users.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { titled } from '../layout/titled.ts';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { type Held, type ListRules, nothingHeld, readOn } from '../lists/read-on.ts';
import { OrderRow, orderColumns, orderHead } from '../orders/order-rows.tsx';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { MailLink } from '../parts/links.tsx';
import { useDashboard } from '../staff.ts';
import { EndUnpaid } from './end-unpaid.tsx';
import { useAccount } from './use-account.ts';

export const meta = titled(text.page);

/**
 * A user's name, e-mail and address (spec.md section 2, 'Admin users'), and what they ordered. The name is the account's:
 * the one in the page's address may be old, or anybody's (decisions.md section 9).
 */
export default function User() {
  const { email = '' } = useParams();
  const account = useAccount(email);
  switch (account.state) {
    case 'waiting':
      return (
        <WithoutAccount title={text.page}>
          <Loading />
        </WithoutAccount>
      );
    case 'failed':
      return (
        <WithoutAccount title={text.page}>
          <Notice tone="bad" title={text.failed}>
            {account.message}
          </Notice>
        </WithoutAccount>
      );
    case 'unknown':
      return (
        <WithoutAccount title={text.unknown}>
          <p>{text.unknownText(email)}</p>
        </WithoutAccount>
      );
    case 'found':
      return <Account name={account.name} email={account.email} />;
  }
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

function Account({ name, email }: { name: string; email: string }) {
  const { to } = useDashboard();
  const orders = useOrdersOf(email);
  const theirs = usePagedList(email, orders);
  const spent = useSpent(orders);
  const unpaid = theirs.rows.some((row) => row.paymentStatus === 'Pending');
  return (
    <>
      <Head back={{ to: to('users'), label: users.title }} title={name}>
        {unpaid && <EndUnpaid email={email} onEnded={theirs.again} />}
      </Head>
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <Panel title={text.about}>
          <Facts
            facts={[[order.name, name], [order.email, <MailLink key="email" email={email} />], ...spent]}
          />
        </Panel>
        <Panel title={text.address}>
          <div className="min-h-36">
            <Address email={email} />
          </div>
        </Panel>
      </div>
      <div className="mt-6">
        <h2 className="mb-2 text-xl">{text.orders}</h2>
        <PagedTable
          caption={text.orders}
          list={theirs}
          head={orderHead}
          csv={{ name: 'orders', columns: orderColumns }}
          row={(row) => <OrderRow key={row.id} row={row} to={to('order-details', row.id)} />}
          empty={{ title: text.noOrders, text: text.noOrdersText }}
        />
      </div>
    </>
  );
}

function Address({ email }: { email: string }) {
  const { ask } = useDashboard();
  const [answer, setAnswer] = useState<Answer<Calls['/readAddress']>>();
  useEffect(() => {
    const leaving = new AbortController();
    ask('/readAddress', { email }, leaving).then((found) => {
      if (!leaving.signal.aborted) setAnswer(found);
    });
    return () => leaving.abort();
  }, [ask, email]);

  if (!answer) {
    return (
      <Loading>
        <Skeleton className="h-36" />
      </Loading>
    );
  }
  if (answer.status === 404) return <p className="text-muted">{text.noAddress}</p>;
  if (answer.status !== 200) {
    return (
      <Notice tone="bad" title={text.addressFailed}>
        {answer.message}
      </Notice>
    );
  }
  return (
    <Facts
      facts={[
        [order.name, answer.name],
        [order.phone, answer.phone],
        [order.address, answer.address],
        [order.city, answer.city],
        [order.pinCode, answer.pinCode],
      ]}
    />
  );
}

function useOrdersOf(email: string): ListRules<WireOrderRow> {
  const { ask } = useDashboard();
  return useMemo(
    () => ({
      read: (page, signal) => ask('/dash-orders', { ...page, filter: 'Show All', email }, { signal }),
      idOf: (row) => row.id,
    }),
    [ask, email],
  );
}

/** How much was ordered and paid in all, however many orders are on the screen; nothing where it can't be known. */
function useSpent(orders: ListRules<WireOrderRow>): [string, string][] {
  const [all, setAll] = useState<Held<WireOrderRow> | Failure>();
  useEffect(() => {
    const leaving = new AbortController();
    readOn(nothingHeld, Number.POSITIVE_INFINITY, orders, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setAll(found);
    });
    return () => leaving.abort();
  }, [orders]);

  if (!all) return [text.orders, text.spent].map((name) => [name, '...']);
  if ('message' in all) return [];
  const paid = all.rows.filter((row) => row.paymentStatus === 'Success');
  const pence = paid.reduce((sum, row) => sum + toPence(row.total), 0);
  return [
    [text.orders, counted(all.total)],
    [text.spent, text.spentOn(formatPounds(toPounds(pence)), paid.length)],
  ];
}
