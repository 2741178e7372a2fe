const flightMs = 180;
/** What lies at the top of a window while a list is scrolled: the bar, and the row that opens the filters (app.css). */
const barsPx = 100;
const flying = {
  position: 'fixed',
  zIndex: '60',
  aspectRatio: '1',
  borderRadius: '8px',
  objectFit: 'contain',
  pointerEvents: 'none',
};
const bump = { scale: ['1', '1.4', '1'] };

/**
 * The picture beside the button that was pressed, `from`, goes towards the cart, whose badge then bumps; out of the button where the
 * picture lies below the bars.
 */
export function fly(from: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const cart = [...document.querySelectorAll('[data-cart]')].find((link) => link.checkVisibility());
  const picture = from.closest('article, li')?.querySelector('img');
  if (!cart) return;
  const bumpBadge = () => cart.querySelector('.count')?.animate(bump, flightMs);
  if (!picture) return void bumpBadge();
  const [shown, end] = [picture.getBoundingClientRect(), cart.getBoundingClientRect()];
  const start = shown.y < barsPx ? squareIn(from.getBoundingClientRect()) : shown;
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  const at = { left: `${start.x}px`, top: `${start.y}px`, width: `${start.width}px` };
  Object.assign(copy.style, flying, at);
  document.body.append(copy);
  const x = end.x + end.width / 2 - start.x - start.width / 2;
  const y = end.y + end.height / 2 - start.y - start.height / 2;
  copy.animate(
    { translate: ['0 0', `${x}px ${y}px`], scale: ['0.9', '0.1'], opacity: [0.9, 0.4] },
    { duration: flightMs, easing: 'ease-in' },
  ).onfinish = () => {
    copy.remove();
    bumpBadge();
  };
}

/** In the middle of what is wider. */
const squareIn = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(x + (width - height) / 2, y, height, height);
