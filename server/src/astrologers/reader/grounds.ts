import { planetOf } from '../../astrology';
import type { Language } from '@oracle-astra/shared/contract';
import type { Grounds, Question } from '../types';
import { usesChart } from './sensitive-answer';
import { englishGroundFormatter } from './grounds-english';
import { hindiGroundFormatter } from './grounds-hindi';
import type { GroundFormatter } from './ground-formatter';
import { parseQuestion, type ParsedQuestion } from './parse-question';
import { findKeyPeriod } from './favourability';

const formatters: Record<Language, GroundFormatter> = { English: englishGroundFormatter, Hindi: hindiGroundFormatter };

function getSensitiveGrounds({ facts, language }: ParsedQuestion): Grounds {
  const say = formatters[language];
  return { grounds: [say.rising(facts.rising()), say.moon(facts.moon()), say.dasha(facts.running())], houses: [facts.moon().house] };
}

/**
 * What the built-in reader's answer to this question rests on: four or five pairs in the answer's language, three for a
 * careful matter, none where someone's life or safety is at stake, because there the answer does not rest on the chart.
 */
export function groundsOf(question: Question): Grounds {
  const reading = parseQuestion(question);
  const { sensitiveTopic, facts, language, main, second } = reading;
  if (sensitiveTopic) return usesChart(sensitiveTopic) ? getSensitiveGrounds(reading) : { grounds: [], houses: [] };
  const say = formatters[language];
  const [house] = main.focus.houses;
  const { sign, lord } = facts.houseSign(house);
  const window = findKeyPeriod(facts, main.focus);
  return {
    grounds: [
      say.house(house, sign, lord),
      say.place(planetOf(question.chart, lord)),
      say.dasha(facts.running()),
      say.today(facts.transit(main.topic === 'day' ? 'Moon' : 'Saturn')),
      ...(window.current ? [] : [say.ahead(window)]),
    ],
    houses: [...new Set([house, planetOf(question.chart, lord).house, ...(second ? [second.focus.houses[0]] : [])])],
  };
}
