import { reasonedDisable } from './reasoned-disable.mjs';
import { tester } from './rule-tester.mjs';

const wrong = (code, messageId) => ({ code, errors: [{ messageId }] });

tester.run('reasoned-disable', reasonedDisable, {
  valid: [
    '// eslint-disable-next-line no-eval -- the console of the bench is one\nrun();',
    'run(); // a comment about eslint-disable is none',
  ],
  invalid: [
    wrong('// eslint-disable-next-line no-eval\nrun();', 'reason'),
    wrong('/* eslint-disable */\nrun();', 'reason'),
    wrong('/* eslint-disable -- because */\nrun();', 'reason'),
    wrong('run(); // eslint-disable-line', 'reason'),
    {
      code: '// eslint-disable-next-line astra/boundaries -- just this once\nrun();',
      errors: [{ messageId: 'unbreakable' }, { message: /'astra\/boundaries' was not found/ }],
    },
  ],
});
