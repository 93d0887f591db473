import type { CareReply } from '@oracle-astra/shared/contract';
import type { StoredJson, StoredText } from '../../db/encryption/stored-text';
import type { MessageCipher } from './message-cipher';

type Care = CareReply & { className: string };

/** An earlier question of a chat, with care's assessment. */
export interface RecentQuestion {
  turn: string;
  body: string;
  care: Care | null;
}

/** The same as it is stored; the id of a turn is that of its question. */
export interface StoredQuestion {
  turn: string;
  body: StoredText;
  care: { mid: string; care: StoredJson<Care> } | null;
}

export const decryptRecent = ({ decryptBody, decryptJson }: MessageCipher, questions: readonly StoredQuestion[]): RecentQuestion[] =>
  questions.map(({ turn, body, care }) => ({
    turn,
    body: decryptBody(turn, body),
    care: care && decryptJson('care', care.mid, care.care),
  }));
