/** How somebody is greeted: by the first of their names; by all of them where that is an initial or a title. */
export function givenName(name: string): string {
  const whole = name.trim();
  const [first = ''] = whole.split(/\s+/);
  return initialOrTitle.test(first) ? whole : first;
}

const initialOrTitle = /^(?:\p{L}|mr|mrs|ms|miss|mx|dr|prof|sir|dame|lord|lady|rev)\.?$/iu;
