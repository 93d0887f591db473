import { screen, within } from '@testing-library/react';
import { apiPaths, type PrivacyResponse } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { samplePrivacy } from './sample-privacy';

export const done = { status: 'success' };
const births = { [apiPaths.births]: { status: 'success', births: [] } };

interface Options {
  locale?: 'en' | 'hi';
  path?: string;
  token?: string | null;
}

/** Opens /profile/privacy, by default signed in. */
export function openPrivacyPage(answers: Record<string, FakeAnswer>, options: Options = {}) {
  const { fetch, calls } = fakeApi({ ...births, ...answers });
  const bodies = (called: string) => calls.filter(({ path }) => path === called).map(({ body }) => body);
  return { ...renderPage(routes, { path: '/profile/privacy', token: tokenFor('u1'), fetch, ...options }), calls, bodies };
}

export const privacy = (changes: object): PrivacyResponse => ({ ...samplePrivacy(), ...changes }) as PrivacyResponse;
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
