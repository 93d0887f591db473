import file from '../../../../content/days/outlook.json';
import { muhurtaDay, rateDay } from '../../../astrology';
import { fill } from '../../asks/forms';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { paragraphs, tellForm } from './day-forms';
import { dateWords, placeOf, wordsOfDay } from './day-words';

type Level = 'good' | 'mixed' | 'slow';
const [signs, stars, taras] = [12, 27, 9];

/** Both say so, or it is a middling day. */
const levelOf = (one: Level, other: Level): Level => (one === other ? one : one === 'mixed' ? other : other === 'mixed' ? one : 'mixed');

/** What a day is like for a person, by the Moon and the nakshatra of that day counted from those of birth. */
export function tellOutlook(context: Context, noon: number): string {
  const { question, tell, book, now, isEnglish } = context;
  const language = languageOf(context);
  const { rashi, nakshatra } = question.chart;
  const day = muhurtaDay(noon, placeOf(context).city);
  const place = ((day.moonSign - rashi + signs) % signs) + 1;
  const tara = ((day.nakshatra - nakshatra + stars) % taras) + 1;
  const ofMoon = file.places[String(place) as keyof typeof file.places];
  const ofStar = file.taras[String(tara) as keyof typeof file.taras];
  const level = levelOf(ofMoon.level as Level, ofStar.level as Level);
  const away = Math.round((noon - now) / dayMs);
  const say = (form: Exclude<keyof typeof file.forms, 'days'>, words: Record<string, string | readonly string[] | undefined>) =>
    tell([fill(file.forms[form], language, words)]);
  const { hours } = rateDay(day, 'any', { nakshatra, moonSign: rashi });
  const told = wordsOfDay(context, day, hours);
  const nth = isEnglish ? englishOrdinal(place) : hindiOrdinal(place, 'oblique');
  const step = ofMoon.step[language];
  return paragraphs(
    [say(level, { day: file.forms.days[language][away] ?? dateWords(context, noon), meaning: ofMoon[language] })],
    [say('moon', { sign: book.sign(day.moonSign), nth, star: book.star(day.nakshatra), tara: ofStar[language] })],
    [
      say(told.hours === undefined ? 'stepAlone' : 'step', { hours: told.hours, step }),
      tellForm(context, 'onlyRahu', told),
      placeOf(context).isTold ? '' : tellForm(context, 'takenCity'),
    ],
  );
}
