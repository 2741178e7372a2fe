import { Link } from 'react-router';
import { contact } from '#wording/storefront/contact.ts';
import { Seller } from '../../papers/seller.tsx';
import { Numbered } from '../../ui/numbered.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = contact.beside;

/** Below the form. */
export const WhoWeAre = () => (
  <Panel title={text.seller}>
    <div className="gap-8 sm:columns-2">
      <Seller />
    </div>
  </Panel>
);

/** Beside the form: when we are there, what happens with a message, and where orders are looked after, unless one is written about. */
export const ContactDetails = ({ toOrders }: { toOrders: boolean }) => (
  <div className="grid content-start gap-5">
    <Panel title={text.hours}>
      <dl className="grid gap-3">
        <div>
          <dt className="font-semibold">{text.days}</dt>
          <dd className="figures">{text.time}</dd>
        </div>
        <div>
          <dt className="font-semibold">{text.closed}</dt>
          <dd className="text-muted">{text.closedText}</dd>
        </div>
      </dl>
    </Panel>
    <Panel title={text.next}>
      <Numbered steps={text.steps} />
    </Panel>
    {toOrders && (
      <Panel title={text.order}>
        <p>{text.orderText}</p>
        <Link to="/orders" className="link inline-flex min-h-11 items-center font-semibold">
          {text.orders}
        </Link>
      </Panel>
    )}
  </div>
);
