import * as accounts from './accounts.ts';
import * as arrivals from './arrivals.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as contact from './contact.ts';
import * as dashboard from './dashboard.ts';
import * as deadlines from './deadlines.ts';
import * as defences from './defences.ts';
import * as fulfilment from './fulfilment.ts';
import * as goesWith from './goes-with.ts';
import * as messages from './messages.ts';
import * as newsletter from './newsletter.ts';
import * as orderEdits from './order-edits.ts';
import * as orderNotices from './order-notices.ts';
import * as orderViews from './order-views.ts';
import * as orders from './orders.ts';
import * as packing from './packing.ts';
import * as recall from './recall.ts';
import * as refunds from './refunds.ts';
import * as reports from './reports.ts';
import * as returns from './returns.ts';
import * as searchWords from './search-words.ts';
import * as staff from './staff.ts';
import * as stockLog from './stock-log.ts';
import * as stockRequests from './stock-requests.ts';

const declared = {
  ...accounts,
  ...catalogue,
  ...contact,
  ...orders,
  ...orderEdits,
  ...arrivals,
  ...staff,
  ...dashboard,
  ...fulfilment,
  ...messages,
  ...deadlines,
  ...orderNotices,
  ...orderViews,
  ...packing,
  ...newsletter,
  ...refunds,
  ...recall,
  ...reports,
  ...returns,
  ...defences,
  ...searchWords,
  ...goesWith,
  ...stockLog,
  ...stockRequests,
};
type Declared = typeof declared;
type CallNames = { [Name in keyof Declared]: Declared[Name] extends Call ? Name : never }[keyof Declared];

/** The calls by their path, as types: `Calls['/userLogin']`. */
export type Calls = { [Name in CallNames as Declared[Name]['path']]: Declared[Name] };
export type Path = keyof Calls;
/** The paths of the calls that one file of contract/ declares. */
export type PathsOf<File> = Extract<File[keyof File], Call>['path'] & Path;

/** Every call of the shop: the one table that the server, /openapi.json and the tests are made from. */
export const calls: Call[] = Object.values(declared).filter(
  (value): value is Extract<typeof value, Call> => 'path' in value,
);
