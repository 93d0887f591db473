import type { Database } from '../db/types';
import { accountRules } from './account-rules';
import { eraseByRules, exportByRules, type ExportRow } from './frame/apply-rules';
import type { DataRules } from './frame/data-rule';
import { frameRules } from './frame/frame-rules';
import { forumRules } from './forum-rules';
import { ledgerRules } from './ledger-rules';
import { moneyRules } from './money-rules';
import { siteRules } from './site-rules';
import { talkRules } from './talk-rules';

export { listColumns, type ExportRow } from './frame/apply-rules';
export type { DataRule } from './frame/data-rule';

/** One rule for every table of the database. */
export const dataRules: DataRules = {
  ...frameRules,
  ...accountRules,
  ...talkRules,
  ...forumRules,
  ...ledgerRules,
  ...moneyRules,
  ...siteRules,
};

/** Schemas of libraries that manage their own tables: jobs contain only ids, and the queue deletes finished ones within days. */
export const librarySchemas = ['drizzle', 'pgboss'] as const;

/** All exported data of a person, by section. */
export const exportData = (db: Database, uid: string): Promise<Record<string, ExportRow[]>> => exportByRules(db, dataRules, uid);

/** Rows of these tables are deleted first, because they refer to others. */
const first = ['push_deliveries', 'chat_replies', 'chat_messages', 'chat_sessions', 'life_events', 'forum_profiles'];

export const eraseData = (tx: Database, uid: string): Promise<void> => eraseByRules(tx, { rules: dataRules, first }, uid);
