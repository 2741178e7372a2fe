import { Send } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { decodeErrors } from '#contract/field-errors.ts';
import { inquiryRules } from '#contract/inquiry-rules.ts';
import { inquiryFieldNames } from '#contract/message.ts';
import { fields } from '#wording/fields.ts';
import { rules } from '#wording/rules.ts';
import { contact } from '#wording/storefront/contact.ts';
import { unsent } from '#wording/storefront/unsent.ts';
import { post } from '../../browser/api.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { useForm } from '../../browser/form.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readIdentity } from '../../browser/identity.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrivacyLine } from '../parts/privacy-line.tsx';
import { readAddress } from '../parts/read-address.ts';
import { whyUnsent } from '../parts/why-unsent.ts';
import { bodyOf, checkInquiry, type Inquiry, inquiryOf, maxMessage, type Sender } from './inquiry.ts';
import type { SentMessage } from './sent.tsx';
import { type InquiryFormState, TypeFields } from './type-fields.tsx';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const types = optionsOf(contact.types);
const topics = optionsOf(contact.topics);

export interface InquiryFormProps {
  /** The order that it is about, '' for none. */
  order: string;
  /** What an earlier message began with. */
  sender: Sender;
  onSent: (by: Sender, sent: SentMessage) => void;
}

export function InquiryForm({ order, sender, onSent }: InquiryFormProps) {
  const [tried, setTried] = useState(false);
  const isOfOrder = useHydrated() && order !== '';
  const draft = order ? `contact about ${order}` : 'contact';
  const form = useForm<Inquiry>({
    initial: inquiryOf(sender),
    check: checkInquiry,
    send: async (inquiry) => {
      const answer = await post('/newContact', bodyOf(inquiry, order));
      if (answer.status === 400)
        return {
          ...answer,
          message: rules.contact.failed,
          errors: decodeErrors(answer.errors, inquiryFieldNames),
        };
      if (answer.status !== 200) return answer;
      forgetDraft(draft);
      const { name, email, phone } = inquiry;
      const words = inquiry.message || inquiry.businessInquiry || inquiry.itemType || inquiry.instructions;
      const { message = '', reference, copied } = answer;
      onSent({ name, email, phone }, { message, reference, copied, words });
    },
  });
  useDraft(draft, form.values, form.reset, () => ownDetails(sender, order));

  const offerPhone = useEffectEvent((phone: string) => form.values.phone === '' && form.set('phone', phone));
  useEffect(() => void readOwnPhone().then(offerPhone), []);

  /** Another type asks for other fields; they aren't wrong before anybody has seen them. */
  const choose = (type: Inquiry['type']) => {
    form.reset({ ...form.values, type });
    setTried(false);
  };

  const incomplete = tried && Object.values(checkInquiry(form.values)).some(Boolean);
  const wrong = form.failure?.message ?? (incomplete ? rules.contact.failed : undefined);

  return (
    <form
      {...form.props}
      aria-label={contact.title}
      onSubmit={(event) => {
        setTried(true);
        form.props.onSubmit(event);
      }}
      className="panel grid gap-5 p-4 desk:p-5"
    >
      <SenderFields form={form}>
        {isOfOrder ? <TopicOfOrder form={form} /> : <TypeOfInquiry form={form} onType={choose} />}
      </SenderFields>
      <TypeFields form={form} />
      <Message form={form} max={maxMessage(order)} />
      {wrong && (
        <Notice tone="bad" title={wrong}>
          {form.failure && !form.failure.errors && (whyUnsent(form.failure) ?? unsent.kept)}
        </Notice>
      )}
      <Button
        type="submit"
        kind="primary"
        icon={<Send size={18} aria-hidden />}
        busy={form.busy && contact.sending}
        className="desk:justify-self-start"
      >
        {contact.send}
      </Button>
      <PrivacyLine />
    </form>
  );
}

function SenderFields({ form, children }: { form: InquiryFormState; children: ReactNode }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={contact.name}
        hint={contact.nameHint}
        {...form.field('name')}
        autoComplete="name"
        maxLength={inquiryRules.name.max}
        required
      />
      <TextField
        label={contact.email}
        hint={contact.emailHint}
        {...form.field('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={inquiryRules.email.max}
        required
      />
      <TextField
        label={contact.phone}
        hint={contact.phoneHint}
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={inquiryRules.phone.max}
        required
      />
      {children}
    </div>
  );
}

interface TypeOfInquiryProps {
  form: InquiryFormState;
  onType: (type: Inquiry['type']) => void;
}

function TypeOfInquiry({ form, onType }: TypeOfInquiryProps) {
  const { type } = form.values;
  return (
    <SelectField
      label={contact.type}
      hint={type === '' ? contact.typeHint : contact.typeHints[type]}
      {...form.field('type')}
      onChange={(event) => onType(event.target.value as Inquiry['type'])}
      options={types}
      placeholder={contact.chooseType}
      required
    />
  );
}

/** In its place where an order is known: the message begins with it, where staff read it. */
const TopicOfOrder = ({ form }: { form: InquiryFormState }) => (
  <SelectField label={contact.type} hint={contact.topicHint} {...form.field('topic')} options={topics} />
);

function Message({ form, max }: { form: InquiryFormState; max: number }) {
  const { type } = form.values;
  // Where what is asked about isn't chosen yet, it may be what has to be written.
  const isMessage = type === 'other' || type === '';
  return (
    <TextArea
      label={
        isMessage ? (
          contact.message
        ) : (
          <>
            {contact.message} <span className="font-normal text-muted">{fields.optional}</span>
          </>
        )
      }
      {...form.field('message')}
      placeholder={isMessage ? contact.message : contact.anythingElse}
      rows={5}
      maxLength={max}
      required={type === 'other'}
    />
  );
}

/** That of the delivery address of who is signed in; '' where none is known. */
async function readOwnPhone(): Promise<string> {
  const email = readIdentity()?.email;
  const answer = email ? await readAddress(email) : 'signed out';
  return typeof answer === 'object' && 'data' in answer ? (answer.data?.phone ?? '') : '';
}

/**
 * Somebody who is signed in needn't type name and e-mail, and who comes from an order's page writes about that order. The page is the same for everybody until then.
 */
function ownDetails(sender: Sender, order: string): Partial<Inquiry> {
  const identity = readIdentity();
  return {
    name: sender.name || (identity?.name ?? '').slice(0, inquiryRules.name.max),
    email: sender.email || (identity?.email ?? '').slice(0, inquiryRules.email.max),
    ...(order && { type: 'other' }),
  };
}
