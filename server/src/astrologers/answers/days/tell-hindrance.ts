import { eventRules } from '../../../astrology';
import { dayMs } from '../../question/dates/spans';
import { languageOf } from '../../asks/words-of';
import { answerPurpose } from './answer-purpose';
import { namedSeason } from './calendar-days';
import { detailsOf, phraseOf, type DayAsk } from './day-ask';
import { paragraphs, tellForm } from './day-forms';
import { dateWords, noonOf } from './day-words';
import { hoursOfLimb, limbName, type LimbId } from './limbs';
import { firstFree, noonsOf, rateNoons, ranked } from './rate-days';

const good: readonly LimbId[] = ['abhijit', 'brahma'];

/** Whether a season that a line names stands against its purpose; null where it names none. */
export function tellSeasonFor(ask: DayAsk): string | null {
  const { context, purpose } = ask;
  const found = namedSeason(context);
  if (found === null) return null;
  const { id, name, span } = found;
  if (id === 'panchak')
    return ['travel', 'any'].includes(purpose.event)
      ? null
      : paragraphs([tellForm(context, 'panchakFree', { for: phraseOf(ask) })], [answerPurpose(ask)]);
  if (span === null) return null;
  const told = { name, for: phraseOf(ask), from: context.book.day(span.from), to: context.book.day(span.to) };
  if (eventRules[purpose.event].refusedSeasons.includes(id)) {
    const next = firstFree(context, span.to + dayMs, ask);
    const after = next === null ? '' : tellForm(context, 'nextFree', { for: phraseOf(ask), date: dateWords(context, next.day.noon) });
    return paragraphs([tellForm(context, 'seasonNo', told), after], next === null ? [] : detailsOf(ask, next));
  }
  const [best] = ranked(rateNoons(context, noonsOf(context, span.from, span.to + dayMs / 2), ask));
  if (best?.refusal !== null) return tellForm(context, 'seasonOnly', told);
  return paragraphs([tellForm(context, 'seasonYes', { ...told, date: dateWords(context, best.day.noon) })], detailsOf(ask, best));
}

/** Whether hours that a line names may be taken for its purpose on a day. */
export function tellPartFor(ask: DayAsk, id: LimbId, date: string): string {
  const { context } = ask;
  const hours = hoursOfLimb(context, id, date);
  const told = { name: limbName(id)[languageOf(context)], for: phraseOf(ask), date: dateWords(context, noonOf(date)), hours };
  const isGood = good.includes(id);
  const form = hours === undefined ? (isGood ? 'partMissing' : 'partNone') : isGood ? 'partYes' : 'partNo';
  const [rated] = rateNoons(context, [noonOf(date)], ask);
  return paragraphs([tellForm(context, form, told)], rated ? detailsOf(ask, rated) : []);
}
