import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { maxPictureBytes, maxPictures, pictureTypes, uploadPictures } from '../parts/upload-pictures.ts';
import { useHandle401 } from '../session/use-dashboard.ts';

export interface ProductPicture {
  /** Its stored name, or one of its own while it is only here. */
  key: string;
  /** The stored name; undefined until it is uploaded. */
  name?: string;
  file?: File;
  /** Where it can be seen. */
  url: string;
  /** What it shows, for whoever can't see it; '' until somebody says. */
  alt: string;
}

/**
 * Up to five pictures of a product, in order; chosen files wait here until the form is sent.
 *
 * @param stored their names, and what each shows
 * @param changed hears of every change
 */
export function usePictures(
  stored: { images: readonly string[]; alts: readonly string[] },
  changed: (pictures: readonly ProductPicture[]) => void,
) {
  const [pictures, setPictures] = useState<readonly ProductPicture[]>(() =>
    stored.images.map((name, place) => ofStored(name, stored.alts[place] ?? '')),
  );
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState<number>();
  const broken = useRef(new Set<string>());
  const handle401 = useHandle401();
  useRevokedUrls(pictures);

  const change = (next: readonly ProductPicture[]) => {
    setPictures(next);
    changed(next);
  };

  /** Puts files in: the first in place of the picture there, if any, the others behind all. */
  const put = (files: readonly File[], place: number) => {
    const good = files.filter((file) => !refusalOf(file));
    const [first, ...others] = good.map(ofFile);
    const next = first
      ? [...pictures.slice(0, place), first, ...pictures.slice(place + 1), ...others]
      : pictures;
    const wrong = files.map(refusalOf).find(Boolean) ?? '';
    setRefusal(wrong || (next.length > maxPictures ? text.tooMany : ''));
    if (first) change(next.slice(0, maxPictures));
  };

  const remove = (place: number) => {
    setRefusal('');
    change(pictures.filter((_, other) => other !== place));
  };

  /** Takes out a chosen file that the browser can't show: whatever its name says, it is no picture. Several are told of at once. */
  const refuse = ({ key, file }: ProductPicture) => {
    if (!file) return;
    broken.current.add(key);
    setRefusal(text.wrongPicture(file.name));
    change(pictures.filter((other) => !broken.current.has(other.key)));
  };

  /** Puts a picture elsewhere among them; those between make room. */
  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (moved && from !== to) change(pictures.toSpliced(from, 1).toSpliced(to, 0, moved));
  };

  const describe = (place: number, alt: string) =>
    change(pictures.map((picture, other) => (other === place ? { ...picture, alt } : picture)));

  /** Uploads what is only here, and answers the stored names of all, in order. */
  const store = async (): Promise<{ images: string[] } | Failure> => {
    setRefusal('');
    const waiting = pictures.filter(({ name }) => !name);
    if (waiting.length === 0) return { images: namesOf(pictures) };
    setProgress(0);
    const answer = await uploadPictures(
      waiting.flatMap(({ file }) => file ?? []),
      setProgress,
    );
    setProgress(undefined);
    await handle401(answer);
    if (answer.status !== 200) return answer;
    if (answer.files.length < waiting.length) return { status: 500, message: text.noFiles };
    const named = pictures.map((picture) => {
      const place = waiting.indexOf(picture);
      return place < 0 ? picture : { ...picture, name: answer.files[place] };
    });
    setPictures(named);
    return { images: namesOf(named) };
  };

  return { pictures, refusal, progress, put, remove, refuse, move, describe, store };
}

const namesOf = (pictures: readonly ProductPicture[]) => pictures.flatMap(({ name }) => name ?? []);

const ofStored = (name: string, alt: string): ProductPicture => ({
  key: name,
  name,
  url: imageUrl(name, 320),
  alt,
});

let taken = 0;
const ofFile = (file: File): ProductPicture => ({
  key: `new-${++taken}`,
  file,
  url: URL.createObjectURL(file),
  alt: '',
});

/** What is wrong with a file before it is sent; the server looks at its content too. */
const refusalOf = (file: File) => {
  if (file.type && !pictureTypes.includes(file.type)) return text.wrongPicture(file.name);
  return file.size > maxPictureBytes ? text.largePicture(file.name) : '';
};

/** The browser keeps a chosen file in memory for as long as it has an address: let go of those that are gone. */
function useRevokedUrls(pictures: readonly ProductPicture[]) {
  const known = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(pictures.filter(({ file }) => file).map(({ url }) => url));
    for (const url of known.current) if (!now.has(url)) URL.revokeObjectURL(url);
    known.current = now;
  }, [pictures]);
  useEffect(
    () => () => {
      for (const url of known.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
