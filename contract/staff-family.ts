import type { AttributeValues } from '#shop/catalogue/attributes/attribute.ts';
import type { Family } from '#shop/catalogue/families/read.ts';
import type { WireStaffFamily } from './dashboard.ts';

/** A family as staff see it: with all of its members, in the order of their values. */
export interface StaffFamily {
  id: number;
  title: string;
  axes: { key: string; label: string }[];
  /** Counts the edits. */
  revision: number;
  members: { id: string; title: string; values: AttributeValues; active: boolean }[];
}

export const staffFamilyOf = ({ id, title, axes, revision, members }: Family): StaffFamily => ({
  id,
  title,
  axes: axes.map(({ key, label }) => ({ key, label })),
  revision,
  members: members.map((member) => ({
    id: member.id,
    title: member.title,
    values: Object.fromEntries(axes.map(({ key }) => [key, member.attributes[key] ?? ''])),
    active: member.active,
  })),
});

export const encodeStaffFamily = ({ id, title, axes, revision, members }: StaffFamily): WireStaffFamily => ({
  id,
  tittle: title,
  axes,
  version: revision,
  members: members.map(({ id, title, values, active }) => ({
    id,
    tittle: title,
    values,
    status: active ? 1 : 0,
  })),
});

export const decodeStaffFamily = ({ id, tittle, axes, version, members }: WireStaffFamily): StaffFamily => ({
  id,
  title: tittle,
  axes,
  revision: version,
  members: members.map(({ id, tittle, values, status }) => ({
    id,
    title: tittle,
    values,
    active: status === 1,
  })),
});
