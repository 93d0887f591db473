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
  const format = formatters[language];
  return {
    grounds: [format.rising(facts.rising()), format.moon(facts.moon()), format.dasha(facts.running())],
    houses: [facts.moon().house],
  };
}

/**
 * What the built-in reader's answer to this question rests on: four or five pairs in the answer's language, three for a
 * sensitive topic, none where somebody's life or safety is at risk, because that answer makes no use of the chart.
 */
export function groundsOf(question: Question): Grounds {
  const parsed = parseQuestion(question);
  const { sensitiveTopic, facts, language, main, second } = parsed;
  if (sensitiveTopic) return usesChart(sensitiveTopic) ? getSensitiveGrounds(parsed) : { grounds: [], houses: [] };
  const format = formatters[language];
  const [house] = main.focus.houses;
  const { sign, lord } = facts.houseSign(house);
  const keyPeriod = findKeyPeriod(facts, main.focus);
  return {
    grounds: [
      format.house(house, sign, lord),
      format.place(planetOf(question.chart, lord)),
      format.dasha(facts.running()),
      format.today(facts.transit(main.topic === 'day' ? 'Moon' : 'Saturn')),
      ...(keyPeriod.current ? [] : [format.ahead(keyPeriod)]),
    ],
    houses: [...new Set([house, planetOf(question.chart, lord).house, ...(second ? [second.focus.houses[0]] : [])])],
  };
}
