import './common/require-node.mjs';
import { messageOf } from './common/error-details.mjs';
import { readSecretFiles } from './common/secret-files.mjs';
import { repeatActs } from './serve/repeat-acts.mjs';

const usage = [
  'npm run ledger:check',
  'npm run payments -- reconcile',
  'npm run payments -- overdue',
  'npm run payments -- refund <payment id>',
  'npm run payments -- returned <payment id> <reference of the bank transfer>',
].join(', ');

/**
 * The request of a command line to the running server; throws if it is not one.
 *
 * @param {string[]} args
 */
export function parseCommand([command, action, paymentId, ...words]) {
  if (command === 'ledger:check') return { path: '/operators/ledger/check', body: {} };
  if (command === 'payments' && action === 'reconcile') return { path: '/operators/payments/reconcile', body: {} };
  if (command === 'payments' && action === 'refund' && paymentId)
    return { path: '/operators/payments/refund', body: { payment_id: paymentId } };
  if (command === 'payments' && action === 'overdue') return { path: '/operators/payments/overdue', body: {} };
  // A reference may be several words without quotes.
  if (command === 'payments' && action === 'returned' && paymentId && words.length > 0)
    return { path: '/operators/payments/returned', body: { payment_id: paymentId, reference: words.join(' ') } };
  throw new Error(`Say one of: ${usage}.`);
}

/**
 * Sends a command to the running server, since only one process may use a database in a folder.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export const runCommand = (args, env, fetchFn = fetch) => sendCommand(parseCommand(args), env, fetchFn);

/**
 * @param {{ path: string, body: object }} command
 * @param {NodeJS.ProcessEnv} env
 */
async function sendCommand({ path, body }, env, fetchFn = fetch) {
  const port = env.PORT || 3000;
  const headers = { 'content-type': 'application/json', ...(env.METRICS_TOKEN ? { authorization: `Bearer ${env.METRICS_TOKEN}` } : {}) };
  const response = await fetchFn(`http://localhost:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error(`No server answers at port ${port}. Start it first, or name its port with PORT.`);
  });
  const answer = await response.json();
  if (answer.status !== 'success') throw new Error(answer.message);
  const { status: _status, ...result } = answer;
  return result;
}

/** @param {string[]} args */
async function run(args) {
  const env = readSecretFiles(process.env);
  if (args[0] === 'restored') return repeatActs(args[1], (command) => sendCommand(command, env));
  const result = await runCommand(args, env);
  console.log(JSON.stringify(result, null, 2));
  if (result.faults?.length > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('operators.mjs')) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
