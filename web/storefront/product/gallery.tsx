import { ZoomIn } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { kit } from '#wording/kit.ts';
import { product as text } from '#wording/storefront/product.ts';
import { notify } from '../../ui/notify.tsx';
import { imageUrl, Picture } from '../../ui/picture.tsx';
import type { ZoomProps } from './zoom.tsx';

interface GalleryProps {
  title: string;
  pictures: string[];
  /** What each of them shows; '' where nobody has said. */
  alts: string[];
  /** The family of which it is one. On a phone smaller then: what is chosen below it, a weight or a size, begins on the first screen. */
  range: number | undefined;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Up to five pictures side by side, to swipe, to choose or to walk through by the arrow keys; a press enlarges. */
export function Gallery({ title, pictures, alts: described, range }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [near, setNear] = useState(false);
  const [standIn] = useState(() => inSight(pictures[0], range));
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();

  const alts = pictures.map((_, place) => described[place] || (place === 0 ? title : ''));

  const choose = (place: number) => {
    const { children } = strip.current ?? {};
    const leftOf = (one: number) => (children?.[one] as HTMLElement | undefined)?.offsetLeft ?? 0;
    strip.current?.scrollTo({ left: leftOf(place) - leftOf(0) });
    setShown(place);
  };

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const place = shown + (steps[event.key] ?? 0);
    if (place === shown || !pictures[place]) return;
    event.preventDefault();
    choose(place);
    focusIn((event.target as Element).closest('ul'), place);
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
      className="gallery"
      data-range={range}
      onKeyDown={walk}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <Strip
        strip={strip}
        alts={alts}
        pictures={pictures}
        standIn={standIn}
        near={near}
        small={range !== undefined}
        shown={shown}
        onShown={setShown}
        onEnlarge={enlarge}
      />
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} alts={described} shown={shown} onChoose={choose} />
      )}
      {Zoom && (
        <Zoom
          title={title}
          pictures={pictures}
          alts={alts}
          place={enlarged}
          onPlace={(place) => {
            setEnlarged(place);
            choose(place);
          }}
          onClose={() => setEnlarged(null)}
          onClosed={() => focusIn(strip.current, shown)}
        />
      )}
    </section>
  );
}

/**
 * The picture of the card that led here, or of the size or weight that was chosen before, which is veiled where it is another one: the
 * page it stands on is still there while this one is made.
 */
function inSight(name = '', range = 0) {
  const src = imageUrl(name, 640);
  const seen = globalThis.document?.querySelector<HTMLImageElement>(
    `[data-range="${range}"] img,.card img[src="${src}"]`,
  );
  if (seen)
    return `${seen.src.endsWith(src) ? '' : 'linear-gradient(#bbbd,#bbbd),'}url("${seen.currentSrc}")`;
}

const focusIn = (list: Element | null, place: number) =>
  list?.children[place]?.querySelector('button')?.focus({ preventScroll: true });

interface StripProps {
  small: boolean;
  strip: RefObject<HTMLUListElement | null>;
  pictures: string[];
  alts: string[];
  standIn: string | undefined;
  /** Somebody is about to choose: none may be blank when it comes into sight. */
  near: boolean;
  /** The place of the one in sight. */
  shown: number;
  onShown: (place: number) => void;
  onEnlarge: (place: number) => void;
}

/** The next picture looks in where there is room: it tells that there is one. */
const Strip = ({ strip, pictures, alts, standIn, near, small, shown, onShown, onEnlarge }: StripProps) => (
  <ul
    ref={strip}
    onScroll={({ currentTarget }) => onShown(placeIn(currentTarget))}
    className={small ? 'gallery-strip small' : 'gallery-strip'}
  >
    {pictures.map((name, place) => (
      <li key={name}>
        <button
          type="button"
          tabIndex={place === shown ? 0 : -1}
          className="gallery-enlarge"
          onClick={() => onEnlarge(place)}
        >
          <Picture
            name={name}
            alt={alts[place] ?? ''}
            // Beside nothing small it is wider.
            sizes={`(min-width: 1600px) 800px, (min-width: 1440px) ${pictures.length === 1 ? 47 : 41}vw, (min-width: 1180px) 560px, (min-width: 700px) 48vw, clamp(180px, 100vh - ${small ? 560 : 430}px, 86vw)`}
            priority={near || place === 0}
            standIn={place === 0 ? standIn : near ? `url("${imageUrl(name, 160)}")` : undefined}
            className="rounded-md"
          />
          {/* With what the picture shows, the name of the button. */}
          <ZoomIn size={22} role="img" aria-label={text.gallery.enlarge(place + 1, pictures.length)} />
          <span aria-hidden>{pictures.length > 1 && `${place + 1}/${pictures.length}`}</span>
        </button>
      </li>
    ))}
  </ul>
);

/** The place of the picture that stands first in sight; at the end the last one. */
function placeIn({ children, scrollLeft, scrollWidth, clientWidth }: HTMLElement): number {
  const [first, second] = children as unknown as HTMLElement[];
  const last = children.length - 1;
  if (!first || !second || scrollLeft >= scrollWidth - clientWidth - 1) return last;
  return Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft));
}

interface ThumbnailsProps {
  pictures: string[];
  alts: string[];
  /** The place of the one in sight. */
  shown: number;
  onChoose: (place: number) => void;
}

/** 72 px wide at most, on screens of up to four dots a pixel. */
const thumbnailWidths = [160, 320];

const Thumbnails = ({ pictures, alts, shown, onChoose }: ThumbnailsProps) => (
  <ul className="gallery-thumbnails">
    {pictures.map((name, place) => (
      <li key={name}>
        <button
          type="button"
          aria-label={alts[place] || text.gallery.picture(place + 1, pictures.length)}
          aria-current={place === shown}
          className="gallery-thumbnail"
          onClick={() => onChoose(place)}
        >
          <Picture name={name} alt="" sizes="80px" widths={thumbnailWidths} />
        </button>
      </li>
    ))}
  </ul>
);
