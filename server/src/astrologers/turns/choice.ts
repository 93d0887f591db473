import { signLord } from '../../astrology';
import { fill, forms } from '../asks/forms/forms';
import { signOfName } from '../asks/sign-of-name';
import { choose } from '../asks/choose';
import { hasOptions } from '../asks/choices/find-options';
import { extractOptions, splitParts } from '../asks/options';
import { composeOptions, type Manner } from '../asks/compose-options';
import type { Thing } from '../asks/things';
import { getContentLanguage } from '../asks/ask-words';
import type { Composed } from '../compose/composed';
import { join } from '../compose/join';
import { judge } from '../compose/judgement';
import { isQuestion, isAboutPast } from '../question/asking';
import type { TurnForm } from '../topics/turns/turn-form';
import { specialWays, findWay } from './content';
import { refusesIt } from './find-correction';
import { chosenBetween, namedBeside, namedInLine, namedInTurn, findFavoured, distinct } from './named-options';
import { askAbout, statementForms, type Turn } from './turn';

const maxWords = 8;
const asking: readonly TurnForm[] = ['choice', 'again'];
/** Ways of saying that an option is closed. */
const closing: readonly string[] = ['bad_news', 'refusal'];
/** Minimum share for news to count as good or bad. */
const minNewsShare = 0.4;

/** "The visa of one was refused", "the loan is for that one alone": facts decide the choice. */
function composeSettled(turn: Turn, offered: readonly Thing[], favoured: Thing): Composed | null {
  const { context, base } = turn;
  if (!offered.some(({ id }) => id === favoured.id)) return null;
  const news = findWay('detail', context.question.text, minNewsShare)?.id ?? '';
  if (!closing.includes(news) && news !== 'good_news') return null;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const language = getContentLanguage(about);
  const others = offered.filter(({ id }) => id !== favoured.id);
  const best = news === 'good_news' ? favoured : choose(about, judge(about), others).best;
  const goneText = news === 'good_news' ? about.book.list(others.map((each) => each[language])) : favoured[language];
  const wordings = news === 'good_news' ? specialWays.stands : specialWays.falls;
  const steps = base.asked?.ask.steps?.map((each) => each[language]) ?? [];
  const lead = about.render([fill(wordings, language, { best: best[language], gone: goneText })]);
  const step = steps.length === 0 ? '' : about.render([fill(forms.step, language, { step: steps })]);
  return { ...base, text: join(lead, step), context: about, isFree: true, usesChart: true, sensitiveTopic: null };
}

/** Ways of reporting somebody's advice. */
const opinions: readonly string[] = ['opinion', 'people_say', 'sage'];

type Say = (things: readonly Thing[], manner: Manner) => Composed;

/** Answers a statement about an option, or a further option. */
function composeFavoured(turn: Turn, offered: readonly Thing[], favoured: Thing | null, say: Say): Composed {
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const { best } = choose(about, judge(about), offered);
  if (favoured !== null && !offered.some(({ id }) => id === favoured.id)) return say([best, favoured], 'against');
  const counted = say(offered, 'even');
  const isAdvice = opinions.includes(findWay(turn.form, turn.context.question.text)?.id ?? '');
  const isForBest = favoured !== null && (favoured.id === best.id) !== refusesIt(turn.context.read.text);
  if (!isAdvice || !isForBest) return counted;
  const language = getContentLanguage(about);
  const [, ...rest] = counted.text.split('\n\n');
  return { ...counted, text: join(about.render([fill(specialWays.agrees, language, { best: best[language] })]), ...rest) };
}

/** The previous choice again; null if there was none. */
function composeAgain(turn: Turn, offered: readonly Thing[] | null, favoured: Thing | null, say: Say): Composed | null {
  const { base, form, context } = turn;
  if (offered === null) {
    const isOfOwn = splitParts(context.read.text.raw).length > 1;
    const named = base.judgement === null || isOfOwn ? null : namedInTurn(turn);
    return named && say(named, 'again');
  }
  const all = favoured === null ? offered : distinct([...offered, favoured]);
  if (form === 'why' && favoured === null) return say(offered, 'why');
  if (asking.includes(form)) return say(all, 'again');
  return context.read.text.length > maxWords ? null : composeNamed(turn, all, favoured, say);
}

/** "Shri Balaji or Trend Zone" after "what shall I call it": an option by the sign of its first syllable. */
function toNamed(thing: Thing): Thing {
  const sign = signOfName(thing.en);
  return sign === null ? thing : { ...thing, houses: [], planets: [signLord(sign)], frame: 'name' };
}

/** Minimum share for a statement to end in a choice: "a bill is missing. police or panchayat". */
const minOfferShare = 0.15;
const offersOptions = ({ context: { question, read } }: Turn): boolean =>
  read.line.wanted.shareOf('either') >= minOfferShare && hasOptions({ question, read, line: read.line }, extractOptions(read.text.raw));

/**
 * "So which one?", "why not Amazon", "and Kerala?", "but the other pays more": one of the options of the conversation
 * between, or an option of the message compared with the best of them; null if there was no choice.
 */
export function composeChosen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const { text } = context.read;
  const say: Say = (things, manner) => {
    const about = askAbout(turn, { kind: 'either', horizon: null });
    const chosen = composeOptions(about, things, base.asked?.ask ?? { id: 'any', lines: [] }, manner);
    return { ...base, ...chosen, isFree: chosen.isFree || form === 'objection', usesChart: true, sensitiveTopic: null };
  };
  const isTelling = statementForms.includes(form);
  const own = isTelling && !offersOptions(turn) ? null : namedInLine(turn);
  const isOfNames = base.context.read.line.topic.value === 'x_naming';
  if (own !== null && isOfNames) return say(own.map(toNamed), 'first');
  if (own !== null) return base.judgement === null ? null : say(own, 'again');
  // "Apply then, or wait?" chooses between other options than before.
  const offered = splitParts(text.raw).length > 1 ? null : chosenBetween(turn);
  const options = base.asked?.form === 'either' ? offered : null;
  const favoured = options && findFavoured(turn, options);
  const isStatement = isTelling || !isQuestion(text) || (asking.includes(form) && isAboutPast(text));
  const settled = options && favoured && isStatement ? composeSettled(turn, options, favoured) : null;
  if (settled !== null) return settled;
  if (isTelling) return options && composeFavoured(turn, options, favoured, say);
  return composeAgain(turn, offered, favoured, say);
}

/** Compares the option of a short message with the best previous one. */
function composeNamed(turn: Turn, offered: readonly Thing[], favoured: Thing | null, said: Say): Composed | null {
  const named = favoured ?? namedBeside(turn, offered, turn.context.read.text)[0];
  if (named === undefined) return null;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const { best } = choose(about, judge(about), offered);
  if (!offered.some(({ id }) => id === named.id)) return said([best, named], 'against');
  return said(offered, named.id === best.id ? 'again' : 'whyNot');
}
