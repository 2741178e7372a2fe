import { myKit as text } from '#wording/storefront/my-kit.ts';
import { notify } from '../ui/notify.tsx';
import { post } from './api.ts';
import { changeGuns, keepKit, type MyKit, readKit } from './my-kit.ts';

/**
 * Brings this browser's kit and the account's together: of two that differ the one that was changed later is kept in both, which
 * is said, and can be undone. False where that can't be done now.
 */
export async function syncKit(email: string): Promise<boolean> {
  const answer = await post('/my-kit', { email });
  if (answer.status !== 200) return false;
  const [ours, theirs] = [readKit(), answer.kit];
  if (sameGuns(ours, theirs)) return true;
  if (!isLater(ours, theirs)) {
    keepKit(theirs);
    if (ours.guns.length > 0) tell(text.takenFromAccount, ours, email);
    return true;
  }
  const isSaved = await saveKit(email);
  if (isSaved && theirs.guns.length > 0) tell(text.sentToAccount, theirs, email);
  return isSaved;
}

/** Keeps this browser's kit with the account. Where another browser changed it later, that one is kept. */
export async function saveKit(email: string): Promise<boolean> {
  const { guns, changedAt } = readKit();
  if (changedAt === null) return true;
  const answer = await post('/save-my-kit', { email, kit: { guns, changedAt } });
  if (answer.status !== 200) return false;
  if (readKit().changedAt === changedAt) keepKit(answer.kit);
  return true;
}

function tell(message: string, lost: MyKit, email: string) {
  const run = () => {
    changeGuns(lost.guns);
    void saveKit(email);
  };
  notify(message, { action: { label: text.useOther, run } });
}

const isLater = (one: MyKit, other: MyKit) =>
  one.changedAt !== null && (other.changedAt === null || one.changedAt > other.changedAt);

/** Each was made by the same code, with its facts in the same order, or came back from a database that sorts them. */
const sameGuns = (one: MyKit, other: MyKit) => inOrder(one) === inOrder(other);

const inOrder = ({ guns }: MyKit) => JSON.stringify(guns.map((gun) => Object.entries(gun).sort()));
