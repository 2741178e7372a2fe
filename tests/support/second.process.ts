import { type ServedShop, type SharedPlace, serveShop } from './serve-shop.ts';

// The other process of a shop of a test, where requests are spread (spread.ts): does what it is told, and says when it is done.
export type ToSecond =
  | { kind: 'begin'; place: SharedPlace }
  | { kind: 'advance'; ms: number }
  | { kind: 'flush' }
  | { kind: 'close' };

let served: ServedShop | undefined;

process.on('message', async (message: ToSecond) => {
  if (message.kind === 'begin') served = await serveShop(message.place);
  if (message.kind === 'advance') served?.advance(message.ms);
  if (message.kind === 'flush') await served?.searchMisses.flush();
  if (message.kind === 'close') await served?.close();
  process.send?.(served?.url);
  if (message.kind === 'close') process.disconnect();
});

// Told to close, or whoever started it was killed.
process.once('disconnect', () => process.exit());
