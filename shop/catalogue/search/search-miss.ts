/** A search that found nothing ('none'), or only what has some of its words. */
export interface SearchMiss {
  key: string;
  words: string;
  help: 'none' | 'some words';
}
