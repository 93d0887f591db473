import type pg from 'pg';

/** The rows of the tables that grow with time, over three years, for a number of messages. */
export const shape = { messagesPerChat: 10, chatsPerPerson: 5 } as const;
/** One answer of this many is care, and is kept for 30 days. */
const careShare = 100;
/** These grow with time and not with users: stored minutes of releases, and hours of three years. */
const releaseMinutes = 14 * 1440 + 60;
const careHours = 3 * 8766;

export const uidAt = (number: number) => `u${String(number).padStart(10, '0')}`;
export const asstIdAt = (number: number) => `c${String(number).padStart(10, '0')}`;

const id = (letter: string, number: string) => `'${letter}' || lpad((${number})::text, 10, '0')`;

/** The statements that fill a migrated, empty database. Rows are in the order of time, as a site writes them. */
function listStatements(messages: number): string[] {
  const chats = messages / shape.messagesPerChat;
  const people = chats / shape.chatsPerPerson;
  const at = (share: string) => `now() - interval '3 years' + interval '3 years' * (${share})`;
  const messageAt = at(`n / ${messages}.0`);
  return [
    `insert into users (uid, created_at) select ${id('u', 'n')}, ${at('0')} from generate_series(0, ${people - 1}) n`,
    `insert into chat_sessions (asst_id, uid, astrologer, user_name, started_at, stopped_at)
      select ${id('c', 'n')}, ${id('u', `n % ${people}`)}, 'Oracle', 'Ananya', ${at(`n / ${chats}.0`)}, now() from generate_series(0, ${chats - 1}) n`,
    `insert into chat_messages (mid, asst_id, turn, author, body, created_at, care)
      select ${id('m', 'n')}, ${id('c', `n / ${shape.messagesPerChat}`)}, ${id('m', 'n / 2 * 2')}, case n % 2 when 0 then 'person' else 'astrologer' end,
        repeat('Saturn asks for patience. ', case n % 2 when 0 then 3 else 25 end), ${messageAt},
        case when n % ${2 * careShare} = 1 and ${messageAt} > now() - interval '30 days 1 hour' then '{"class":"despair"}'::jsonb end
      from generate_series(0, ${messages - 1}) n`,
    `insert into chat_replies (id, uid, asst_id, question_mid, state, paid_by, paid_unit, paid_amount, lease_until)
      select ${id('r', 'n')}, ${id('u', `n / ${shape.messagesPerChat} % ${people}`)}, ${id('c', `n / ${shape.messagesPerChat}`)}, ${id('m', 'n')},
        'done', 'free', 'oracle_question', 1, ${messageAt} from generate_series(0, ${messages - 2}, 2) n`,
    `insert into accounts (id, owner, unit, kind, balance)
      select ${id('u', 'n')} || ':oracle_question:available', ${id('u', 'n')}, 'oracle_question', 'available', ${messages / 2 / people} from generate_series(0, ${people - 1}) n
      union all select 'system:oracle_question:granted', null, 'oracle_question', 'granted', null`,
    `insert into transfers (id, key, reason, created_at) select ${id('t', 'n')}, ${id('k', 'n')}, 'welcome', ${messageAt} from generate_series(0, ${messages - 2}, 2) n`,
    `insert into postings (transfer_id, account_id, amount)
      select ${id('t', 'n')}, account, amount from generate_series(0, ${messages - 2}, 2) n,
        lateral (values (${id('u', `n / 2 % ${people}`)} || ':oracle_question:available', 1), ('system:oracle_question:granted', -1)) posting (account, amount)`,
    `insert into notifications (id, uid, kind, params, created_at, seen_at)
      select ${id('n', 'n')}, ${id('u', `n % ${people}`)}, 'points', '{}', ${messageAt}, now() from generate_series(0, ${messages - 1}, 5) n`,
    `insert into release_counts (remote, release, revision, minute, visits, bad, load, page, api)
      select 'forum', 'forum-' || n % 20, n % 20, date_trunc('minute', now()) - interval '14 days 1 hour' + interval '1 minute' * (n / 20), 9, 0, 0, 0, 0
      from generate_series(0, ${releaseMinutes * 20}) n`,
    `insert into care_log (hour, class, level, band, language, version, count)
      select date_trunc('hour', now()) - interval '1 hour' * (n / 8), 'class ' || n % 8, 'O', 'high', 'en', '1', 1 from generate_series(0, ${careHours * 8}) n`,
  ];
}

/** Fills a database with triggers and foreign keys disabled, but indexes active. */
export async function fillTables(client: pg.Client, messages: number): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  for (const statement of listStatements(messages)) await client.query(statement);
  await client.query('vacuum (analyze)');
}
