const allWidths = [160, 320, 480, 640, 960, 1280];

/** The address of a product picture at one width; the server chooses AVIF, WebP or JPEG by what the browser accepts. */
export const imageUrl = (name: string, width: number) => `/images/${width}/${encodeURIComponent(name)}`;

export interface PictureProps {
  /** The stored name, such as a product's first image; '' shows an empty well of the same size, with no words. */
  name: string;
  /** '' where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the HTML attribute: '(min-width: 850px) 300px, 50vw'. */
  sizes: string;
  /** The widths that it may be fetched in, px; all where it is shown large somewhere. */
  widths?: number[];
  /** The largest picture of the first screen: fetched at once. All others are fetched when they come near. */
  priority?: boolean;
  /** What is seen until it is here, as in CSS: one of it that is here already. */
  standIn?: string | undefined;
  className?: string;
}

/** None is blank for a moment once it is here. */
const atOnce = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

/** A square product picture that takes its room before it is there. */
export function Picture({
  name,
  alt,
  sizes,
  widths = allWidths,
  priority,
  standIn,
  className = '',
}: PictureProps) {
  const look = `well aspect-square h-auto w-full object-contain ${className}`;
  if (!name) return <div className={look} />;
  return (
    <img
      src={imageUrl(name, 640)}
      srcSet={widths.map((width) => `${imageUrl(name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={1280}
      height={1280}
      alt={alt}
      {...(priority ? atOnce : later)}
      className={look}
      style={standIn ? { backgroundImage: standIn } : undefined}
    />
  );
}
