import { randomUUID } from 'node:crypto';
import { apiPaths, streamSeparator, type BalanceResponse, type ChatMessage, type StreamStatus } from '@oracle-astra/shared/contract';
import { addBirth, callApi, signIn } from './users';
import type { Site } from './site/site';

/** An open chat with Oracle and the token of its owner. */
export interface Chat {
  jwt: string;
  bid: string;
  asst_id: string;
}

/** Creates a user with birth details and starts a chat. */
export async function openChat(site: Site, mobile: string): Promise<Chat> {
  const jwt = await signIn(site, mobile);
  const bid = await addBirth(site, jwt);
  const { asst_id } = await callApi(site, apiPaths.startChat, { bid, astrologer: 'Oracle', device: 'web' }, jwt);
  return { jwt, bid, asst_id: String(asst_id) };
}

interface QuestionOptions {
  /** Idempotency key; a new one for each question by default. */
  key?: string;
  signal?: AbortSignal;
}

/** Posts a question; resolves when the response headers arrive. */
export function postQuestion(
  site: Site,
  { jwt, ...chat }: Chat,
  message: string,
  { key = randomUUID(), signal }: QuestionOptions = {},
): Promise<Response> {
  return fetch(site.url + apiPaths.pushChat, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}`, 'idempotency-key': key },
    body: JSON.stringify({ ...chat, astrologer: 'Oracle', message, device: 'web' }),
    ...(signal ? { signal } : {}),
  });
}

/** Posts a question; resolves with the whole reply. */
export async function ask(
  site: Site,
  chat: Chat,
  message: string,
  options?: QuestionOptions,
): Promise<{ text: string; status: StreamStatus }> {
  const response = await postQuestion(site, chat, message, options);
  const [text = '', json = ''] = (await response.text()).split(streamSeparator);
  return { text: text.trimEnd(), status: JSON.parse(json) as StreamStatus };
}

/** Posts a question; resolves with the first chunk of the reply while the rest is still streaming. */
export async function readFirstChunk(site: Site, chat: Chat, message: string, options?: QuestionOptions): Promise<string> {
  const { body } = await postQuestion(site, chat, message, options);
  const part = await body?.getReader().read();
  const words = new TextDecoder().decode(part?.value);
  if (words === '' || words.includes(streamSeparator)) throw new Error(`No reply was under way: "${words}"`);
  return words;
}

export async function fetchMessages(site: Site, { jwt, asst_id }: Chat): Promise<ChatMessage[]> {
  return (await callApi(site, apiPaths.chat, { asst_id }, jwt)).chats as ChatMessage[];
}

/** The balance of the owner of a chat. */
export async function fetchBalance(site: Site, { jwt }: Chat): Promise<BalanceResponse> {
  return (await callApi(site, apiPaths.balance, {}, jwt)) as BalanceResponse;
}
