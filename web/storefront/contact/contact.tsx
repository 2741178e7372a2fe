import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { contact as text } from '#wording/storefront/contact.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { SellerLinks } from '../../papers/seller.tsx';
import { orderIn } from '../parts/contact-path.ts';
import { findable, nothingToFetch, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/contact';
import { ContactDetails, QuickAnswers } from './contact-details.tsx';
import type { Sender } from './inquiry.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { Sent, type SentMessage } from './sent.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  findable(context, { path: '/contact', title: text.title, description: text.description });

export const clientLoader = nothingToFetch;

export const meta = pageMeta(text);

export default function Contact() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [sender, setSender] = useState<Sender>({ name: '', email: '', phone: '' });
  const order = orderIn(useLocation().search);
  // The page as the server made it is the same for every order, and for none.
  const told = useHydrated() ? order : '';
  return (
    <div className="page grid gap-5">
      <header className="grid gap-2">
        <h1>{text.title}</h1>
        <p className="max-w-prose text-muted">{told ? text.introOfOrder(told) : text.intro}</p>
        <p className="flex flex-wrap gap-x-5 desk:hidden">
          <SellerLinks className="link inline-flex min-h-11 max-w-full items-center wrap-anywhere" />
        </p>
        {told && (
          <Link
            to="/contact"
            className="link inline-flex min-h-11 items-center justify-self-start desk:min-h-8"
          >
            {text.notThisOrder}
          </Link>
        )}
      </header>
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_min(20rem,36%)] wide:gap-8">
        <div className="grid gap-5">
          {sent ? (
            <Sent sent={sent} email={sender.email} onAnother={() => setSent(null)} />
          ) : (
            <InquiryForm
              key={order}
              order={order}
              sender={sender}
              onSent={(by, message) => {
                setSender(by);
                setSent(message);
              }}
            />
          )}
          <QuickAnswers />
        </div>
        <ContactDetails />
      </div>
    </div>
  );
}
