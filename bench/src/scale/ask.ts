import type { Agent } from 'node:http';
import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import type { ApiClient } from '../api/client';
import { createUser, type OpenChat } from '../api/users';
import { openStream } from '../streams/open-stream';

const question = 'Should I change my job this year?';
const signUpsAtOnce = 8;

/** Signs up users, with numbers from `from`, until there are `count` chats. */
export async function openChats(client: ApiClient, from: number, count: number): Promise<OpenChat[]> {
  const chats: OpenChat[] = [];
  let number = from;
  async function runLane(): Promise<void> {
    while (chats.length < count) chats.push(...(await createUser(client, (number += 1))));
  }
  await Promise.all(Array.from({ length: signUpsAtOnce }, runLane));
  return chats.slice(0, count);
}

/**
 * Asks a question in a chat; resolves with the milliseconds until the first words, and the end of the answer. A repeated `key`
 * follows the first answer.
 */
export async function ask(
  url: string,
  agent: Agent,
  { jwt, ...chat }: OpenChat,
  key?: string,
): Promise<{ firstMs: number; ended: Promise<string> }> {
  const began = performance.now();
  const { firstByteAt, ended } = await openStream(url + apiPaths.pushChat, agent, jwt, { ...chat, message: question, device: 'web' }, key);
  return { firstMs: firstByteAt - began, ended };
}

/** Whether a stream and its answer are complete. */
export const isWhole = (stream: string): boolean => stream.slice(stream.lastIndexOf(streamSeparator) + 1).includes('"success"');
