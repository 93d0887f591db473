import type { Locale } from '@oracle-astra/shared/contract';
import { getMessage } from '../../messages';
import { escapeHtml } from '../escape-html';
import type { TestRelease } from './test-releases';

/** The banner on every page of a browser that tests a release, outside of React; its link ends the test. */
export const renderTestBanner = ({ release, until }: Pick<TestRelease, 'release' | 'until'>, locale: Locale) =>
  `<div class="unfinished" role="region" aria-label="${getMessage(locale, 'server.document.testRelease')}"><span>${getMessage(locale, 'server.document.testRelease')} <b>${escapeHtml(release)}</b> (${escapeHtml(until.slice(0, 16).replace('T', ' '))} UTC)</span><a class="nowrap" href="/test-release/end" rel="nofollow">${getMessage(locale, 'server.document.endTest')}</a></div>
`;
