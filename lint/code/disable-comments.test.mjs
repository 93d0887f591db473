import { Linter } from 'eslint';
import { disableComments } from './disable-comments.mjs';

const astra = { rules: { boundaries: { create: () => ({}) } } };
const config = {
  rules: disableComments.rules,
  plugins: { ...disableComments.plugins, astra },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
};
const findRules = (code) => new Linter().verify(code, config).map(({ ruleId }) => ruleId);

test.each([
  ['// eslint-disable-next-line no-eval -- the console of the bench is one\nrun();'],
  ['run(); // a comment about eslint-disable'],
  ['/* eslint-disable no-eval -- this file tests eval */\nrun();\n/* eslint-enable no-eval */'],
])('allows %j', (code) => {
  expect(findRules(code)).toEqual([]);
});

test.each([
  ['// eslint-disable-next-line no-eval\nrun();', ['comments/require-description']],
  ['/* eslint-disable */\nrun();', ['comments/no-restricted-disable', 'comments/no-unlimited-disable', 'comments/require-description']],
  ['/* eslint-disable -- because */\nrun();', ['comments/no-restricted-disable', 'comments/no-unlimited-disable']],
  ['run(); // eslint-disable-line', ['comments/no-restricted-disable', 'comments/no-unlimited-disable', 'comments/require-description']],
  ['// eslint-disable-next-line astra/boundaries -- just this once\nrun();', ['comments/no-restricted-disable']],
])('rejects %j', (code, rules) => {
  expect(findRules(code).sort()).toEqual(rules);
});
