/** A cache tag: what a page shows, by its name, with the version it was read at. */
export interface CacheTag {
  tag: string;
  version: number;
}

/** The cache tags of one page, collected while it is rendered. */
export class CacheTags {
  readonly versions = new Map<string, number>();

  /** Adds a product or a list. Of two versions the older one counts. */
  readonly add = (tag: string, version: number): void => {
    this.versions.set(tag, Math.min(version, this.versions.get(tag) ?? version));
  };

  get names(): string[] {
    return [...this.versions.keys()];
  }
}
