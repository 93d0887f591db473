import type { LightMyRequestResponse } from 'fastify';
import type { Astrologer, ChatMessage, ChatSummary, StreamStatus } from '@oracle-astra/shared/contract';
import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import type { Unit } from '../modules/ledger/accounts';
import { createLedger } from '../modules/ledger/service';
import { addBirth } from './births';
import type { TestApp } from './test-app';

export const question = 'Should I change my job this year?';

/** Splits a streamed reply into its text and its status object. */
export function splitReply(body: string): { text: string; status: StreamStatus } {
  const [text = '', json = ''] = body.split(streamSeparator);
  return { text: text.trimEnd(), status: JSON.parse(json) as StreamStatus };
}

export interface TestChat {
  jwt: string;
  uid: string;
  mobile: string;
  bid: string;
  asst_id: string;
  /** The body of `pushChat` with `changes`. */
  body(changes?: object): object;
  push(changes?: object, key?: string): Promise<LightMyRequestResponse>;
  ask(changes?: object, key?: string): Promise<{ text: string; status: StreamStatus }>;
  messages(): Promise<ChatMessage[]>;
}

/** A new person, or the one that is given, with birth details and a started chat. */
export async function openChat(
  test: TestApp,
  astrologer: Astrologer = 'Oracle',
  of?: Pick<TestChat, 'jwt' | 'uid' | 'mobile'>,
): Promise<TestChat> {
  const person = of ?? (await test.signIn());
  const bid = await addBirth(test, person.jwt);
  const { asst_id } = (await test.post(apiPaths.startChat, { bid, astrologer, device: 'web' }, person.jwt)).json<{ asst_id: string }>();
  const body = (changes: object = {}) => ({ bid, asst_id, astrologer, message: question, device: 'web', ...changes });
  const push: TestChat['push'] = (changes, key) =>
    test.post(apiPaths.pushChat, body(changes), person.jwt, key === undefined ? {} : { 'idempotency-key': key });
  return {
    ...person,
    bid,
    asst_id,
    body,
    push,
    ask: async (changes, key) => splitReply((await push(changes, key)).body),
    messages: async () => (await test.post(apiPaths.chat, { asst_id }, person.jwt)).json<{ chats: ChatMessage[] }>().chats,
  };
}

export async function listChats(test: TestApp, jwt: string): Promise<ChatSummary[]> {
  return (await test.post(apiPaths.chats, {}, jwt)).json<{ chats: ChatSummary[] }>().chats;
}

/** A person's available and held balance; also checks that the ledger balances. */
export async function getBalance(test: TestApp, uid: string, unit: Unit): Promise<{ available: number; held: number }> {
  const ledger = createLedger({ clock: test.clock });
  expect(await ledger.audit(test.db)).toEqual({ accounts: [], transfers: [] });
  const { available, held } = await ledger.balances(test.db, uid);
  return { available: available[unit], held: held[unit] };
}

/** Sets a person's available balance of `unit` to `amount`. */
export async function setBalance(test: TestApp, uid: string, unit: Unit, amount: number): Promise<void> {
  const ledger = createLedger({ clock: test.clock });
  const difference = amount - (await ledger.available(test.db, uid, unit));
  const account = { uid, kind: 'available' } as const;
  if (difference === 0) return;
  await ledger.transfer(test.db, {
    key: `test:${uid}:${unit}:${Math.random()}`,
    reason: 'test',
    unit,
    amount: Math.abs(difference),
    ...(difference > 0 ? { from: { system: 'granted' }, to: account } : { from: account, to: { system: 'spent' } }),
  });
}
