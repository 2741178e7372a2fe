import { expect, test } from 'vitest';
import { fit } from './fit.ts';

test('why a product doesn’t fit reads aloud, of every fact and of several guns', () => {
  const m4 = ['M4 electric'];
  expect(fit.why('pattern', ['AK'], ['M4'], m4)).toBe(
    'Doesn’t fit: this is for an AK; your M4 electric takes M4 magazines.',
  );
  expect(fit.why('pattern', ['M4', 'Shotgun'], ['Hi-Capa'], ['Hi-Capa', 'spare'])).toBe(
    'Doesn’t fit: this is for an M4 or a Shotgun; your Hi-Capa and spare take Hi-Capa magazines.',
  );
  expect(fit.why('power', ['Gas'], ['Electric'], m4)).toBe(
    'Doesn’t fit: this is for gas guns; your M4 electric is electric-powered.',
  );
  expect(fit.why('power', ['CO2'], ['Gas'], ['Hi-Capa'])).toBe(
    'Doesn’t fit: this is for CO2 guns; your Hi-Capa takes gas.',
  );
  expect(fit.why('connector', ['Deans'], ['Mini Tamiya'], m4)).toBe(
    'Doesn’t fit: this has a Deans plug; your M4 electric takes Mini Tamiya.',
  );
  expect(fit.why('maxVolts', ['11.1'], ['7.4'], m4)).toBe(
    'Doesn’t fit: this is 11.1 V; your M4 electric takes up to 7.4 V.',
  );
  expect(fit.why('thread', ['14 mm CCW'], ['14 mm CW'], ['VSR'])).toBe(
    'Doesn’t fit: this is for a 14 mm CCW thread; your VSR has 14 mm CW.',
  );
  expect(fit.why('rails', ['M-LOK', '11 mm dovetail'], ['20 mm Picatinny'], ['VSR'])).toBe(
    'Doesn’t fit: this is for an M-LOK or an 11 mm dovetail rail; your VSR has 20 mm Picatinny.',
  );
  expect(fit.whyAll('pattern', ['AK'], ['M4 electric', 'Hi-Capa'])).toBe(
    'Doesn’t fit: wrong pattern for your M4 electric and Hi-Capa. This is for an AK.',
  );
  expect(fit.why('connector', ['XT30'], ['Mini Tamiya'], ['M4'])).toBe(
    'Doesn’t fit: this has an XT30 plug; your M4 takes Mini Tamiya.',
  );
});
