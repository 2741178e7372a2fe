import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** The postcode that was typed on a product's page, as it is written on a parcel; '' for none. */
const item = storageItem('postcode', '', (found) => (isText(found) ? found : ''));

export const useTypedPostcode = item.use;
export const noteTypedPostcode = item.write;
export const forgetTypedPostcode = item.clear;
