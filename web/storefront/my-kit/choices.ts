import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import { attributeOf, type GunFact } from '#shop/catalogue/fit/gun.ts';

/** What a gun's facts are chosen among: what products state of them. */
export type GunChoices = Record<Exclude<GunFact, 'maxVolts'>, string[]>;

/** Of the attributes in use, as staff have named them. Made on the server. */
export function choicesOf(attributes: Pick<Attribute, 'key' | 'choices' | 'retired'>[]): GunChoices {
  const choices = (fact: keyof GunChoices) =>
    attributes.find(({ key, retired }) => key === attributeOf[fact] && !retired)?.choices ?? [];
  return {
    pattern: choices('pattern'),
    power: choices('power'),
    connector: choices('connector'),
    thread: choices('thread'),
    rails: choices('rails'),
  };
}
