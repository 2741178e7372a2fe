import { type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { product as text } from '#wording/storefront/product.ts';
import { imageUrl, Picture } from '../../ui/picture.tsx';

interface EnlargedPictureProps {
  name: string;
  alt: string;
  /** The one in sight: another is whole again. */
  current: boolean;
}

/** How much larger a press makes it at most, and where it has no more pixels to show; two fingers make it as large as they like. */
const closerBy = 2.5;
const leastCloser = 1.6;
const maxScale = 4;
/** Milliseconds within which a second press is the other half of a double one. */
const doublePressMs = 350;

interface Pinch {
  /** Between the fingers, in CSS pixels, and how large the picture was. */
  distance: number;
  scale: number;
  /** What of the picture was between them, as fractions of it. */
  held: Point;
}

interface Point {
  x: number;
  y: number;
}

/** A picture as large as its box allows; a press, a double press or two fingers make it larger, to be moved about. */
export function EnlargedPicture({ name, alt, current }: EnlargedPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLButtonElement>(null);
  const scale = useRef(1);
  const pinch = useRef<Pinch>(undefined);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const [closer, setCloser] = useState(false);

  /** What of the picture stands at a point of the window. */
  const heldAt = ({ x, y }: Point): Point => {
    const at = picture.current?.getBoundingClientRect();
    return at ? { x: (x - at.left) / at.width, y: (y - at.top) / at.height } : { x: 0.5, y: 0.5 };
  };
  /** Sets how large it is, with what is held of it at that point. */
  const scaleTo = (wanted: number, point: Point, held = heldAt(point)) => {
    scale.current = Math.min(maxScale, Math.max(1, wanted));
    picture.current?.style.setProperty('--scale', String(scale.current));
    const at = picture.current?.getBoundingClientRect();
    if (at)
      box.current?.scrollBy(at.left + held.x * at.width - point.x, at.top + held.y * at.height - point.y);
    setCloser(scale.current > 1.05);
  };
  const whole = () => scaleTo(1, { x: 0, y: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it goes out of sight
  useEffect(() => {
    if (!current) whole();
  }, [current]);

  const press = ({ currentTarget, clientX, clientY, timeStamp, detail }: MouseEvent) => {
    const second = timeStamp - pressedAt.current < doublePressMs;
    pressedAt.current = timeStamp;
    if (second) return;
    if (scale.current > 1) return whole();
    // By keyboard there is no point: its middle is as good as any.
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    scaleTo(closest(currentTarget, width), detail === 0 ? middle : { x: clientX, y: clientY });
  };

  const touchStart = ({ touches: { 0: one, 1: other } }: TouchEvent) => {
    pinch.current =
      one && other
        ? { distance: between(one, other), scale: scale.current, held: heldAt(middleOf(one, other)) }
        : undefined;
  };
  const touchMove = ({ touches: { 0: one, 1: other } }: TouchEvent) => {
    if (!pinch.current || !one || !other) return;
    const { distance, scale, held } = pinch.current;
    scaleTo((scale * between(one, other)) / distance, middleOf(one, other), held);
  };

  return (
    <div
      ref={box}
      className="zoom-box"
      data-closer={closer ? '' : undefined}
      onTouchStart={touchStart}
      onTouchMove={touchMove}
    >
      <button
        ref={picture}
        type="button"
        aria-label={`${closer ? text.gallery.whole : text.gallery.closer}${alt && `: ${alt}`}`}
        tabIndex={current ? 0 : -1}
        onClick={press}
        // What the page shows already stands there until the large one has come.
        style={{ backgroundImage: `url(${imageUrl(name, 640)})` }}
      >
        <Picture name={name} alt={alt} sizes="1280px" className="bg-transparent!" />
      </button>
    </div>
  );
}

/** How much closer a picture of that width is looked at: no more than it is sharp, where that is a step at all. */
function closest(picture: Element, width: number): number {
  // As many as there are, for the largest is fetched; until it is here, as many as it was asked for.
  const pixels = picture.querySelector('img')?.naturalWidth || 1280;
  const sharp = Math.min(closerBy, pixels / devicePixelRatio / width);
  return devicePixelRatio > 1 || sharp < 1.1 ? Math.max(leastCloser, sharp) : sharp;
}

type Touch = Pick<globalThis.Touch, 'clientX' | 'clientY'>;

const between = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const middleOf = (one: Touch, other: Touch): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
