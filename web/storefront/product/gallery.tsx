import { ZoomIn } from 'lucide-react';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { product as text } from '#wording/storefront/product.ts';
import { notify } from '../../ui/notify.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ZoomProps } from './zoom.tsx';

/** Up to five pictures: one in sight, the others to swipe to or to choose; a press enlarges. */
export function Gallery({ title, pictures }: { title: string; pictures: string[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();

  const choose = (place: number) => {
    setShown(place);
    strip.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  const enlarge = async (place: number) => {
    // Few look closer: what it takes is fetched with the first press.
    const loaded = await import('./zoom.tsx').catch(() => undefined);
    if (!loaded) return notify(kit.connectionError, { tone: 'bad' });
    setZoom(() => loaded.Zoom);
    setEnlarged(place);
  };

  if (pictures.length === 0) return <Picture name="" alt="" sizes="100vw" />;
  return (
    <section
      aria-label={text.gallery.label(title)}
      className="grid min-w-0 content-start gap-3 desk:sticky desk:top-24 desk:self-start"
    >
      <Strip strip={strip} title={title} pictures={pictures} onShown={setShown} onEnlarge={enlarge} />
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={choose} />}
      {Zoom && <Zoom title={title} pictures={pictures} place={enlarged} onPlace={setEnlarged} />}
    </section>
  );
}

interface StripProps {
  strip: RefObject<HTMLUListElement | null>;
  title: string;
  pictures: string[];
  onShown: (place: number) => void;
  onEnlarge: (place: number) => void;
}

/** The pictures side by side, to be swiped. */
const Strip = ({ strip, title, pictures, onShown, onEnlarge }: StripProps) => (
  <div className="relative">
    <ul
      ref={strip}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        onShown(Math.round(scrollLeft / clientWidth))
      }
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-md [scrollbar-width:none]"
    >
      {pictures.map((name, place) => (
        <li key={name} className="w-full flex-none snap-start">
          <button
            type="button"
            aria-label={text.gallery.enlarge(place + 1, pictures.length)}
            className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
            onClick={() => onEnlarge(place)}
          >
            <Picture
              name={name}
              alt={place === 0 ? title : ''}
              sizes="(min-width: 850px) 620px, 92vw"
              priority={place === 0}
            />
          </button>
        </li>
      ))}
    </ul>
    <ZoomIn
      size={22}
      aria-hidden
      className="pointer-events-none absolute right-3 bottom-3 text-[#16190f] opacity-70"
    />
  </div>
);

interface ThumbnailsProps {
  pictures: string[];
  /** The place of the one in sight. */
  shown: number;
  onChoose: (place: number) => void;
}

const Thumbnails = ({ pictures, shown, onChoose }: ThumbnailsProps) => (
  <ul className="grid grid-cols-5 gap-2">
    {pictures.map((name, place) => (
      <li key={name}>
        <button
          type="button"
          aria-label={text.gallery.picture(place + 1, pictures.length)}
          aria-current={place === shown}
          className="block w-full overflow-hidden rounded-sm border-2 border-line hover:border-edge aria-[current=true]:border-olive"
          onClick={() => onChoose(place)}
        >
          <Picture name={name} alt="" sizes="(min-width: 850px) 120px, 18vw" />
        </button>
      </li>
    ))}
  </ul>
);
