import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
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
const leastCloser = 1.5;
const maxScale = 4;
const growMs = 180;
/** Milliseconds within which a second press is the other half of a double one. */
const doublePressMs = 350;
/** CSS pixels between where a button goes down and up again from which on something was dragged, and not pressed. */
const dragPx = 8;

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

/**
 * A picture as large as its box allows; a press, a double press or two fingers make it larger. Then it is moved about by
 * moving a mouse, by a finger or by the arrow keys.
 */
export function EnlargedPicture({ name, alt, current }: EnlargedPictureProps) {
  const scaled = useScale(current);
  const { box, picture, closer } = scaled;
  const { press, ...pointed } = usePress(scaled);
  const [onPage] = useState(() => shownOnPage(name));
  return (
    <div
      ref={box}
      className="zoom-box"
      data-closer={closer ? '' : undefined}
      {...usePinch(scaled)}
      {...pointed}
    >
      <button
        ref={picture}
        type="button"
        aria-label={`${closer ? text.gallery.whole : text.gallery.closer}${alt && `: ${alt}`}`}
        tabIndex={current ? 0 : -1}
        onClick={press}
      >
        {/* What the page shows already stands there until the large one has come, from the first frame on. */}
        <img {...onPage} alt="" decoding="sync" />
        <Picture name={name} alt={alt} sizes="1280px" priority={current} className="bg-transparent!" />
      </button>
    </div>
  );
}

/** The picture as it stands on the page; where that waits for it too, with what is shown of it meanwhile. */
function shownOnPage(name: string) {
  const src = imageUrl(name, 640);
  const picture = document.querySelector<HTMLImageElement>(`.gallery-strip img[src="${src}"]`);
  return { src: picture?.currentSrc || src, style: { backgroundImage: picture?.style.backgroundImage } };
}

type Scaled = ReturnType<typeof useScale>;

/** How large a picture is within its box, and what of it is in sight. */
function useScale(current: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLButtonElement>(null);
  const scale = useRef(1);
  /** Where a mouse is, if it was last moved by one. */
  const mouse = useRef<Client>(undefined);
  const growing = useRef(0);
  const [closer, setCloser] = useState(false);

  /** What of the picture stands at a point of the window. */
  const heldAt = ({ x, y }: Point): Point => {
    const at = picture.current?.getBoundingClientRect();
    return at ? { x: (x - at.left) / at.width, y: (y - at.top) / at.height } : { x: 0.5, y: 0.5 };
  };
  /** Sets how large it is, with what is held of it at that point, or with what a mouse points at. */
  const scaleTo = (wanted: number, point: Point, held = heldAt(point)) => {
    scale.current = Math.min(maxScale, Math.max(1, wanted));
    picture.current?.style.setProperty('--scale', String(scale.current));
    const at = picture.current?.getBoundingClientRect();
    if (mouse.current) follow(box.current, mouse.current);
    else if (at)
      box.current?.scrollBy(at.left + held.x * at.width - point.x, at.top + held.y * at.height - point.y);
    setCloser(scale.current > 1.05);
  };
  /** The same before the visitor's eyes. */
  const growTo = (wanted: number, point: Point) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scaleTo(wanted, point);
    const [before, held, start] = [scale.current, heldAt(point), performance.now()];
    const step = (now: number) => {
      const left = Math.max(0, 1 - Math.max(0, now - start) / growMs);
      scaleTo(wanted + (before - wanted) * left ** 3, point, held);
      if (left > 0) growing.current = requestAnimationFrame(step);
    };
    growing.current = requestAnimationFrame(step);
  };
  const stop = () => cancelAnimationFrame(growing.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it goes out of sight
  useEffect(() => {
    if (current) return;
    stop();
    scaleTo(1, { x: 0, y: 0 });
  }, [current]);
  return { box, picture, scale, mouse, closer, heldAt, scaleTo, growTo, stop };
}

/** Two fingers make it as large as they are apart. */
function usePinch({ scale, heldAt, scaleTo, stop }: Scaled) {
  const pinch = useRef<Pinch>(undefined);
  const onTouchStart = ({ touches: { 0: one, 1: other } }: TouchEvent) => {
    if (other) stop();
    pinch.current =
      one && other
        ? { distance: between(one, other), scale: scale.current, held: heldAt(middleOf(one, other)) }
        : undefined;
  };
  const onTouchMove = ({ touches: { 0: one, 1: other } }: TouchEvent) => {
    if (!pinch.current || !one || !other) return;
    const { distance, scale, held } = pinch.current;
    scaleTo((scale * between(one, other)) / distance, middleOf(one, other), held);
  };
  return { onTouchStart, onTouchMove };
}

/** A press makes it larger, and whole again; in between what a mouse points at is in sight. */
function usePress({ box, scale, mouse, growTo, stop }: Scaled) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const down = useRef<Client>(undefined);
  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
    down.current = { clientX, clientY };
    mouse.current = pointerType === 'mouse' ? down.current : undefined;
  };
  const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    mouse.current = { clientX, clientY };
    follow(box.current, mouse.current);
  };
  const press = (event: MouseEvent) => {
    const { currentTarget: button } = event;
    const byKey = event.detail === 0;
    const dragged = down.current && between(down.current, event) > dragPx;
    const second = event.timeStamp - pressedAt.current < doublePressMs;
    if (!byKey && (dragged || second)) return;
    if (byKey) mouse.current = undefined;
    else pressedAt.current = event.timeStamp;
    stop();
    // By keyboard there is no point: its middle is as good as any.
    const { left, top, width, height } = button.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const point = byKey ? middle : { x: event.clientX, y: event.clientY };
    growTo(scale.current > 1 ? 1 : closest(button, width), point);
  };
  return { onPointerDown, onPointerMove, press };
}

/** How much closer a picture of that width is looked at: no more than it is sharp, where that is a step at all. */
function closest(picture: Element, width: number): number {
  // As many as there are, for the largest is fetched; until it is here, as many as it was asked for.
  const pixels = picture.querySelector<HTMLImageElement>('img:last-child')?.naturalWidth || 1280;
  return Math.min(closerBy, Math.max(leastCloser, pixels / width));
}

/** Moves a box over what it shows, as far as the mouse is over it: all of that is in sight before the mouse is at the edge. */
function follow(box: Element | null, { clientX, clientY }: Client) {
  if (!box) return;
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = box;
  const over = (at: number, size: number) => (at / size - 0.5) * 1.25 + 0.5;
  box.scrollTo({
    left: over(clientX, clientWidth) * (scrollWidth - clientWidth),
    top: over(clientY, clientHeight) * (scrollHeight - clientHeight),
    behavior: 'instant',
  });
}

type Client = Pick<Touch, 'clientX' | 'clientY'>;

const between = (one: Client, other: Client) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
const middleOf = (one: Client, other: Client): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
