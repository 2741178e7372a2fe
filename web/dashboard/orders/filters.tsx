import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  type OrderQuestion,
  paymentFilters,
  questionParts,
  statusFilters,
} from '#contract/order-question.ts';
import { periods } from '#contract/periods.ts';
import { orderSortings } from '#database/enums.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { Button } from '../../ui/button.tsx';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';

/** What narrows the list of orders, and how it is sorted; on a phone all but the words by one press. */
export function Filters({ question }: { question: OrderQuestion }) {
  const { filter, payment, placed, sort } = question;
  const { set } = useListQuery();
  const [shown, setShown] = useState(false);
  const choicesId = useId();
  const { find: _find, view: _view, ...chosen } = questionParts(question);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto">{orders.title}</h1>
      <Button
        kind="quiet"
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={shown}
        aria-controls={choicesId}
        onClick={() => setShown(!shown)}
        className="desk:hidden!"
      >
        {orders.choices(Object.keys(chosen).length)}
      </Button>
      <div
        id={choicesId}
        className={`flex w-full flex-wrap gap-3 desk:contents ${shown ? '' : 'max-desk:hidden'}`}
      >
        {/* Another status is outside of most views: the list leaves the view with it. */}
        <Choice
          label={orders.filter}
          value={filter}
          onChosen={(filter) => set({ filter: unless(filter, 'Show All'), view: '' })}
        >
          {statusFilters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <Choice
          label={orders.payment}
          value={payment}
          onChosen={(payment) => set({ payment: unless(payment, 'all') })}
        >
          <option value="all">{orders.anyPayment}</option>
          {paymentFilters.map((name) => (
            <option key={name} value={name}>
              {orders.money[name]}
            </option>
          ))}
        </Choice>
        <Choice
          label={orders.placed}
          value={placed}
          onChosen={(placed) => set({ placed: unless(placed, 'any') })}
        >
          <option value="any">{orders.anyDay}</option>
          {periods.map((name) => (
            <option key={name} value={name}>
              {orders.periods[name]}
            </option>
          ))}
        </Choice>
        <Choice label={orders.sort} value={sort} onChosen={(sort) => set({ sort: unless(sort, 'newest') })}>
          {orderSortings.map((name) => (
            <option key={name} value={name}>
              {orders.sortings[name]}
            </option>
          ))}
        </Choice>
      </div>
      <FindBox label={orders.find} hint={orders.findHint} />
    </div>
  );
}

/** The address leaves out what asks nothing. */
const unless = (value: string, nothing: string): string => (value === nothing ? '' : value);

interface ChoiceProps {
  label: string;
  value: string;
  onChosen: (value: string) => void;
  children: ReactNode;
}

const Choice = ({ label, value, onChosen, children }: ChoiceProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChosen(target.value)}
    className="input w-auto! min-w-0 flex-1 max-desk:basis-36 desk:w-40! desk:flex-none"
  >
    {children}
  </select>
);
