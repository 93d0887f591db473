import { spawnSync } from 'node:child_process';

const address = new URL('./repeat-acts.mjs', import.meta.url).href;
const line = (changes) =>
  JSON.stringify({ level: 30, time: 2000, msg: 'security event', event: 'session_ended', route: '/apis/a.php', person: 'p1', ...changes });

/** The acts that are read from these lines. */
function read(...lines) {
  const program = `import { readActs } from '${address}'; console.log(JSON.stringify(await readActs(${JSON.stringify(lines)}, 1000)));`;
  return JSON.parse(spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout);
}

test('acts of people since the copy are read from the log in their order, each once, also behind the words of a collector', () => {
  const acts = read(
    line(),
    line(),
    `pod-1 | ${line({ event: 'account_changed', route: '/apis/delete.php', person: undefined, number: 'n2', time: 1500 })}`,
    line({ time: 999, person: 'p2' }),
    line({ event: 'access_refused', code: 'unauthenticated', person: 'p3' }),
    line({ event: 'account_changed', code: 'proof_required', person: 'p4' }),
    '{"msg":"answered"}',
    'no line of the server',
  );
  expect(acts).toEqual([
    { route: '/apis/delete.php', number: 'n2' },
    { route: '/apis/a.php', person: 'p1' },
  ]);
});
