import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { readAttributes } from '#shop/catalogue/attributes/definitions.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { presets } from '#shop/catalogue/fit/presets.ts';
import { maxGuns } from '#shop/catalogue/limits.ts';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { myKit as text } from '#wording/storefront/my-kit.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { useIdentity } from '../../browser/identity.ts';
import { changeGuns, readKit, useKit, withGun } from '../../browser/my-kit.ts';
import { bringBeginningInSight } from '../../browser/scroll.ts';
import { saveKit, syncKit } from '../../browser/sync-kit.ts';
import { domainContext } from '../../server-context.ts';
import { Button } from '../../ui/button.tsx';
import NoGunsDrawing from '../../ui/drawings/no-guns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { gunForProduct } from '../parts/gun-for-product.ts';
import { findable, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/my-kit';
import { choicesOf, type GunChoices } from './choices.ts';
import { GunForm } from './gun-form.tsx';
import { GunPanel } from './gun-panel.tsx';

/** The same for everybody: what can be chosen. The guns are the browser's. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  choices: choicesOf(await readAttributes(context.get(domainContext))),
  ...findable(context, { path: '/my-kit', picture: 'my-kit', ...head }),
});

/** By the question that leads here: nobody searches for ‘My kit’. */
const head = { title: layout.whatFits, description: text.description };

export const meta = pageMeta(head);

/** The guns of somebody, for what fits them. */
export default function MyKitPage({ loaderData: { choices } }: Route.ComponentProps) {
  const { guns } = useKit();
  const account = useAccount();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid max-w-prose gap-2">
        <h1>{text.title}</h1>
        <p>{text.intro}</p>
        <p role="status" className="text-sm text-muted">
          {account.says}
        </p>
      </header>
      {useHydrated() ? (
        <Guns
          guns={guns}
          choices={choices}
          onChange={(next) => {
            changeGuns(next);
            account.save();
          }}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** Where somebody is signed in, their account keeps the kit too: brought together when the page opens, saved after each change. */
function useAccount() {
  const email = useIdentity()?.email;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (email) void syncKit(email).then((done) => setFailed(!done));
  }, [email]);
  const says = email ? (failed ? text.notSaved : text.keptWithAccount) : text.kept;
  const save = () => {
    if (email) void saveKit(email).then((done) => setFailed(!done));
  };
  return { says, save };
}

interface GunsProps {
  guns: Gun[];
  choices: GunChoices;
  onChange: (guns: Gun[]) => void;
}

interface DoneProps {
  said: string;
  undo?: (() => void) | undefined;
}

const Done = ({ said, undo }: DoneProps) => (
  <Notice tone="good" title={said}>
    {undo && (
      <button type="button" className="link min-h-11 font-semibold" onClick={undo}>
        {kit.undo}
      </button>
    )}
  </Notice>
);

function Guns({ guns, choices, onChange }: GunsProps) {
  const navigate = useNavigate();
  const fromProduct = useLocation().state === gunForProduct;
  // Whoever asks what a product fits, and has no gun yet, has come to add one.
  const [edited, setEdited] = useState(fromProduct && guns.length === 0 ? '' : undefined);
  const [asked, setAsked] = useState<'connector' | 'maxVolts'>();
  /** The common gun that the new one begins with. */
  const [preset, setPreset] = useState<string>();
  const begin = (typical?: string) => {
    setPreset(typical);
    setEdited('');
  };
  /** What was done last: in the page, for a message over it would lie on the guns' buttons. */
  const [done, setDone] = useState<DoneProps>();
  const heading = useRef<HTMLDivElement>(null);
  // What had the focus is gone, and the form with it that may have been longer than the window. Rendered first: what is said
  // takes room above the guns.
  const finish = (said?: string, undo?: () => void) => {
    flushSync(() => {
      setEdited(undefined);
      setDone(said === undefined ? undefined : { said, undo });
    });
    heading.current?.focus({ preventScroll: true });
    bringBeginningInSight(heading.current);
  };
  const cancel = () => finish();
  const save = (gun: Gun) => {
    onChange(withGun(guns, gun));
    if (fromProduct) {
      notifyOnNextPage(text.saved(gun.name), { tone: 'good' });
      return navigate(-1);
    }
    finish(text.saved(gun.name));
  };
  const remove = (gun: Gun) => {
    onChange(guns.filter(({ id }) => id !== gun.id));
    finish(text.removed(gun.name), () => {
      onChange(readKit().guns.toSpliced(guns.indexOf(gun), 0, gun));
      finish();
    });
  };
  const add = (
    <Button
      kind={guns.length === 0 ? 'secondary' : 'quiet'}
      icon={<Plus size={18} aria-hidden />}
      onClick={() => begin()}
    >
      {text.add}
    </Button>
  );
  return (
    <div ref={heading} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {done && edited === undefined && <Done key={done.said} {...done} />}
      {fromProduct && edited !== undefined && <p className="font-semibold">{text.thenBack}</p>}
      {guns.length === 0 && edited === undefined && <NoGuns add={add} onChosen={begin} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {guns.map((gun) => (
          <li key={gun.id}>
            {edited === gun.id ? (
              <GunForm gun={gun} choices={choices} first={asked} onSave={save} onCancel={cancel} />
            ) : (
              <GunPanel
                gun={gun}
                onEdit={(asked) => {
                  setAsked(asked);
                  setEdited(gun.id);
                }}
                onRemove={() => remove(gun)}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === '' && <GunForm preset={preset} choices={choices} onSave={save} onCancel={cancel} />}
      {edited !== '' &&
        guns.length > 0 &&
        (guns.length < maxGuns ? (
          <div>{add}</div>
        ) : (
          <p className="text-sm text-muted">{text.full(maxGuns)}</p>
        ))}
    </div>
  );
}

/** Common guns stand below the button, each the beginning of one's own. */
const NoGuns = ({ add, onChosen }: { add: ReactNode; onChosen: (id: string) => void }) => (
  <EmptyState
    drawing={<NoGunsDrawing className="h-28 w-auto" />}
    title={text.empty}
    action={
      <>
        {add}
        <ul aria-label={text.preset} className="flex basis-full flex-wrap justify-center gap-2">
          {presets.map(({ id }) => (
            <li key={id}>
              <Button kind="quiet" onClick={() => onChosen(id)}>
                {text.presets[id]}
              </Button>
            </li>
          ))}
        </ul>
      </>
    }
  >
    {text.emptyText}
  </EmptyState>
);
