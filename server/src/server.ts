import { join } from 'node:path';
import { runProgram } from './frame/run-program';
import { startServer } from './start-server';

void runProgram(async (homeDir) => {
  const server = await startServer(process.env, homeDir, { localGateway: join(homeDir, 'local-gateway.mjs') });
  process.stdout.write(`Oracle & Astra is at ${server.url}\n`);
  if (server.config.payments?.isTest) process.stdout.write('Payments go to a test gateway: no real money moves.\n');
  return server;
});
