import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Failure } from '#contract/call.ts';
import { decodeOrder, type Order } from '#contract/order.ts';
import { decodeOrderToPack, type OrderToPack } from '#contract/order-to-pack.ts';
import { countScans, isComplete } from '#shop/orders/packing/scans.ts';
import { order as orderText } from '#wording/dashboard/order.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { packing, bench as text } from '#wording/dashboard/packing.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify, notifyOnNextPage } from '../../../ui/notify.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { Head } from '../../parts/head.tsx';
import { Id } from '../../parts/id.tsx';
import { askAsLoader } from '../../session/ask.ts';
import { useDashboard } from '../../session/use-dashboard.ts';
import { ChooseSlipPaper } from '../choose-slip-paper.tsx';
import { DeliveryAddress } from '../delivery-address.tsx';
import { PackingSlip } from '../packing-slip.tsx';
import type { Route } from './+types/bench';
import { BenchLines } from './bench-lines.tsx';
import { Override } from './override.tsx';
import { recalledOf } from './packing-rows.tsx';
import { ScanField } from './scan-field.tsx';
import { ShipForm } from './ship-form.tsx';
import { useScans } from './use-scans.ts';

export const meta = pageMeta(text.page);

export async function clientLoader({ params: { orderId }, request }: Route.ClientLoaderArgs) {
  const [toPack, details] = await Promise.all([
    askAsLoader('/dash-packing', { orderId }, request),
    askAsLoader('/dash-order-details', { orderId }, request),
  ]);
  if (toPack.status !== 200) return toPack;
  if (details.status !== 200) return details;
  const [wire] = toPack.data;
  if (!wire) return { status: 404 as const, message: text.failed };
  return { status: 200 as const, toPack: decodeOrderToPack(wire), order: decodeOrder(details.data[0]) };
}

/** The packing bench: one order, packed by scanner or keyboard, then shipped; then the next. */
export default function Bench({ loaderData, params: { orderId } }: Route.ComponentProps) {
  const { to } = useDashboard();
  if (loaderData.status !== 200)
    return (
      <>
        <Head back={{ to: to('packing'), label: packing.title }} title={text.page} />
        <Notice tone="bad" title={text.failed}>
          {loaderData.message}
        </Notice>
      </>
    );
  return <Packed key={orderId} {...loaderData} />;
}

interface OrderProps {
  order: Order;
  toPack: OrderToPack;
}

function Packed({ order, toPack }: OrderProps) {
  const { to } = useDashboard();
  const { queue, next } = useQueue(order.id);
  const [packed, setPacked] = useState(toPack.packedAt !== null);
  const [reason, setReason] = useState('');
  const recalled = recalledOf(toPack);
  const place = queue.indexOf(order.id);
  const shipped = () => {
    notifyOnNextPage(text.shipped(orders.number(order.receiptNumber)), { tone: 'good' });
    void next();
  };
  return (
    <>
      <div className="no-print">
        <Head
          back={{ to: to('packing'), label: packing.title }}
          title={
            <>
              {text.heading(order.receiptNumber)}{' '}
              <span className="text-base font-normal text-muted">
                <Id>{order.id}</Id>
              </span>
            </>
          }
        >
          {queue.length > 1 && <p className="text-muted">{text.place(place + 1, queue.length)}</p>}
          <ChooseSlipPaper />
          <Button kind="quiet" icon={<Printer size={14} aria-hidden />} onClick={() => window.print()}>
            {orderText.printSlip}
          </Button>
          <Button kind="quiet" onClick={() => void next()}>
            {text.skip}
          </Button>
        </Head>
        {order.orderStatus === 'Confirmed' ? (
          <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid gap-4">
              {recalled.length > 0 && (
                <Notice tone="bad" title={text.recalled(recalled)}>
                  {!packed && <p>{text.recalledText}</p>}
                </Notice>
              )}
              {toPack.disputed !== null && (
                <Notice tone="bad" title={text.disputed(toPack.disputed)}>
                  {!packed && <p>{text.disputedText}</p>}
                </Notice>
              )}
              {packed ? (
                <>
                  <Notice tone="good" title={text.complete} />
                  <ShipForm
                    order={order}
                    packed={unitsIn(toPack)}
                    disputed={toPack.disputed !== null}
                    recalled={recalled.length > 0 && { reason }}
                    onShipped={shipped}
                  />
                </>
              ) : (
                <Scanning
                  toPack={toPack}
                  onPacked={(reason) => {
                    setReason(reason);
                    setPacked(true);
                  }}
                />
              )}
            </div>
            <DeliveryAddress address={order.deliveryAddress} />
          </div>
        ) : (
          <Notice tone="wait" title={text.notNow}>
            <p>{text.notNowText(order.orderStatus)}</p>
            <ButtonLink to={to('order-details', order.id)} kind="quiet" className="mt-3">
              {text.toOrder}
            </ButtonLink>
          </Notice>
        )}
      </div>
      <PackingSlip order={order} />
    </>
  );
}

/** Units in the parcel by the order's lines: what stands in for missing ones counts for the line that it stands in for. */
const unitsIn = ({ lines }: OrderToPack) =>
  [...Map.groupBy(lines, ({ position }) => position)]
    .map(([position, own]) => ({
      position,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0);

/** The orders that were ticked, one after the other; without any, whatever must leave first. */
function useQueue(orderId: string) {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const { state } = useLocation();
  const queue: string[] = Array.isArray(state?.queue) ? state.queue : [];
  const next = async () => {
    const following = queue.length > 0 ? queue[queue.indexOf(orderId) + 1] : await first();
    if (following) return navigate(to('pack', following), { state, replace: true });
    notify(text.last, { tone: 'good' });
    return navigate(to('packing'));
  };
  const first = async () => {
    const answer = await ask('/dash-packing', { limit: 50 });
    if (answer.status !== 200) return undefined;
    const ids = answer.data.map(({ id }) => id);
    return ids[ids.indexOf(orderId) + 1];
  };
  return { queue, next };
}

function Scanning({
  toPack: { id: orderId, lines },
  onPacked,
}: {
  toPack: OrderToPack;
  /** `reason`: why not all of it was scanned, or it is packed although it should not be; '' for none. */
  onPacked: (reason: string) => void;
}) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const { scans, seen, wrong, scan } = useScans(lines);
  const [failure, setFailure] = useState<Failure>();
  const units = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

  const pack = async (scans: string[], override?: { reason: string }): Promise<Failure | undefined> => {
    const answer = await ask('/dash-pack', { orderId, scans, override });
    if (answer.status !== 200) return answer;
    onPacked(override?.reason ?? '');
  };
  const onScan = async (code: string) => {
    const next = scan(code);
    if (next && isComplete(lines, countScans(lines, next))) setFailure(await pack(next));
  };
  return (
    <Panel>
      <ScanField wrong={wrong} onScan={(code) => void onScan(code)} />
      <p role="status" className="figures my-3 font-semibold">
        {text.all(units(seen), units(lines.map(({ quantity }) => quantity)))}
      </p>
      <BenchLines
        orderId={orderId}
        lines={lines}
        seen={seen}
        onTick={(productId) => void onScan(productId)}
        onShort={revalidate}
      />
      {failure && (
        <Notice tone="bad" title={text.failed} className="mt-3">
          <p>{failure.message}</p>
          <Button kind="quiet" className="mt-3" onClick={() => void pack(scans).then(setFailure)}>
            {text.again}
          </Button>
        </Notice>
      )}
      <div className="mt-4 flex justify-end">
        <Override onOverride={(reason) => pack(scans, { reason })} />
      </div>
    </Panel>
  );
}
