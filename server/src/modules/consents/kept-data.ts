import type { KeptData, Locale } from '@oracle-astra/shared/contract';
import { dataRules, type DataRule } from '../../data-rules';
import { exportTitles } from '../users/export-titles';
import { keptWords } from './kept-words';

const daySeconds = 24 * 60 * 60;
const yearDays = 365;

function formatPeriod(seconds: number, locale: Locale): string {
  const { days, years } = keptWords[locale];
  const count = seconds / daySeconds;
  return count > yearDays && count % yearDays === 0 ? years(count / yearDays) : days(count);
}

function describeEnd({ expires }: DataRule, locale: Locale): string {
  const { ends, after, atItsEnd, some } = keptWords[locale];
  if (typeof expires === 'string') return ends[expires] ?? '';
  const times = expires.map(({ column, seconds }) => {
    const describe = column === 'last_used_at' || column === 'revoked_at' || column === 'erased_at' ? after[column] : after.created;
    return seconds === 0 ? atItsEnd : describe(formatPeriod(seconds, locale));
  });
  const endsPartly = expires.every(({ where, condition }) => where !== undefined || condition !== undefined);
  const text = times.join('; ');
  return endsPartly ? some(text) : text;
}

function describeRest({ erase, kept }: DataRule, locale: Locale): string {
  const { deleted, endsAlike, stays } = keptWords[locale];
  if (erase === 'delete') return deleted;
  return kept === undefined ? endsAlike : (stays[kept] ?? '');
}

/** How long each kind of data about a person is kept, from the rules by which it is exported, erased and pruned. */
export function describeKeptData(locale: Locale): KeptData[] {
  const groups = new Map<string, { titles: string[]; kept: string; after_account: string }>();
  for (const [table, rule] of Object.entries(dataRules)) {
    const title = rule.section === undefined ? keptWords[locale].titles[table] : exportTitles[locale][rule.section];
    if (title === undefined) continue;
    const [kept, rest] = [describeEnd(rule, locale), describeRest(rule, locale)];
    const group = groups.get(`${kept} ${rest}`) ?? { titles: [], kept, after_account: rest };
    groups.set(`${kept} ${rest}`, group);
    group.titles.push(title);
  }
  return [...groups.values()].map(({ titles, ...group }) => ({ title: titles.join(' · '), ...group }));
}
