import { findManglik, sadeSatis } from '../../astrology';
import file from '../../../content/premises.json';
import { normalize } from '../../care/text/normalize';
import { finders } from '../answers/facts/names';
import { fill } from '../asks/forms';
import { getContentLanguage } from '../asks/ask-words';
import { findHouse, findPlanets } from '../question/chart-terms';
import { anySign, toSign } from '../question/sign-words';
import type { Topic } from '../topics/understand';
import type { Composed } from './composed';

/** Questions for a fact, or without a chart, have no premise. */
const asks: readonly Topic[] = ['x_fact', 'x_trouble', 'x_meaning', 'x_remedyPlanet', 'x_gem', 'x_match'];

const lagnaNamed = new RegExp(` (${anySign}) (?:lagna?|ascendant|rising) | (?:lagna?|ascendant) (?:is |hai |mera |meri )?(${anySign}) `, 'u');
const rashiNamed = new RegExp(
  ` (?:meri|my|mera) (${anySign}) (?:rashi|moon sign) | (?:rashi|moon sign) (?:is |hai )?(${anySign}) | (${anySign}) (?:rashi|moon sign) (?:ka |ki |se )?(?:hu|hun|hoon|hoo) | (?:i am|im) (?:a |an )?(${anySign}) (?:rashi|moon) `,
  'u',
);
const claimsManglik = / (?:i am|im|i m|being|since i am|as i am|main|mai|me) (?:a |ek )?manga?lik (?:hu|hun|hoon|hone|girl|boy|person|and|so|when|kab)/u;

const signIn = (pattern: RegExp, plain: string): number => {
  const found = pattern.exec(plain);
  return toSign(found?.slice(1).find((each) => each !== undefined) ?? '');
};

/** The correction of a wrong premise about the chart, or whether the named Sade Sati is running: the sentence, and the words of the premise. */
function findWrong({ needs, context }: Composed): [keyof typeof file.premises, Record<string, string>] | null {
  const { read, strengths, book, now } = context;
  const { text, horizon, line } = read;
  const { view } = strengths;
  const { plain } = text;
  const lagna = signIn(lagnaNamed, plain);
  if (lagna > 0 && lagna !== view.chart.ascendant.sign) return ['lagna', { sign: book.sign(view.chart.ascendant.sign) }];
  const moon = view.planet('Moon').sign;
  const rashi = signIn(rashiNamed, plain);
  if (rashi > 0 && rashi !== moon) return ['rashi', { sign: book.sign(moon) }];
  const isOfTime = line.topic.value === 'x_time' || horizon?.isPast === true;
  const saturn = isOfTime ? undefined : finders.saturn(normalize(text.raw))[0]?.id;
  if (saturn === 'sadeSati') {
    const running = sadeSatis(view.chart).find(({ start, end }) => start <= now && now < end);
    return running ? ['sadeSatiOn', { end: book.day(running.end) }] : ['sadeSati', { sign: book.sign(moon) }];
  }
  const isManglik = needs === 'manglik' || claimsManglik.test(plain) ? findManglik(view.chart).isManglik : null;
  if (isManglik === true && needs === 'manglik') return ['manglikOn', { house: book.house(view.house('Mars')) }];
  if (isManglik === false) return ['manglik', { house: book.house(view.house('Mars')) }];
  const [planet, other] = findPlanets(text);
  const house = findHouse(text);
  if (!planet || other || house === null || view.house(planet) === house) return null;
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
