import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import type { ApiClient } from '../api/client';
import { createUser, type OpenChat } from '../api/users';

/** What clients observed while faults were injected. */
export interface Seen {
  /** The number of users so far, so that each gets a separate mobile number. */
  people: number;
  /** Chats that were acknowledged, by their ids. */
  chats: Set<string>;
  /** Questions with a complete answer. */
  answers: number;
  givenBack: number;
  /** Errors of failed sign-ups. */
  signUpFailures: string[];
  retried: number;
  /** The longest time until the outcome of a call was known, in milliseconds. */
  longestMs: number;
  /** Calls without a known outcome. */
  lost: string[];
}

export const createSeen = (): Seen => ({
  people: 0,
  chats: new Set(),
  answers: 0,
  givenBack: 0,
  signUpFailures: [],
  retried: 0,
  longestMs: 0,
  lost: [],
});

const retryMs = 250;
const silenceMs = 60_000;
/** Covers a database suspended for 20 s, the lease of a reply, and delays of a busy machine. */
const patienceMs = 90_000;

/** Repeats a call with the same key until its outcome is known; null if it was refused until the time-out. */
async function insist<Result>(seen: Seen, name: string, attempt: (key: string) => Promise<Result>): Promise<Result | null> {
  const key = randomUUID();
  const began = performance.now();
  let failure: unknown;
  while (performance.now() - began < patienceMs) {
    try {
      const result = await attempt(key);
      seen.longestMs = Math.max(seen.longestMs, performance.now() - began);
      return result;
    } catch (error) {
      failure = error;
      seen.retried += 1;
      await pause(retryMs);
    }
  }
  seen.lost.push(`${name}: ${String(failure)}`);
  return null;
}

/** The status object after the streamed text; throws if the connection broke before it. */
function readEnd(text: string): { status: string; code?: string } {
  const at = text.lastIndexOf(streamSeparator);
  if (at < 0) throw new Error('the stream broke off');
  return JSON.parse(text.slice(at + 1)) as { status: string; code?: string };
}

const questions = ['Should I change my job this year?', 'When will I marry?', 'Will I buy a house of my own?'];

/** A user who starts a chat and asks all free questions. */
async function runPerson(client: ApiClient, chat: OpenChat, seen: Seen): Promise<void> {
  const { jwt, bid, astrologer, asst_id: asstId } = chat;

  async function ask(message: string): Promise<void> {
    const body = { bid, astrologer, asst_id: asstId, message, device: 'web' };
    const end = await insist(seen, 'a question', async (key) => {
      const answer = readEnd(await client.send({ path: apiPaths.pushChat, body, jwt, key, acceptsFailure: true, timeoutMs: silenceMs }));
      // The outcome is not known yet; a repeated call with the same key returns it.
      if (answer.code === 'unavailable') throw new Error('the site does not know');
      return answer;
    });
    if (end?.status === 'success') seen.answers += 1;
    else if (end !== null) seen.givenBack += 1;
  }

  async function begin(): Promise<void> {
    const answer = await insist(seen, 'a chat', async (key) =>
      client.send({ path: apiPaths.startChat, body: { bid, astrologer, device: 'web' }, jwt, key, timeoutMs: silenceMs }),
    );
    if (answer !== null) seen.chats.add((JSON.parse(answer) as { asst_id: string }).asst_id);
  }

  for (const question of questions) {
    await begin();
    await ask(question);
  }
}

/** Runs one user after another until `isOver`. `nextNumber` returns a new mobile number for each. */
export async function runLane(client: ApiClient, nextNumber: () => number, seen: Seen, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // Codes are sent once, so a user whose sign-up fails is replaced by another one.
    const [chat] = await createUser(client, nextNumber()).catch((error: unknown) => {
      seen.signUpFailures.push(String(error));
      return [];
    });
    if (chat === undefined) await pause(retryMs);
    else await runPerson(client, chat, seen);
  }
}
