import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { textError } from '#contract/text-rule.ts';
import { categories } from '#database/enums.ts';
import { fitLists } from '#shop/catalogue/fit/filters.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { presets } from '#shop/catalogue/fit/presets.ts';
import { packVolts } from '#shop/catalogue/fit/values.ts';
import { maxBatteryVolts, maxGunName, maxLimitJoules } from '#shop/catalogue/limits.ts';
import { myKit as text } from '#wording/storefront/my-kit.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { useKit } from '../../browser/my-kit.ts';
import { bringBeginningInSight } from '../../browser/scroll.ts';
import { Button } from '../../ui/button.tsx';
import { CheckGroup } from '../../ui/check-group.tsx';
import { Field, SelectField, TextField, type TextFieldProps } from '../../ui/field.tsx';
import { GunLists } from '../parts/gun-lists.tsx';
import type { GunChoices } from './choices.ts';
import { draftOf, type GunDraft, gunOf, readNumber, takesBattery } from './draft.ts';
import { askedForBatteries } from './gun-panel.tsx';
import './gun-form.css';

interface GunFormProps {
  /** Left out for a new one. */
  gun?: Gun;
  /** The common gun that a new one begins with. */
  preset?: string;
  choices: GunChoices;
  /** The field that somebody came for; left out: the first. */
  first?: keyof GunDraft;
  onSave: (gun: Gun) => void;
  onCancel: () => void;
}

const asOptions = (values: string[]) => values.map((value) => ({ value, label: value }));
/** What somebody chose once stays to be seen, also where the shop has no such choice any more. */
const withOwn = (values: string[], own: string) =>
  asOptions(own && !values.includes(own) ? [...values, own] : values);

export function GunForm({ gun, preset, choices, first, onSave, onCancel }: GunFormProps) {
  const [begun] = useState(() =>
    preset ? typicalOf(preset, choices) : { draft: draftOf(gun), rails: gun?.rails ?? [] },
  );
  const [rails, setRails] = useState(begun.rails);
  const taken = useKit().guns.flatMap(({ id, name }) => (id === gun?.id ? [] : name));
  const form = useForm<GunDraft>({
    initial: begun.draft,
    check: (draft) => check(draft, taken),
    send: async (draft) => {
      onSave(gunOf(draft, rails, gun?.id ?? crypto.randomUUID()));
      return undefined;
    },
  });
  const start = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    start.current
      ?.querySelector<HTMLElement>(first ? `[name="${first}"]` : 'select, input')
      ?.focus({ preventScroll: !first });
    if (first) return;
    // All of it where there is room, and from its beginning on where there isn't.
    start.current?.scrollIntoView({ block: 'nearest' });
    bringBeginningInSight(start.current);
  }, [first]);
  const choose = (name: 'pattern' | 'power' | 'connector' | 'thread') => ({
    ...form.field(name),
    options: withOwn(choices[name], form.values[name]),
    placeholder: text.unknown,
  });
  const fillIn = (id: string) => {
    const typical = typicalOf(id, choices);
    form.reset(typical.draft);
    setRails(typical.rails);
  };
  return (
    <div className="gun-form">
      <form
        {...form.props}
        aria-label={gun ? text.editOf(gun.name) : text.add}
        className="panel p-4 desk:p-5"
      >
        <fieldset ref={start} className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <legend className="sr-only">{gun ? text.editOf(gun.name) : text.add}</legend>
          {!gun && <Presets chosen={preset} onChosen={fillIn} />}
          <TextField
            label={text.name}
            hint={text.nameHint}
            {...form.field('name')}
            maxLength={maxGunName}
            autoComplete="off"
            required
            className={gun && 'desk:col-span-2'}
          />
          <SelectField label={text.pattern} {...choose('pattern')} />
          <SelectField label={text.power} {...choose('power')} />
          {takesBattery(form.values) && (
            <>
              <SelectField label={text.connector} hint={text.connectorHint} {...choose('connector')} />
              <VoltsField {...form.field('maxVolts')} onPick={(volts) => form.set('maxVolts', volts)} />
            </>
          )}
          <SelectField label={text.thread} hint={text.threadHint} {...choose('thread')} />
          <TextField
            label={text.limitJoules}
            hint={text.limitJoulesHint}
            {...form.field('limitJoules')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
          <CheckGroup
            label={text.rails}
            hint={text.railsHint}
            options={asOptions([...new Set([...choices.rails, ...rails])])}
            value={rails}
            onChange={setRails}
            className="desk:col-span-2"
          />
          <div className="flex flex-wrap gap-3 desk:col-span-2">
            <Button kind="primary" type="submit">
              {text.save}
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              {text.cancel}
            </Button>
          </div>
        </fieldset>
      </form>
      <FitsSoFar gun={gunOf(form.values, rails, '')} />
    </div>
  );
}

/** What would fit the gun as it stands in the form: each fact that is filled in shows what it is good for. */
function FitsSoFar({ gun }: { gun: Gun }) {
  const id = useId();
  const nothing = categories.every((category) => fitLists(category, gun).length === 0);
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-xl">
        {text.fitsSoFar}
      </h2>
      <GunLists gun={gun} />
      <p className="text-muted empty:hidden">{askedForBatteries(gun) ?? (nothing && text.fitsNothingYet)}</p>
    </section>
  );
}

/** What is filled in of a common gun, as far as the shop has such choices. */
function typicalOf(id: string, choices: GunChoices): { draft: GunDraft; rails: string[] } {
  const typical = presets.find((one) => one.id === id)?.gun;
  const draft = draftOf(typical);
  const offered = (fact: 'pattern' | 'power' | 'thread') =>
    choices[fact].includes(draft[fact]) ? draft[fact] : '';
  return {
    draft: {
      ...draft,
      name: text.presets[id] ?? '',
      pattern: offered('pattern'),
      power: offered('power'),
      thread: offered('thread'),
    },
    rails: choices.rails.filter((rail) => typical?.rails?.includes(rail)),
  };
}

const Presets = ({ chosen, onChosen }: { chosen?: string; onChosen: (id: string) => void }) => (
  <SelectField
    label={text.preset}
    hint={text.presetHint}
    placeholder={text.presetNone}
    defaultValue={chosen}
    options={presets.map(({ id }) => ({ value: id, label: text.presets[id] ?? id }))}
    onChange={({ target }) => onChosen(target.value)}
  />
);

type VoltsFieldProps = Pick<TextFieldProps, 'error'> &
  ComponentProps<'input'> & { value: string; onPick: (volts: string) => void };

/** Typed, or pressed: those that packs are sold with. They come before what is wrong, which moves none that is being pressed. */
const VoltsField = ({ error, value, onPick, ...rest }: VoltsFieldProps) => (
  <Field label={text.maxVolts} hint={text.maxVoltsHint} error={error}>
    {(control) => (
      <div className="flex flex-wrap gap-2">
        <input
          {...rest}
          {...control}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          className="input flex-1 basis-40"
        />
        <fieldset
          aria-label={text.packVolts}
          className="figures flex min-w-0 flex-1 basis-60 flex-wrap gap-1.5"
        >
          {packVolts.map((volts) => {
            const isPressed = readNumber(value) === volts;
            return (
              <button
                key={volts}
                type="button"
                aria-pressed={isPressed}
                onClick={() => onPick(isPressed ? '' : String(volts))}
                className="sibling grow px-1 font-semibold"
              >
                {text.packVolt(volts)}
              </button>
            );
          })}
        </fieldset>
      </div>
    )}
  </Field>
);

const check = (draft: GunDraft, taken: string[]): Errors<GunDraft> => ({
  name: textError({ max: maxGunName, message: text.wrong.name }, draft.name) ?? nameTaken(draft.name, taken),
  maxVolts:
    !takesBattery(draft) || isWithin(draft.maxVolts, maxBatteryVolts)
      ? undefined
      : text.wrong.number(maxBatteryVolts, '7.4'),
  limitJoules: isWithin(draft.limitJoules, maxLimitJoules) ? undefined : text.wrong.joules(maxLimitJoules),
});

/** Two of one name can't be told apart where it is said what fits them. */
const nameTaken = (name: string, taken: string[]): string | undefined =>
  taken.some((other) => other.toLowerCase() === name.trim().toLowerCase())
    ? text.wrong.taken(name.trim())
    : undefined;

function isWithin(typed: string, max: number): boolean {
  const number = readNumber(typed);
  return number === null || (number !== undefined && number <= max);
}
