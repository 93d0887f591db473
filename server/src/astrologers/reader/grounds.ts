import { planetOf } from '../../astrology';
import type { Language } from '@oracle-astra/shared/contract';
import type { Grounds, Question } from '../types';
import { restsOnChart } from './careful-answer';
import { englishGrounds } from './grounds-english';
import { hindiGrounds } from './grounds-hindi';
import type { GroundWords } from './ground-words';
import { readQuestion, type Reading } from './reading';
import { windowOf } from './tone';

const words: Record<Language, GroundWords> = { English: englishGrounds, Hindi: hindiGrounds };

function carefulGrounds({ facts, language }: Reading): Grounds {
  const say = words[language];
  return { grounds: [say.rising(facts.rising()), say.moon(facts.moon()), say.dasha(facts.running())], houses: [facts.moon().house] };
}

/**
 * What the built-in reader's answer to this question rests on: four or five pairs in the answer's language, three for a
 * careful matter, none where someone's life or safety is at stake, because there the answer does not rest on the chart.
 */
export function groundsOf(question: Question): Grounds {
  const reading = readQuestion(question);
  const { care, facts, language, main, second } = reading;
  if (care) return restsOnChart(care) ? carefulGrounds(reading) : { grounds: [], houses: [] };
  const say = words[language];
  const [house] = main.subject.houses;
  const { sign, lord } = facts.houseSign(house);
  const window = windowOf(facts, main.subject);
  return {
    grounds: [
      say.house(house, sign, lord),
      say.place(planetOf(question.chart, lord)),
      say.dasha(facts.running()),
      say.today(facts.transit(main.topic === 'day' ? 'Moon' : 'Saturn')),
      ...(window.current ? [] : [say.ahead(window)]),
    ],
    houses: [...new Set([house, planetOf(question.chart, lord).house, ...(second ? [second.subject.houses[0]] : [])])],
  };
}
