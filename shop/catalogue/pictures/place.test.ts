import { expect, test } from 'vitest';
import { withPicture } from './place.ts';

const picture = { image: 'new', place: 0, replaces: null, missing: 0 };

test.each([
  ['the first', [], {}, ['new']],
  ['one before what came earlier', ['b'], { place: 0 }, ['new', 'b']],
  ['one behind a place that is still empty', ['c'], { place: 1, missing: 1 }, ['new', 'c']],
  ['one that takes another’s place', ['a', 'b', 'c'], { place: 1, replaces: 'b' }, ['a', 'new', 'c']],
  ['one whose forerunner is gone', ['a', 'c'], { place: 1, replaces: 'b' }, ['a', 'new', 'c']],
  ['one that is there already', ['a', 'new'], { place: 0 }, ['a', 'new']],
  ['a sixth', ['a', 'b', 'c', 'd', 'e'], { place: 4 }, ['a', 'b', 'c', 'd', 'new']],
])('%s stands in its place', (_, images, more, after) => {
  expect(withPicture(images, { ...picture, ...more })).toEqual(after);
});
