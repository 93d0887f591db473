import userEvent from '@testing-library/user-event';
import type { Locale } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { responses } from './chat-answers';

export * from './chat-answers';

const token = tokenFor('u1');
export const address = '/chats?type=Oracle&bid=b1';

/** Opens a page with chats, by default signed in and in English. `callsOf` returns the requests to a path. */
export function openChatPage(overrides: Record<string, FakeAnswer> = {}, path = address, by: string | null = token, locale?: Locale) {
  const server = fakeApi({ ...responses, ...overrides });
  const page = renderPage(routes, { path, token: by, fetch: server.fetch, locale });
  const callsOf = (url: string) => server.calls.filter(({ path: called }) => called === url);
  return { ...page, callsOf, user: userEvent.setup({ delay: null }) };
}
