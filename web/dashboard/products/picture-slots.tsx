import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { maxAlt } from '#contract/product-body.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/field.tsx';
import { maxPictures, pictureTypes } from '../parts/upload-pictures.ts';
import type { ProductPicture, usePictures } from './use-pictures.ts';

type Pictures = ReturnType<typeof usePictures>;

/**
 * Five slots for pictures: click one to choose a file, or drop files on it (spec.md section 2, 'New product'). A picture is
 * put elsewhere among them by dragging it there, or by its arrows.
 */
export function PictureSlots({ pictures: all, error }: { pictures: Pictures; error?: string }) {
  const { pictures, refusal } = all;
  const wrong = refusal || error;
  const [dragged, setDragged] = useState<number>();
  const slot = { all, dragged, drag: setDragged };
  return (
    <div className="grid gap-3">
      <p id="pictures-hint" className="text-muted">
        {text.picturesHint}
      </p>
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-5">
        {Array.from({ length: maxPictures }, (_, place) => (
          <Slot
            key={pictures[place]?.key ?? `empty-${place}`}
            place={place}
            picture={pictures[place]}
            {...slot}
            wrong={Boolean(wrong) && place === 0}
          />
        ))}
      </ul>
      <ErrorLine id="pictures-error" className="empty:-mt-3">
        {wrong}
      </ErrorLine>
    </div>
  );
}

/** With what can be read on it. */
const nameOf = (place: number, picture: ProductPicture | undefined): string => {
  if (!picture) return text.addPicture(place + 1);
  return place === 0 ? text.replaceMain : text.replacePicture(place + 1);
};

interface SlotProps {
  place: number;
  picture: ProductPicture | undefined;
  all: Pictures;
  /** The place of the picture that is being dragged. */
  dragged: number | undefined;
  drag: (place: number | undefined) => void;
  /** The first slot stands for all where something is wrong with them. */
  wrong: boolean;
}

function Slot({ place, picture, all, dragged, drag, wrong }: SlotProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    drag(undefined);
    // First: a dragged picture counts as a file too.
    if (dragged !== undefined) return all.move(dragged, place);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) all.put(files, place);
  };
  return (
    <li className="grid content-start gap-1">
      <label
        draggable={picture !== undefined}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox drags nothing that holds nothing.
          event.dataTransfer.setData('text/plain', text.picture(place + 1));
          drag(place);
        }}
        onDragEnd={() => drag(undefined)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`well relative grid aspect-square cursor-pointer place-items-center overflow-hidden border text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-olive ${over ? 'border-olive' : wrong ? 'border-red' : 'border-edge'} ${picture ? '' : 'border-dashed'} ${dragged === place ? 'opacity-40' : ''}`}
      >
        <input
          type="file"
          accept={pictureTypes.join()}
          multiple
          aria-label={nameOf(place, picture)}
          aria-describedby="pictures-hint pictures-error"
          aria-invalid={wrong || undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            all.put([...(target.files ?? [])], place);
            target.value = '';
          }}
        />
        <SlotFace place={place} picture={picture} onBroken={all.refuse} />
      </label>
      {picture && (
        <>
          <SlotButtons place={place} all={all} />
          <TextArea
            label={text.alt(place + 1)}
            name={`alts.${place}`}
            value={picture.alt}
            onChange={({ target }) => all.describe(place, target.value)}
            rows={3}
            maxLength={maxAlt}
          />
        </>
      )}
    </li>
  );
}

/** Puts a picture elsewhere among them, or takes it away. */
const SlotButtons = ({ place, all }: Pick<SlotProps, 'place' | 'all'>) => (
  <div className="flex justify-between">
    <IconButton
      label={text.earlier(place + 1)}
      disabled={place === 0}
      className="disabled:text-edge"
      onClick={() => all.move(place, place - 1)}
    >
      <ArrowLeft size={16} aria-hidden />
    </IconButton>
    <IconButton label={text.removePicture(place + 1)} onClick={() => all.remove(place)}>
      <Trash2 size={16} aria-hidden />
    </IconButton>
    <IconButton
      label={text.later(place + 1)}
      disabled={place === all.pictures.length - 1}
      className="disabled:text-edge"
      onClick={() => all.move(place, place + 1)}
    >
      <ArrowRight size={16} aria-hidden />
    </IconButton>
  </div>
);

/** What is to be seen of a slot. */
const SlotFace = ({
  place,
  picture,
  onBroken,
}: Pick<SlotProps, 'place' | 'picture'> & { onBroken: (picture: ProductPicture) => void }) => (
  <>
    {picture ? (
      <img
        src={picture.url}
        alt={text.picture(place + 1)}
        className="size-full object-contain"
        onError={() => onBroken(picture)}
      />
    ) : (
      <span className="pointer-events-none grid justify-items-center gap-1.5 px-2 text-muted">
        <ImagePlus size={24} aria-hidden />
        {text.drop}
      </span>
    )}
    {picture && place === 0 && (
      <Badge tone="olive" className="pointer-events-none absolute top-1.5 left-1.5">
        {text.main}
      </Badge>
    )}
  </>
);
