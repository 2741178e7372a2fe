import type { OrderLine } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { light } from './styles.ts';

type Shop = Pick<Settings, 'publicUrl'>;

interface GoodsProps {
  settings: Shop;
  lines: readonly OrderLine[];
  /** How many of what it is, in words. */
  words: (quantity: number, title: string) => string;
}

/** What is in a parcel, each with its picture. */
export const Goods = ({ settings, lines, words }: GoodsProps) => (
  <div style={goods}>
    {lines.map((line) => (
      <div key={line.position} style={row}>
        <ProductPicture settings={settings} image={line.image} />
        <div className="ink" style={beside}>
          {words(line.quantity, line.title)}
        </div>
      </div>
    ))}
  </div>
);

/** The product page's; programs that show none lose nothing: the title stands beside it. */
export const ProductPicture = ({ settings: { publicUrl }, image }: { settings: Shop; image: string }) => (
  <img
    src={`${publicUrl}/images/160/${image.replace(/\.webp$/, '.jpg')}`}
    alt=""
    {...{ width: 56, align: 'left' }}
    style={picture}
  />
);

const goods = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: light.ink };
const row = { overflow: 'hidden', padding: '4px 0' };
const picture = { margin: '0 12px 0 0', borderRadius: '6px' } as const;
/** Long titles stay beside their picture; programs that know nothing of it let them flow around. */
export const beside = { overflow: 'hidden', overflowWrap: 'anywhere' } as const;
