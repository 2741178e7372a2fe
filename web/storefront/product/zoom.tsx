import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { kit } from '#wording/kit.ts';
import { product as text } from '#wording/storefront/product.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { IconButton } from '../../ui/button.tsx';
import { EnlargedPicture } from './enlarged-picture.tsx';
import styles from './zoom.css?url&no-inline';

// What asks for this waits for them.
await loadStyles(styles);

export interface ZoomProps {
  title: string;
  pictures: string[];
  alts: string[];
  /** Which picture is enlarged; null for none. */
  place: number | null;
  onPlace: (place: number) => void;
  /** The visitor wants it gone. */
  onClose: () => void;
  /** It is gone, and the browser has put the focus where it was. */
  onClosed: () => void;
}

/** The pictures as large as the window, to be swiped, walked through by the arrow keys, and looked at closer still. */
export function Zoom({ title, pictures, alts, place, onPlace, onClose, onClosed }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const open = place !== null;
  const shown = place ?? 0;

  const show = (place: number) => strip.current?.scrollTo({ left: place * strip.current.clientWidth });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens, at the picture that was pressed
  useLayoutEffect(() => {
    if (!open) return;
    const at = { dialog: dialog.current, place: shown };
    morph(onPage(at), () => {
      dialog.current?.showModal();
      close.current?.focus();
      show(shown);
      return enlarged(at);
    });
  }, [open]);
  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);
  const leave = () => {
    const at = { dialog: dialog.current, place: shown };
    morph(enlarged(at), () => {
      dialog.current?.close();
      onClose();
      return onPage(at);
    });
  };

  const go = (step: number) => show((shown + step + pictures.length) % pictures.length);
  const walk = (event: KeyboardEvent) => {
    // What is looked at closer is moved about by these keys.
    if ((event.target as Element).closest('[data-closer]')) return event.stopPropagation();
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog zoom"
      aria-label={text.gallery.label(title)}
      onKeyDown={walk}
      onClose={onClosed}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      {open && (
        <>
          <ul
            ref={strip}
            className="zoom-strip"
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
              const place = Math.round(scrollLeft / clientWidth);
              if (place !== shown) onPlace(place);
            }}
          >
            {pictures.map((name, place) => (
              <li key={name}>
                <EnlargedPicture name={name} alt={alts[place] ?? ''} current={place === shown} />
              </li>
            ))}
          </ul>
          <IconButton
            ref={close}
            label={kit.close}
            onClick={leave}
            className="on-picture absolute! top-2 right-2"
          >
            <X size={22} aria-hidden />
          </IconButton>
          {pictures.length > 1 && (
            <div className="zoom-bar">
              <IconButton label={text.gallery.previous} onClick={() => go(-1)}>
                <ChevronLeft size={24} aria-hidden />
              </IconButton>
              <p role="status" className="figures text-sm">
                {text.gallery.picture(shown + 1, pictures.length)}
              </p>
              <IconButton label={text.gallery.next} onClick={() => go(1)}>
                <ChevronRight size={24} aria-hidden />
              </IconButton>
            </div>
          )}
        </>
      )}
    </dialog>
  );
}

interface Place {
  dialog: HTMLDialogElement | null;
  place: number;
}

const onPage = ({ dialog, place }: Place) =>
  dialog?.closest('.gallery')?.querySelectorAll<HTMLElement>('.gallery-strip > li img')[place] ?? null;
const enlarged = ({ dialog, place }: Place) =>
  dialog?.querySelectorAll<HTMLElement>('.zoom-box > button')[place] ?? null;

/** Makes a change by which a picture grows or shrinks into another one, which it answers, where browsers and visitors want that. */
function morph(from: HTMLElement | null, change: () => HTMLElement | null) {
  if (!from || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return void change();
  const { dataset } = document.documentElement;
  dataset.zooming = '';
  const named = new Set([from]);
  from.style.viewTransitionName = 'zoomed-picture';
  const transition = document.startViewTransition(() => {
    from.style.removeProperty('view-transition-name');
    const to = change();
    if (!to) return;
    named.add(to);
    to.style.viewTransitionName = 'zoomed-picture';
  });
  const stopPassing = passPresses(transition);
  transition.finished.finally(() => {
    stopPassing();
    delete dataset.zooming;
    for (const one of named) one.style.removeProperty('view-transition-name');
  });
}

/** While a transition runs Chromium gives presses to the root: it is ended then, and the button below it pressed. */
function passPresses(transition: ViewTransition): () => void {
  const pass = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    transition.skipTransition();
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.zoom button')?.click();
  };
  document.addEventListener('click', pass);
  return () => document.removeEventListener('click', pass);
}
