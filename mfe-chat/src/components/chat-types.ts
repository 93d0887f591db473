import type { ReactNode, RefObject } from 'react';
import type { Astrologer, CareCard, CareReply, Charge, StreamStatus } from '@oracle-astra/shared/contract';
import type { DraftKey } from '@oracle-astra/shared/session';
import type { ChatCredit } from './chat-credit';

/** A question as it was sent, stored while it has no answer. */
export interface SentQuestion {
  id: string;
  /** Idempotency-Key of the request: a retry with the same key is answered and charged once. */
  key: string;
  question: string;
  /** How many stored messages the chat had when the question was sent; null where they had not loaded yet. */
  after: number | null;
  /** Care answered this text before, and the person meant something else. */
  meantOtherwise?: boolean;
  /** Answered in this chat before, and asked once more on purpose. */
  again?: boolean;
}

/** A question that the server did not accept: it goes back into the field, with the reason. */
export interface Refusal {
  question: string;
  reason: string;
  isTooShort: boolean;
}

export type ReplyOutcome = Extract<StreamStatus, { status: 'success' }>;

/** A question sent from this page, and its reply. `reply` is empty while the state is `pending`. */
export interface Turn extends SentQuestion {
  reply: string;
  state: 'pending' | 'done' | 'failed';
  outcome: ReplyOutcome | null;
  /** The reason to show; null where the connection was lost and the server may have answered. */
  failure: string | null;
  /** The help that came with the failure of a question that expresses despair or danger. */
  care?: CareCard | undefined;
}

/** The details below the text of a reply. `left` (questions) and `balance` (rupees) are known only for replies of this page. */
export interface ReplyDetails {
  charged?: Charge;
  left?: number;
  balance?: number;
  grounds?: readonly { term: string; value: string }[];
  houses?: readonly number[];
  care?: CareReply;
  /** Id of the stored answer. */
  mid?: string;
  /** Whether the person said that it helped. */
  helped?: boolean;
  /** The person stopped it. Known only for replies of this page. */
  stopped?: boolean;
}

export type ThreadItem =
  | { id: string; kind: 'question'; text: string }
  | { id: string; kind: 'reply'; text: string; question: string | null; details: ReplyDetails }
  | { id: string; kind: 'streaming' }
  | { id: string; kind: 'failed'; text: string; turn: Turn };

export interface ComposerHandle {
  /** Replaces the draft with a question and focuses the field. */
  fill: (question: string) => void;
}

/** A chat that accepts questions. */
export interface ActiveChat {
  asstId: string;
  /** Storage key of the unsent question. */
  draftKey: DraftKey;
  credit: ChatCredit;
  isSubscribed: boolean;
  isOnline: boolean;
  /** The last question where it was refused. */
  refusal: Refusal | null;
  /** The wallet's time has ended; a question is still read for care. */
  isTimeOver: boolean;
  /** Nothing can be sent, because a reply is pending or the network is down. */
  isBlocked: boolean;
  /** A reply is being written, and can be stopped. */
  isWriting: boolean;
  composer: RefObject<ComposerHandle | null>;
  /** `again` where it was answered in this chat before. */
  send: (question: string, again?: boolean) => void;
  /** The id of the reply that answered the same question in this chat, or null. */
  findEarlier: (question: string) => string | null;
  retry: (turn: Turn) => void;
  end: () => void;
  endTime: () => void;
  /** Puts a question that care answered back into the field, to be asked as an ordinary one. */
  askOtherwise: (question: string) => void;
}

export interface Chat {
  astrologer: Astrologer;
  /** Undefined before the chat has started. */
  asstId?: string;
  /** About the chart of a public figure. */
  isCelebrity?: boolean;
  items: readonly ThreadItem[];
  /** Where the stored messages of a running chat did not load: what asks for them again. */
  reload?: { isBusy: boolean; start: () => void };
  /** Care was given: helplines stay in view, and nothing is sold. */
  isCare?: boolean;
  /** ISO 8601, once the stored messages have loaded. */
  startedAt?: string;
  /** Text for screen readers: empty until a reply is complete, undefined for a past chat. */
  announcement?: string;
  /** The small chart with the given houses (1 to 12) highlighted. */
  renderChart: (houses: readonly number[]) => ReactNode;
  /** Undefined before the chat has started, after it has ended, and for a past chat. */
  active?: ActiveChat;
  /** Starts a new chat with the same astrologer about the same chart. Undefined for a past chat. */
  restart?: () => void;
}
