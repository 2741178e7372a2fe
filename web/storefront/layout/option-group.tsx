import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { emphasis } from './emphasis.tsx';
import type { SearchOption } from './search-options.ts';
import type { Suggestions } from './suggestions.ts';

interface OptionGroupProps {
  id: string;
  options: readonly SearchOption[];
  /** How many options stand above them. */
  before?: number;
  /** The place of the option that the arrow keys are at; -1: none. */
  active: number;
  choose: (option: SearchOption) => void;
  /** Above those that nothing was typed for, which are short enough to stand side by side. */
  title?: string;
  /** What was found, whose words are marked. */
  of?: Suggestions;
}

/** Some options of the search box. */
export function OptionGroup({ id, options, before = 0, active, choose, title, of }: OptionGroupProps) {
  const heading = useId();
  if (options.length === 0) return null;
  const mark = of ? emphasis(of.keywords, of.showing) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box may have such groups, and no fieldset
    <div role="group" aria-labelledby={title && heading}>
      {title && (
        <div id={heading} className="px-3 pt-2 text-sm text-muted">
          {title}
        </div>
      )}
      <div role="none" className={title ? 'grid grid-cols-2' : undefined}>
        {options.map((one, place) => (
          <Option
            key={one.to}
            id={`${id}-${before + place}`}
            active={before + place === active}
            choose={() => choose(one)}
          >
            {one.product ? (
              <Product product={one.product} mark={mark} />
            ) : one.page ? (
              <HelpPage page={one.page} />
            ) : (
              <Label {...one} />
            )}
          </Option>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  choose: () => void;
  children: ReactNode;
}

const Option = ({ id, active, choose, children }: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
  // biome-ignore lint/a11y/useKeyWithClickEvents: the input answers Enter
  <div
    role="option"
    id={id}
    aria-selected={active}
    // Pressing must not take the focus from the input, or the list would close before the click.
    onMouseDown={(event) => event.preventDefault()}
    onClick={choose}
    className="flex min-h-11 cursor-pointer items-center gap-3 px-2 py-1 hover:bg-sunken aria-selected:bg-sunken"
  >
    {children}
  </div>
);

const Label = ({ label, icon: Icon, searched, parted }: SearchOption) => (
  <span
    className={`flex min-w-0 flex-1 items-center gap-2 self-stretch px-1 ${Icon ? '' : 'font-semibold'} ${parted ? 'border-t border-line' : ''}`}
  >
    {Icon && <Icon size={18} aria-hidden className="flex-none text-muted" />}
    <span className={Icon && searched ? 'min-w-0 truncate' : 'min-w-0 wrap-anywhere'}>{label}</span>
  </span>
);

const HelpPage = ({ page: { title, text } }: { page: NonNullable<Suggestions['page']> }) => (
  <>
    <CircleHelp size={24} aria-hidden className="mx-3 flex-none text-olive" />
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  </>
);

interface ProductProps {
  product: ProductCard;
  mark: ((part: string) => ReactNode) | undefined;
}

const Product = ({ product: { title, pricePence, image }, mark }: ProductProps) => (
  <>
    <div className="w-10 flex-none">
      <Picture name={image} alt="" sizes="40px" />
    </div>
    <span className="min-w-0 flex-1 leading-snug">{noBreak(title, mark)}</span>
    <Price pence={pricePence} className="px-1 font-semibold" />
  </>
);

/** Where rows of products will be, whose places they have. */
export const Waiting = () =>
  [1, 2, 3, 4].map((row) => (
    <div key={row} aria-hidden className="flex items-center gap-3 px-2 py-1">
      <div className="well size-10" />
      <div className="well h-5 flex-1" />
    </div>
  ));
