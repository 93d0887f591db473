import { spawnSync } from 'node:child_process';

const address = new URL('../operators.mjs', import.meta.url).href;

/** The request of a command line to the server. */
function parse(...words) {
  const args = JSON.stringify(['payments', 'returned', 'pay_1', ...words]);
  const program = `import { parseCommand } from '${address}'; console.log(JSON.stringify(parseCommand(${args})));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

test.each([
  ['in quotes', ['NEFT N123']],
  ['without quotes', ['NEFT', 'N123']],
])('the reference of a transfer is recorded whole, typed %s', (_how, words) => {
  const body = { payment_id: 'pay_1', reference: 'NEFT N123' };
  expect(JSON.parse(parse(...words).stdout)).toEqual({ path: '/operators/payments/returned', body });
});

test('a transfer without a reference is no command', () => {
  expect(parse().stderr).toContain('payments -- returned <payment id>');
});
