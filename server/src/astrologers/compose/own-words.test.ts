import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createVerifier } from '../check/verify';
import { findAskedThing } from '../echo/asked-thing';
import { askSet } from '../relevance/ask-set';
import { ownWordsSet } from '../relevance/own-words-set';
import { createCharts, createQuestion, testNow } from '../testing/charts';
import { composeAnswer } from './compose';

it.each(askSet(ownWordsSet).map((each) => [each.question, each] as const))('answers "%s" about the asked thing', (_, { question, opening, isAnswered }) => {
  expect({ question, opening, isAnswered }).toEqual({ question, opening, isAnswered: true });
});

const folder = path.join(__dirname, '../../../../training/lines/topics/labelled');
const every = 40;
const labelled = readdirSync(folder)
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  .filter((line, at) => line !== '' && at % every === 0)
  .map((line) => line.split('\t').at(-1)?.trim() ?? '');
const [chartOfLabelled] = createCharts(1, 21);
const answered = labelled.map((text) => {
  const { text: answer, context } = composeAnswer(createQuestion(chartOfLabelled!, text));
  return { text, answer, context };
});

// "Me" is "in" in Hindi written in Latin letters.
const firstPerson = { English: /\b(?:i|i'm|me|my|mine|myself|we|us|our|am)\b/iu, Hinglish: /\b(?:mera|meri|mere|mujhe|mujhse|maine|hamara|hamari|hamare|humara|humari|\w+unga|\w+ungi|hoon)\b/iu, Hindi: /(?<![\p{L}\p{M}])(?:मेरा|मेरी|मेरे|मुझे|मुझसे|मैं|मैंने|हमारा|हमारी|हमारे|हमें|\S+ूँगा|\S+ूँगी|\S+ूंगा|\S+ूंगी)(?![\p{L}\p{M}])/u };
const asking = /(?<![\p{L}\p{M}])(?:why|how|which|kya|kab|kyu|kyun|kyon|kaise|kaisa|kaisi|kaun|क्या|कब|क्यों|कैसे|कैसा|कैसी|कौन)(?![\p{L}\p{M}])/iu;
const maxWords = 14;

it('turns the words of any question to the one who asks: nobody else speaks, nothing is asked, and it is short', () => {
  const turned = answered.flatMap(({ text, context }) => {
    const thing = findAskedThing(context);
    const { english, hindi } = thing ?? { english: null, hindi: null };
    const said = [english && `${english.subject} ${english.doing ?? english.being ?? ''}`, hindi && `${hindi.before} ${hindi.after}`].filter((each) => typeof each === 'string');
    return said.map((each) => ({ text, said: each.trim(), language: context.read.language }));
  });
  expect(turned.length).toBeGreaterThan(20);
  for (const { text, said, language } of turned) {
    expect({ text, said, mine: firstPerson[language].exec(said)?.[0] ?? null }).toEqual({ text, said, mine: null });
    expect({ text, said, asks: asking.exec(said)?.[0] ?? null }).toEqual({ text, said, asks: null });
    expect(said.split(/\s+/u).length).toBeLessThanOrEqual(maxWords);
    expect(said).not.toMatch(/["?!।]/u);
  }
});

it('says nothing that a chart contradicts beside the words of a question', () => {
  const questions = ownWordsSet.trim().split('\n').map((line) => line.split(' | ')[0] ?? '');
  createCharts(6, 9).forEach((chart, at) => {
    const verify = createVerifier(chart, testNow);
    for (const text of questions) {
      const { text: answer } = composeAnswer(createQuestion(chart, text, { astrologer: at % 2 === 0 ? 'Oracle' : 'Astra' }));
      const wrong = verify(answer).filter(({ claim }) => claim.kind !== 'day');
      expect({ text, wrong, bad: answer.match(/undefined|NaN|null|\[object|[{}<>$`]|(?<!\n)\n(?!\n)| {2}|[.?!।,;]{2}| [.,;।]/u)?.[0] ?? null, answer }).toEqual({ text, wrong: [], bad: null, answer });
    }
  });
});

it('repeats nothing of the chart, of a body or of abuse', () => {
  const [chart] = createCharts(1, 4);
  for (const text of ['will saturn in my 4th house return my deposit', 'will my doctor give my mother the right medicine', 'kya mera landlord chutiya deposit wapas karega']) {
    const { context } = composeAnswer(createQuestion(chart!, text));
    expect({ text, thing: findAskedThing(context) }).toEqual({ text, thing: null });
  }
});

it('asks of a chart what is a fact of it, and nothing that only sounds like one', () => {
  const [chart] = createCharts(1, 4);
  expect(composeAnswer(createQuestion(chart!, 'What is my Moon sign?')).isFree).toBe(true);
  expect(composeAnswer(createQuestion(chart!, 'What is my Moon sign?', { turns: [{ question: 'when will i get married', answer: 'In time.' }] })).isFree).toBe(true);
  expect(composeAnswer(createQuestion(chart!, 'DJ ka setup second hand mil raha 1.4 lakh. fayda karega ya pada rahega')).text).not.toMatch(/nakshatra/iu);
});

it('quotes nobody’s sentence back to them', () => {
  const quoting = answered.filter(({ answer }) => /^(?:On )?["“][^"”]+["”]: /u.test(answer));
  expect(quoting.map(({ text }) => text)).toEqual([]);
});
