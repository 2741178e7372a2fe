import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { product as text } from '#wording/storefront/product.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';

export interface ZoomProps {
  title: string;
  pictures: string[];
  /** Which picture is enlarged; null for none. */
  place: number | null;
  onPlace: (place: number | null) => void;
}

/** One picture as large as the window allows; a press makes it twice as large, to be moved about. */
export function Zoom({ title, pictures, place, onPlace }: ZoomProps) {
  const shown = place ?? 0;
  const go = (step: number) => onPlace((shown + step + pictures.length) % pictures.length);
  const walk = (event: KeyboardEvent) => {
    if (pictures.length < 2 || place === null) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a second way to the buttons inside
    <div onKeyDown={walk} className="[--dialog-width:min(64rem,calc(100dvh-180px))]">
      <Dialog
        open={place !== null}
        onClose={() => onPlace(null)}
        title={<span className="text-lg">{noBreak(title)}</span>}
        footer={
          pictures.length > 1 && (
            <div className="flex w-full items-center justify-between">
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
          )
        }
      >
        <Enlarged key={shown} name={pictures[shown] ?? ''} title={title} />
      </Dialog>
    </div>
  );
}

function Enlarged({ name, title }: { name: string; title: string }) {
  const [close, setClose] = useState(false);
  return (
    <div className="aspect-square overflow-auto rounded-sm">
      <button
        type="button"
        aria-label={close ? text.gallery.whole : text.gallery.closer}
        className={`block focus-visible:-outline-offset-4 ${close ? 'w-[200%] cursor-zoom-out' : 'w-full cursor-zoom-in'}`}
        onClick={(event) => {
          const middle = { x: event.nativeEvent.offsetX, y: event.nativeEvent.offsetY };
          const box = event.currentTarget.parentElement;
          setClose(!close);
          // What was pressed stays under the pointer.
          if (!close && box) requestAnimationFrame(() => box.scrollTo(middle.x, middle.y));
        }}
      >
        <Picture name={name} alt={title} sizes="(min-width: 850px) 1280px, 200vw" />
      </button>
    </div>
  );
}
