import { findManglik, sadeSatis } from '../../astrology';
import file from '../../../content/premises.json';
import { normalize } from '../../care/text/normalize';
import { finders, type Found } from '../answers/facts/names';
import { readTerms } from '../answers/facts/terms';
import { fill } from '../asks/forms/forms';
import { getContentLanguage } from '../asks/ask-words';
import type { Topic } from '../topics/understand';
import type { Composed } from './composed';

/** Questions for a fact, or without a chart, have no premise. */
const asks: readonly Topic[] = ['x_fact', 'x_trouble', 'x_meaning', 'x_remedyPlanet', 'x_gem', 'x_match'];

/** Words between a sign and the part of the chart that it is said to be: "ascendant is Leo". */
const maxBetween = 1;

/** The sign that a text says to be its ascendant or its Moon sign; 0 for none. */
function signOf(part: 'lagna' | 'rashi', words: readonly string[]): number {
  const [sign, other] = finders.signs(words);
  if (sign === undefined || other !== undefined) return 0;
  const between = (one: Found) => Math.max(one.at - sign.at - sign.length, sign.at - one.at - one.length);
  return finders.parts(words).some((each) => each.id === part && between(each) <= maxBetween) ? Number(sign.id) : 0;
}

const claimsManglik = / (?:i am|im|i m|being|since i am|as i am|main|mai|me) (?:a |ek )?manga?lik (?:hu|hun|hoon|hone|girl|boy|person|and|so|when|kab)/u;

/** The correction of a wrong premise about the chart, or whether the named Sade Sati is running: the sentence, and the words of the premise. */
function findWrong({ needs, context }: Composed): [keyof typeof file.premises, Record<string, string>] | null {
  const { read, strengths, book, now } = context;
  const { text, horizon, line } = read;
  const { view } = strengths;
  const { plain } = text;
  const words = normalize(text.raw);
  const lagna = signOf('lagna', words);
  if (lagna > 0 && lagna !== view.chart.ascendant.sign) return ['lagna', { sign: book.sign(view.chart.ascendant.sign) }];
  const moon = view.planet('Moon').sign;
  const rashi = signOf('rashi', words);
  if (rashi > 0 && rashi !== moon) return ['rashi', { sign: book.sign(moon) }];
  const isOfTime = line.topic.value === 'x_time' || horizon?.isPast === true;
  const saturn = isOfTime ? undefined : finders.saturn(words)[0]?.id;
  if (saturn === 'sadeSati') {
    const running = sadeSatis(view.chart).find(({ start, end }) => start <= now && now < end);
    return running ? ['sadeSatiOn', { end: book.day(running.end) }] : ['sadeSati', { sign: book.sign(moon) }];
  }
  const isManglik = needs === 'manglik' || claimsManglik.test(plain) ? findManglik(view.chart).isManglik : null;
  if (isManglik === true && needs === 'manglik') return ['manglikOn', { house: book.house(view.house('Mars')) }];
  if (isManglik === false) return ['manglik', { house: book.house(view.house('Mars')) }];
  const { planets, houses } = readTerms(text.raw);
  const [planet, otherPlanet] = planets;
  const [house, otherHouse] = houses;
  if (!planet || otherPlanet || house === undefined || otherHouse !== undefined || view.house(planet) === house) return null;
  return ['planet', { planet: book.planet(planet), house: book.house(view.house(planet)) }];
}

/** An answer from the chart, preceded by a correction of a wrong premise. */
export function correctAnswer(answered: Composed): Composed {
  const { context, usesChart, sensitiveTopic, text } = answered;
  if (!usesChart || sensitiveTopic !== null || context.read.kin !== null || asks.includes(context.read.line.topic.value)) return answered;
  const correction = findWrong(answered);
  if (correction === null) return answered;
  const [id, words] = correction;
  return { ...answered, text: `${context.render([fill(file.premises[id], getContentLanguage(context), words)])} ${text}` };
}
