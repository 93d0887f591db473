import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../config/start/start-error';
import { runDatabaseCommand } from './run-command';

async function main(): Promise<void> {
  try {
    const { text, isWhole } = await runDatabaseCommand(process.argv.slice(2), process.env, dirname(realpathSync(process.argv[1] ?? '.')));
    process.stdout.write(`${text}\n`);
    if (!isWhole) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

void main();
