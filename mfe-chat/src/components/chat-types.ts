import type { ReactNode, RefObject } from 'react';
import type { Astrologer, CareCard, CareReply, Charge, StreamStatus } from '@oracle-astra/shared/contract';
import type { DraftKey } from '@oracle-astra/shared/session';
import type { ChatCredit } from './chat-credit';

/** A sent question, stored in the tab until it has an answer. */
export interface SentQuestion {
  id: string;
  /** Idempotency-Key of the request: a retry with the same key is answered and charged only once. */
  key: string;
  question: string;
  /** The number of stored messages in the chat when the question was sent; null if they had not loaded yet. */
  after: number | null;
  /** Whether care answered this text before, and the person meant something else. */
  meantOtherwise?: boolean;
  /** Whether the person repeats a question of this chat on purpose. */
  again?: boolean;
  /** Who pays, as the page showed it. */
  shown?: Charge['by'] | undefined;
  /** The reason why it is known to have failed, to be shown. */
  failure?: string | null;
  /** Whether the server may have the question although it refused to send its answer again. */
  isUncertain?: boolean;
  /** Whether the person stopped it before the server was known to have it. */
  stops?: boolean;
}

/** A question that the server did not accept. It returns to the field, with the reason. */
export interface Refusal {
  question: string;
  reason: string;
  hasWrongLength: boolean;
}

export type ReplyOutcome = Extract<StreamStatus, { status: 'success' }>;

/** A question sent from this page, and its reply. `reply` is empty while the state is `pending`. */
export interface Turn extends SentQuestion {
  reply: string;
  state: 'pending' | 'done' | 'failed';
  outcome: ReplyOutcome | null;
  /** The reason to show; null if the connection was lost and the server may have answered. */
  failure: string | null;
  /** Whether another question was asked after it, so that only the person sends it again. */
  isLeft?: boolean;
  /** The help in the failure of a question that expresses despair or danger. */
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
  /** The person's feedback: whether the answer helped. */
  helped?: boolean;
  /** Whether the person stopped the reply. Known only for replies of this page. */
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
  /** The last question if it was refused. */
  refusal: Refusal | null;
  /** Whether the wallet's time has ended. The server still checks questions for care. */
  isTimeOver: boolean;
  /** Whether nothing can be sent, because a reply is pending or the network is down. */
  isBlocked: boolean;
  /** The question whose reply is being written, which can be stopped. */
  writing: Turn | undefined;
  composer: RefObject<ComposerHandle | null>;
  /** `again` repeats a question of this chat on purpose. */
  send: (question: string, again?: boolean) => void;
  /** The id of the reply to the same question in this chat, or null. */
  findEarlier: (question: string) => string | null;
  retry: (turn: Turn) => void;
  /** Notes that a question is stopped as soon as the server has it. */
  stopEarly: (turn: Turn) => void;
  end: () => void;
  endTime: () => void;
  /** Returns a question that care answered to the field, to be asked as an ordinary one. */
  askOtherwise: (question: string) => void;
}

export interface Chat {
  astrologer: Astrologer;
  /** Undefined before the chat has started. */
  asstId?: string;
  /** Whether the chat is about the chart of a public figure. */
  isCelebrity?: boolean;
  items: readonly ThreadItem[];
  /** Retries loading the stored messages of a running chat; present if that failed. */
  reload?: { isBusy: boolean; start: () => void };
  /** Whether care was given: helplines stay in view, and nothing is offered for sale. */
  isCare?: boolean;
  /** ISO 8601; undefined until the stored messages have loaded. */
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
