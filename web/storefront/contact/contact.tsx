import { useState } from 'react';
import { contact as said } from '#wording/storefront.ts';
import { Beside } from './beside.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { Sent } from './sent.tsx';

export const meta = () => [{ title: said.title }, { name: 'description', content: said.description }];

export default function Contact() {
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null);
  return (
    <div className="page grid gap-6 pt-4 desk:pt-8">
      <header className="grid gap-2">
        <h1>{said.title}</h1>
        <p className="max-w-prose text-muted">{said.intro}</p>
      </header>
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_20rem] wide:gap-8">
        {sent ? <Sent {...sent} onAnother={() => setSent(null)} /> : <InquiryForm onSent={setSent} />}
        <Beside />
      </div>
    </div>
  );
}
