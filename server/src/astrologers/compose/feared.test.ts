import { setChart } from '../relevance/ask-set';
import { createCharts, createQuestion } from '../testing/charts';
import { findFaults } from '../testing/find-faults';
import { compose } from './compose';

const feared = ['Are we going to fight more after marriage?', 'will my brother fail in business', 'kya hamara jhagda badhega'];

it.each(feared)('wishes nobody what is feared: %s', (question) => {
  for (const chart of [setChart, ...createCharts(6, 61)]) expect(compose(createQuestion(chart, question)).split(/[.।]\s/u)[0]).not.toMatch(/best (?:chance|time)|likeliest time|sabse achha (?:samay|mauka)|^yes\b|^haan/iu);
});

it('says nothing that the chart does not bear out', () => {
  expect(findFaults(feared, createCharts(10, 62))).toEqual([]);
});
