import { Link } from 'react-router';
import { contact } from '#wording/storefront/contact.ts';
import { Seller } from '../../papers/seller.tsx';
import { Numbered } from '../../ui/numbered.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = contact.beside;

/** Beside the form: who reads it, where and when, and what happens with a message. */
export const ContactDetails = () => (
  <div className="grid content-start gap-5">
    <Panel title={text.seller}>
      <div className="gap-8 sm:columns-2 desk:columns-1">
        <Seller />
        <dl className="mt-3 grid break-inside-avoid gap-3">
          <div>
            <dt className="font-semibold">{text.days}</dt>
            <dd className="figures">{text.time}</dd>
          </div>
          <div>
            <dt className="font-semibold">{text.closed}</dt>
            <dd className="text-muted">{text.closedText}</dd>
          </div>
        </dl>
      </div>
    </Panel>
    <Panel title={text.next}>
      <Numbered steps={text.steps} />
    </Panel>
  </div>
);

/** What most would ask, answered before they do. */
export const QuickAnswers = () => (
  <Panel title={text.questions}>
    <ul className="grid gap-5 sm:grid-cols-3">
      {text.answers.map(({ question, answer, to, link }) => (
        <li key={to}>
          <h3>{question}</h3>
          <p className="mt-1">{answer}</p>
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {link}
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
);
