/** Something a page shows, with the version it was read at. */
export interface Seen {
  tag: string;
  version: number;
}

/** What a page shows, collected while it is rendered. */
export class Shown {
  readonly versions = new Map<string, number>();

  /** Notes a product, or the order of lists. Of two versions the older one counts. */
  add({ tag, version }: Seen): void {
    this.versions.set(tag, Math.min(version, this.versions.get(tag) ?? version));
  }

  get tags(): string[] {
    return [...this.versions.keys()];
  }
}
