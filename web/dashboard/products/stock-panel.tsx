import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffProduct } from '#contract/product.ts';
import type { Movement } from '#contract/stock-movement.ts';
import { stockLog as text } from '#wording/dashboard/stock-log.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';
import { signed, whoOf } from '../parts/movements.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { AdjustStock } from './adjust-stock.tsx';

interface StockPanelProps {
  product: StaffProduct;
  /** The last ones, newest first. */
  movements: Movement[];
  /** After units were written off or counted, or moved meanwhile. */
  onChanged: () => void;
}

/** What is there of a product and what came and went last. */
export function StockPanel({ product, movements, onChanged }: StockPanelProps) {
  const { to } = useDashboard();
  const [adjusting, setAdjusting] = useState(false);
  const { id, available, reserved } = product;
  const onHand = available + reserved;
  return (
    <Panel
      title={text.panel.title}
      className="mt-20"
      actions={
        <Button kind="quiet" onClick={() => setAdjusting(true)}>
          {text.panel.adjust}
        </Button>
      }
    >
      <p>{text.panel.onHand(onHand, reserved)}</p>
      {movements.length === 0 ? (
        <p className="mt-2 text-muted">{text.panel.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {movements.map((movement) => (
            <Line key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
      <p className="mt-2">
        <Link
          to={`${to('stock-log')}?product=${encodeURIComponent(id)}`}
          className="link inline-flex min-h-11 items-center desk:min-h-8"
        >
          {text.panel.all}
        </Link>
      </p>
      {adjusting && (
        <AdjustStock
          productId={id}
          onHand={onHand}
          onClose={() => setAdjusting(false)}
          onChanged={onChanged}
        />
      )}
    </Panel>
  );
}

const Line = ({ movement }: { movement: Movement }) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-1.5">
    <span className="figures min-w-12 text-right font-semibold">{signed(movement.change)}</span>
    <span className="min-w-0 flex-1 basis-40">
      {text.reasons[movement.reason]}, {whoOf(movement)}
      {movement.note && <span className="block text-sm break-words text-muted">{movement.note}</span>}
    </span>
    <span className="text-muted">
      <Moment at={movement.at} />
    </span>
  </li>
);
