import file from '../../../../content/days/outlook.json';
import { muhurtaDay, rateDay } from '../../../astrology';
import { fill } from '../../asks/forms/forms';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { paragraphs, fillForm } from './day-forms';
import { dateWords, getPlace, wordsOfDay } from './day-words';

type Level = 'good' | 'mixed' | 'slow';
const [signs, stars, taras] = [12, 27, 9];

/** The combined level of two indicators; disagreement gives "mixed". */
const combineLevels = (one: Level, other: Level): Level =>
  one === other ? one : one === 'mixed' ? other : other === 'mixed' ? one : 'mixed';

/** The quality of a day for a person, by the Moon and the nakshatra of that day counted from those of birth. */
export function describeOutlook(context: Context, noon: number): string {
  const { question, render, book, now, isEnglish } = context;
  const language = getContentLanguage(context);
  const { rashi, nakshatra } = question.chart;
  const day = muhurtaDay(noon, getPlace(context).city);
  const place = ((day.moonSign - rashi + signs) % signs) + 1;
  const tara = ((day.nakshatra - nakshatra + stars) % taras) + 1;
  const moonEffect = file.places[String(place) as keyof typeof file.places];
  const starEffect = file.taras[String(tara) as keyof typeof file.taras];
  const level = combineLevels(moonEffect.level as Level, starEffect.level as Level);
  const daysAhead = Math.round((noon - now) / dayMs);
  const say = (form: Exclude<keyof typeof file.forms, 'days'>, words: Record<string, string | readonly string[] | undefined>) =>
    render([fill(file.forms[form], language, words)]);
  const { hours } = rateDay(day, 'any', { nakshatra, moonSign: rashi });
  const dayWords = wordsOfDay(context, day, hours);
  const nth = isEnglish ? englishOrdinal(place) : hindiOrdinal(place, 'oblique');
  const step = moonEffect.step[language];
  return paragraphs(
    [say(level, { day: file.forms.days[language][daysAhead] ?? dateWords(context, noon), meaning: moonEffect[language] })],
    [say('moon', { sign: book.sign(day.moonSign), nth, star: book.star(day.nakshatra), tara: starEffect[language] })],
    [
      say(dayWords.hours === undefined ? 'stepAlone' : 'step', { hours: dayWords.hours, step }),
      fillForm(context, 'onlyRahu', dayWords),
      getPlace(context).isNamed ? '' : fillForm(context, 'takenCity'),
    ],
  );
}
