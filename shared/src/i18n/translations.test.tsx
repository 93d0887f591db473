import { render, screen } from '@testing-library/react';
import type { CompiledMessage } from '../contract';
import { formatMessage, pluralRules } from './format-message';
import { registerMessages } from './message-registry';
import { getTranslations, LocaleProvider, useTranslations } from './translations';

const replies: CompiledMessage = [[1, 'count', { '=0': 'none', one: [[0, 'count'], ' reply'], other: [[0, 'count'], ' replies'] }]];

it.each([
  ['en', 0, 'none'],
  ['en', 1, '1 reply'],
  ['en', 2, '2 replies'],
  ['en', 120_000, '1,20,000 replies'],
  ['hi', 1, '1 reply'],
  ['hi', 2, '2 replies'],
] as const)('formats a plural in %s for %d', (locale, count, text) => {
  expect(formatMessage(replies, { count }, locale)).toBe(text);
});

it.each(['en', 'hi'] as const)('uses the plural forms of CLDR in %s', (locale) => {
  const counts = [0, 0.5, 1, 1.5, 2, 10, 21, 100_000, -1, -2];
  const rules = new Intl.PluralRules(locale);
  expect(counts.map(pluralRules[locale])).toEqual(counts.map((count) => rules.select(count)));
});

it('formats a selection by its value, and others as other', () => {
  const message: CompiledMessage = ['for ', [2, 'who', { him: 'him', other: ['someone: ', [0, 'who']] }]];
  expect([formatMessage(message, { who: 'him' }, 'en'), formatMessage(message, { who: 'toString' }, 'en')]).toEqual([
    'for him',
    'for someone: toString',
  ]);
});

// These test ids are in no catalog.
const translate = (locale: 'en' | 'hi') =>
  getTranslations(locale) as unknown as { (id: string): string; rich: (id: string, values: object) => React.ReactNode };

it('has the texts of the page’s language, tags as elements', () => {
  registerMessages('hi', { 'test.terms': ['हमारी ', [3, 'link', [[0, 'what']]], ' पढ़िए'] });
  function Sentence() {
    const t = useTranslations() as unknown as ReturnType<typeof translate>;
    return <p>{t.rich('test.terms', { what: '<b>शर्तें</b>', link: (content: React.ReactNode) => <a href="/terms">{content}</a> })}</p>;
  }
  render(
    <LocaleProvider locale="hi">
      <Sentence />
    </LocaleProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('<b>शर्तें</b>');
  expect(screen.getByText(/हमारी/)).toHaveTextContent('हमारी <b>शर्तें</b> पढ़िए');
});

it('reports an id without a message', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translate('en')('test.unknown')).toBe('test.unknown');
  expect(report).toHaveBeenCalledWith('No message "test.unknown" in en');
});
