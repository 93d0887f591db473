import { eventRules } from '../../../astrology';
import { dayMs } from '../../question/dates/spans';
import { getContentLanguage } from '../../asks/ask-words';
import { answerPurpose } from './answer-purpose';
import { namedSeason } from './calendar-days';
import { describeDetails, getPhrase, type DayAsk } from './day-ask';
import { paragraphs, fillForm } from './day-forms';
import { dateWords, toNoon } from './day-words';
import { hoursOfLimb, limbName, type LimbId } from './limbs';
import { firstFree, listNoons, rateNoons, ranked } from './rate-days';

const good: readonly LimbId[] = ['abhijit', 'brahma'];

/** Describes whether a named season rules out the purpose; null if none is named. */
export function describeSeasonFor(ask: DayAsk): string | null {
  const { context, purpose } = ask;
  const found = namedSeason(context);
  if (found === null) return null;
  const { id, name, span } = found;
  if (id === 'panchak')
    return ['travel', 'any'].includes(purpose.event)
      ? null
      : paragraphs([fillForm(context, 'panchakFree', { for: getPhrase(ask) })], [answerPurpose(ask)]);
  if (span === null) return null;
  const words = { name, for: getPhrase(ask), from: context.book.day(span.from), to: context.book.day(span.to) };
  if (eventRules[purpose.event].refusedSeasons.includes(id)) {
    const next = firstFree(context, span.to + dayMs, ask);
    const after = next === null ? '' : fillForm(context, 'nextFree', { for: getPhrase(ask), date: dateWords(context, next.day.noon) });
    return paragraphs([fillForm(context, 'seasonNo', words), after], next === null ? [] : describeDetails(ask, next));
  }
  const [best] = ranked(rateNoons(context, listNoons(context, span.from, span.to + dayMs / 2), ask));
  if (best?.refusal !== null) return fillForm(context, 'seasonOnly', words);
  return paragraphs([fillForm(context, 'seasonYes', { ...words, date: dateWords(context, best.day.noon) })], describeDetails(ask, best));
}

/** Describes whether the named hours suit the purpose on a day. */
export function describePartFor(ask: DayAsk, id: LimbId, date: string): string {
  const { context } = ask;
  const hours = hoursOfLimb(context, id, date);
  const words = { name: limbName(id)[getContentLanguage(context)], for: getPhrase(ask), date: dateWords(context, toNoon(date)), hours };
  const isGood = good.includes(id);
  const form = hours === undefined ? (isGood ? 'partMissing' : 'partNone') : isGood ? 'partYes' : 'partNo';
  const [rated] = rateNoons(context, [toNoon(date)], ask);
  return paragraphs([fillForm(context, form, words)], rated ? describeDetails(ask, rated) : []);
}
