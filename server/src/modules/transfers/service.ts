import { countryCode, transferLimits, type TransferRequest, type TransferTransaction } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { createAnswerKeeper, runIdempotent } from '../../db/idempotency';
import { newId } from '../../db/ids';
import { lockPeople } from '../../db/lock-people';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import type { Ledger } from '../ledger/service';
import { keyedHash } from '../session/keyed-hash';
import { maskMobile, maskName } from './mask';
import { createTransferLimits } from './limits';
import { createTransferRepository } from './repository';

/** Notifies a person of an event, in the event's transaction. */
export type Notify = (
  tx: Database,
  notification: { uid: string; kind: 'transfer_received'; params: { questions: number } },
) => Promise<void>;

interface TransferDeps {
  db: Database;
  clock: () => Date;
  ledger: Ledger;
  nameOf: (uid: string) => Promise<string | null>;
  notify: Notify;
  /** The key of hashes. */
  secret: string;
}

interface TransferAnswer {
  id: string;
  left: number;
}

interface TransferPreview {
  /** Identifies the recipient; valid only for this sender. */
  recipient: string;
  name: string | null;
  mobile: string;
  left: number;
}

interface TransferPage {
  transactions: TransferTransaction[];
  next_cursor: string | null;
}

const pageSize = 20;
const unit = 'oracle_question';
/** Shown for a deleted person, who has no number. */
const noMobile = '•••';

async function findRecipient(tx: Database, uid: string, mobile: string): Promise<string> {
  const recipient = await createTransferRepository(tx).uidByMobile(mobile);
  if (recipient === null) throw new DomainError('transfer_recipient_not_found');
  if (recipient === uid) throw new DomainError('transfer_own_number');
  return recipient;
}

/** A page of the transfers of both directions, newest first. */
async function listTransfers(db: Database, uid: string, cursor?: string): Promise<TransferPage> {
  const rows = await createTransferRepository(db).list(uid, cursor, pageSize + 1);
  const transactions = rows.slice(0, pageSize).map(({ id, questions, created_at: at, sent, mobile }) => ({
    transaction_id: id,
    recipient_mobile: mobile === null ? noMobile : maskMobile(mobile),
    oracle_questions: questions,
    sent,
    transferred_at: new Date(at).toISOString(),
  }));
  return { transactions, next_cursor: rows.length > pageSize ? (transactions.at(-1)?.transaction_id ?? null) : null };
}

/** Transfers of Oracle questions between people. */
// eslint-disable-next-line max-lines-per-function -- the steps of a transfer share what they are made of
export function createTransferService({ db, clock, ledger, nameOf, notify, secret }: TransferDeps) {
  const limits = createTransferLimits(clock);
  const keepAnswer = createAnswerKeeper({ db, clock });
  const referTo = (sender: string, recipient: string) => keyedHash(secret, 'transfer recipient', sender, recipient);

  async function countLeft(tx: Database, uid: string, questions: number): Promise<number> {
    const left = (await ledger.available(tx, uid, unit)) - questions;
    if (left < 0) throw new DomainError('transfer_insufficient_questions');
    return left;
  }

  async function move(
    tx: Database,
    sender: string,
    { recipient, questions }: { recipient: string; questions: number },
  ): Promise<TransferAnswer> {
    const transfers = createTransferRepository(tx);
    await transfers.lockPerson(sender);
    await limits.check(tx, sender, questions);
    const id = newId();
    const result = await ledger.transfer(tx, {
      key: `transfer:${id}`,
      reason: 'transfer',
      from: { uid: sender, kind: 'available' },
      to: { uid: recipient, kind: 'available' },
      unit,
      amount: questions,
    });
    if (result !== 'moved') throw new DomainError('transfer_insufficient_questions');
    await transfers.add({ id, sender, recipient, questions, createdAt: clock() });
    return { id, left: await ledger.available(tx, sender, unit) };
  }

  /** The account of a number, which is not deleted before the transaction ends. */
  async function lockRecipient(tx: Database, uid: string, { mobile, recipient: previewed }: TransferRequest): Promise<string> {
    const recipient = await findRecipient(tx, uid, `${countryCode}${mobile}`);
    const people = await lockPeople(tx, [uid, recipient]);
    // The number may have passed to another account before the lock.
    const isStill = people.has(recipient) && (await findRecipient(tx, uid, `${countryCode}${mobile}`)) === recipient;
    if (!isStill) throw new DomainError('transfer_recipient_not_found');
    // The preview may be days old.
    if (previewed !== undefined && previewed !== referTo(uid, recipient)) throw new DomainError('transfer_recipient_changed');
    if (!people.has(uid)) throw new DomainError('unauthenticated');
    return recipient;
  }

  return {
    /** The masked recipient and the remaining questions; once for each key. Throws like `transfer`. */
    async preview(caller: Caller, request: TransferRequest): Promise<TransferPreview> {
      return keepAnswer({ ...caller, route: 'transfer/preview', request }, async () => {
        const [{ uid }, { mobile, questions }] = [caller, request];
        await limits.claimLookup(db, caller, request, transferLimits.previews);
        const recipient = await findRecipient(db, uid, `${countryCode}${mobile}`);
        await limits.check(db, uid, questions);
        const left = await countLeft(db, uid, questions);
        const name = await nameOf(recipient);
        return { recipient: referTo(uid, recipient), name: name === null ? null : maskName(name), mobile: maskMobile(mobile), left };
      });
    },

    /**
     * Transfers once for each key; `assertProven` is called before the first transfer of a key. Throws `transfer_own_number`,
     * `transfer_recipient_not_found`, `transfer_recipient_changed`, `transfer_insufficient_questions`, `transfer_limit_reached`.
     */
    async transfer(caller: Caller, request: TransferRequest, assertProven: () => void): Promise<TransferAnswer> {
      const beforeFirst = async () => {
        assertProven();
        await limits.claimLookup(db, caller, request, transferLimits.previews * 2);
      };
      return runIdempotent(db, { ...caller, route: 'transfer', request, beforeFirst }, clock(), async (tx) => {
        const recipient = await lockRecipient(tx, caller.uid, request);
        const answer = await move(tx, caller.uid, { recipient, questions: request.questions });
        await notify(tx, { uid: recipient, kind: 'transfer_received', params: { questions: request.questions } });
        return answer;
      });
    },

    list: async (uid: string, cursor?: string): Promise<TransferPage> => listTransfers(db, uid, cursor),
  };
}
