import { apiPaths, freeQuestions } from '@oracle-astra/shared/contract';
import type { Call, Client } from './client';
import { load, type Load } from './load';
import { newPerson, type OpenChat } from './people';

export interface Measure {
  name: string;
  /** Measures once; a round counts from 0. */
  measure(round: number): Promise<Load>;
}

export const rounds = freeQuestions.Oracle;
const people = 40;
const reading = { lanes: 16, seconds: 2, most: 50_000 };
const warming = { ...reading, seconds: 0.5 };
const asking = { lanes: 8, seconds: 60, most: people * 2 };

const question = 'Should I change my job this year?';

const readsOf = ({ jwt }: OpenChat): Record<string, Call> => ({
  'astrologers': { path: apiPaths.astrologers },
  'pricing': { path: apiPaths.pricing },
  'discussions, page 1': { path: apiPaths.discussions, body: { start: 1, query: '' } },
  'birth details, signed in': { path: apiPaths.births, jwt },
  'balance, signed in': { path: apiPaths.balance, jwt },
});

async function signUp(client: Client): Promise<OpenChat[]> {
  const chats: OpenChat[] = [];
  for (let number = 0; number < people; number += 1) chats.push(...(await newPerson(client, number)));
  return chats;
}

/** What is measured of one server, with the people signed up that it takes. */
export async function measuresOf(client: Client): Promise<Measure[]> {
  const chats = await signUp(client);
  const chatAt = (index: number) => chats[index % chats.length] as OpenChat;
  const reads = Object.entries(readsOf(chatAt(0))).map(([name, call]): Measure => ({
    name,
    async measure(round) {
      if (round === 0) await load(() => client.send(call), warming);
      return load(() => client.send(call), reading);
    },
  }));
  // Each chat asks once a round: its free questions last for all of them, and no two wait for each other.
  const ask = (index: number) => {
    const { jwt, ...chat } = chatAt(index);
    return client.send({ path: apiPaths.pushChat, body: { ...chat, message: question, device: 'web' }, jwt });
  };
  return [...reads, { name: 'a question asked', measure: () => load(ask, asking) }];
}
