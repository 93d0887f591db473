import { sql } from 'drizzle-orm';
import { retention } from '../pruning/retention';
import { ownUid, untilDeleted } from './frame/data-rule';
import type { DataRules } from './frame/data-rule';

const ofOwnChat = (uid: string) => sql`t.asst_id in (select asst_id from chat_sessions where uid = ${uid})`;

/** Chats, care, predictions and notifications. */
export const talkRules: DataRules = {
  chat_sessions: {
    about: 'a chat',
    owner: ownUid,
    section: 'chat_sessions',
    exported: 'astrologer user_name started_at stopped_at open_until is_celebrity',
    order: 't.asst_id',
    technical: 'asst_id uid bid',
    erase: 'delete',
    expires: untilDeleted,
  },
  chat_messages: {
    about: 'a question or an answer',
    owner: ofOwnChat,
    section: 'chats',
    exported: 'author body helped paid_by paid_paise grounds houses care created_at',
    extra: sql`(select s.astrologer from chat_sessions s where s.asst_id = t.asst_id) as astrologer,
      (select s.user_name from chat_sessions s where s.asst_id = t.asst_id) as user_name`,
    order: 't.asst_id, t.turn, t.mid',
    technical: 'mid asst_id turn',
    erase: 'delete',
    expires: [
      {
        column: 'created_at',
        seconds: retention.careReply,
        // Includes the chat, whose index finds the turn; without it all messages of the site would be read.
        condition: (before) => sql`(t.asst_id, t.turn) in (
          select care.asst_id, care.turn from chat_messages as care where care.care is not null and care.created_at < ${before})`,
      },
    ],
  },
  chat_replies: {
    about: 'the reply to a question, while it is written and after',
    owner: ownUid,
    technical: 'id uid asst_id question_mid idempotency_key fingerprint state paid_by paid_unit paid_amount lease_until outcome',
    erase: 'delete',
    expires: 'with its chat',
  },
  care_flags: {
    about: 'a mark that help was shown, so that new chats start with the helplines',
    owner: ownUid,
    section: 'care',
    exported: 'level until',
    technical: 'uid',
    erase: 'delete',
    expires: [{ column: 'until', seconds: 0 }],
  },
  care_log: {
    about: 'the number of times that help was shown in an hour',
    others: 'hour class level band language version number count',
    erase: {},
    expires: [{ column: 'hour', seconds: retention.careLog }],
  },
  model_usage: {
    about: 'the tokens of the language model that the answers of a day used',
    owner: ownUid,
    technical: 'day uid tokens',
    erase: 'delete',
    expires: [{ column: 'day', seconds: retention.modelUsage }],
  },
  predictions: {
    about: 'a prediction',
    owner: ownUid,
    section: 'predictions',
    exported: 'full_name type language starts_on ends_on body grounds paid_by created_at',
    order: 't.pid',
    technical: 'pid uid bid chart_key',
    erase: 'delete',
    expires: untilDeleted,
  },
  notifications: {
    about: 'a notification',
    owner: ownUid,
    section: 'notifications',
    exported: 'kind message params created_at seen_at',
    extra: sql`t.params->>'actor' as actor, t.params->>'title' as title`,
    order: 't.created_at',
    technical: 'id uid did gather_key',
    erase: 'delete',
    expires: [{ column: 'created_at', seconds: retention.notification }],
  },
  notification_mutes: {
    about: 'a topic of notifications that is switched off',
    owner: ownUid,
    section: 'muted_topics',
    exported: 'topic',
    technical: 'uid',
    erase: 'delete',
    expires: 'when it is switched on again, or with the account',
  },
  push_deliveries: {
    about: 'a notification that is not pushed yet',
    owner: (uid) => sql`t.notification_id in (select id from notifications where uid = ${uid})`,
    technical: 'notification_id created_at endpoints attempts due_at',
    erase: 'delete',
    expires: [{ column: 'created_at', seconds: retention.pushDelivery }],
  },
};
