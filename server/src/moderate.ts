import { dirname } from 'node:path';
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readProductConfig, type ProductConfig } from './config/product/product-config';
import { StartError } from './config/start/start-error';
import { openDatabase } from './db/database';
import { DomainError } from './domain-error';
import { createModerationService, moderationActionNames, type ModerationAction, type ModerationTarget } from './modules/moderation/service';
import { personKeys, type ItemPage, type ModerationList, type ReportedItem } from './modules/moderation/repository';
import { createBirthsService } from './modules/births/service';
import { createNumberMoving } from './modules/session/number/move-by-operator';
import { createUnsealing } from './modules/session/given-away/unseal';
import { createLogNames } from './plugins/security/log-security-events';
import { createLedger } from './modules/ledger/service';
import { createNumberMarks } from './modules/number-marks/number-marks';
import { createNotificationService } from './modules/notifications/service';
import { createAwards } from './modules/points/awards';

const usage = `npm run moderate -- list|hidden [--page 2]
npm run moderate -- hide|restore <did or cid> --reason "why"
npm run moderate -- ban|unban <uid> --reason "why"
npm run moderate -- ban|unban <user name or number> --by name|mobile --reason "why"
npm run moderate -- sign-out <uid> --reason "why"
npm run moderate -- sign-out <number> --by mobile --reason "why"
npm run moderate -- log-names <uid or number>
npm run moderate -- unseal <number that it had> --to <number now> --reason "how you know the person"
npm run moderate -- move <uid> --to <number now> --reason "how you know the person"
npm run moderate -- move <number that is lost> --by mobile --to <number now> --reason "how you know the person"`;

interface Moderation {
  list(list: ModerationList, page: number): Promise<ItemPage>;
  act(action: ModerationAction, target: ModerationTarget, reason: string): Promise<void>;
}

/** Through the running server, because only it may open its data folder. */
function createRemote({ port, metricsToken }: ProductConfig): Moderation {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`http://localhost:${port}/ops/moderation/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(metricsToken === null ? {} : { authorization: `Bearer ${metricsToken}` }) },
    });
    const answer = (await response.json()) as { status: string; message?: string } & ItemPage;
    if (answer.status !== 'success') throw new StartError(answer.message ?? 'The server refused.');
    return answer;
  };
  return {
    list: async (list, page) => call(`items?list=${list}&page=${page}`),
    act: async (action, target, reason) => {
      await call('actions', { action, ...target, reason });
    },
  };
}

async function open(config: ProductConfig): Promise<{ moderation: Moderation; close: () => Promise<void> }> {
  const clock = () => new Date();
  try {
    const { db, close } = await openDatabase(config);
    const notifications = createNotificationService({ db, clock });
    const findBirthYear = createBirthsService({ db, clock }).findYear;
    const marks = createNumberMarks({ clock, secret: config.hashSecret });
    return {
      moderation: createModerationService({
        db,
        clock,
        notifications,
        points: createAwards({ clock, ledger: createLedger({ clock }), notifications }),
        marks,
        unseal: createUnsealing({ clock, secret: config.hashSecret, findBirthYear, carryMarks: marks.carry }),
        moveNumber: createNumberMoving({
          clock,
          secret: config.hashSecret,
          findBirthYear,
          moveMarks: marks.move,
          announceRevoked: notifications.announce,
        }),
      }),
      close,
    };
  } catch (error) {
    if (config.databaseUrl !== null || !(error instanceof StartError)) throw error;
    return { moderation: createRemote(config), close: async () => undefined };
  }
}

function formatItem({ id, kind, author, uid, text, is_hidden: isHidden, reports, reasons, care }: ReportedItem): string {
  const state = isHidden ? 'hidden' : 'shown';
  return [
    `${id}  ${kind}, ${state}, ${reports} reports${care === null ? '' : `, care ${care}`}, by ${author || uid}`,
    ...text.split('\n'),
    ...reasons.map((reason) => `- ${reason}`),
  ].join('\n    ');
}

const isAction = (name: string | undefined): name is ModerationAction => moderationActionNames.some((one) => one === name);

async function run(moderation: Moderation, args: string[]): Promise<string> {
  const options = {
    reason: { type: 'string' },
    by: { type: 'string', default: 'uid' },
    to: { type: 'string' },
    page: { type: 'string', default: '1' },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command, target] = positionals;
  const page = Number(values.page);
  if ((command === 'list' || command === 'hidden') && Number.isInteger(page) && page > 0) {
    const { items, total } = await moderation.list(command === 'list' ? 'queue' : 'hidden', page);
    return items.length === 0 ? 'There is nothing here.' : [...items.map(formatItem), `Page ${page}, ${total} in all.`].join('\n\n');
  }
  const by = personKeys.find((key) => key === values.by);
  if (!isAction(command) || target === undefined || by === undefined) throw new StartError(usage);
  if (!values.reason?.trim()) throw new StartError('Give the reason with --reason: it is kept, and a banned person reads it.');
  await moderation.act(command, { by, target, to: values.to }, values.reason.trim());
  return `Done: ${command} ${target}.`;
}

/** The names of an account or a number in the log, by which its security events are found. */
function formatLogNames(secret: string, target: string): string {
  const names = createLogNames(secret);
  return /^\d{10,12}$/.test(target) ? `"number":"${names.number(target)}"` : `"person":"${names.person(target)}"`;
}

async function main(): Promise<void> {
  const homeDir = dirname(realpathSync(process.argv[1] ?? '.'));
  try {
    const config = readProductConfig(process.env, homeDir);
    const [command, target] = process.argv.slice(2);
    if (command === 'log-names' && target !== undefined) return void process.stdout.write(`${formatLogNames(config.hashSecret, target)}\n`);
    const { moderation, close } = await open(config);
    try {
      process.stdout.write(`${await run(moderation, process.argv.slice(2))}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DomainError || error instanceof TypeError;
    if (!isExpected) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

void main();
