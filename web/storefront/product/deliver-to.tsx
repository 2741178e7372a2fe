import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { knownPostcode } from '#shop/delivery/postcode.ts';
import { deliverTo as text } from '#wording/storefront/deliver-to.ts';
import { Button } from '../../ui/button.tsx';
import type { DeliveryPostcode } from '../parts/use-delivery-postcode.ts';

/** Which postcode the days above are for, or why there are none, with a way to type another. */
export function DeliverTo({ postcode, onTyped, refused }: DeliveryPostcode & { refused: boolean }) {
  const [typing, setTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  useEffect(() => {
    if (!typing && done.current) button.current?.focus();
    done.current = typing;
  }, [typing]);

  if (typing)
    return (
      <PostcodeForm
        postcode={postcode}
        onTyped={(typed) => {
          onTyped(typed);
          setTyping(false);
        }}
      />
    );
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <span role="status" className="figures empty:hidden">
        {postcode && !refused && text.known(postcode)}
      </span>
      <button
        ref={button}
        type="button"
        className="link min-h-11 font-semibold [@media(scripting:none)]:hidden"
        onClick={() => setTyping(true)}
      >
        {postcode ? text.change : text.ask}
      </button>
    </p>
  );
}

function PostcodeForm({ postcode, onTyped }: DeliveryPostcode) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => input.current?.select(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    const known = knownPostcode(typed);
    if (!typed) return onTyped('');
    if (known) return onTyped(known);
    setWrong(true);
    input.current?.focus();
  };
  return (
    <form onSubmit={send} className="grid gap-1 pt-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {text.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          defaultValue={postcode}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={12}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-note`}
          className="input w-32!"
        />
        <Button type="submit" kind="quiet">
          {text.check}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`text-sm ${wrong ? 'font-semibold text-red' : 'text-muted'}`}
      >
        {wrong ? text.unknown : text.kept}
      </p>
    </form>
  );
}
