import type { Locale } from '@oracle-astra/shared/contract';
import en from './en.json';
import hi from './hi.json';

/** A text that the server itself writes into documents. */
export type ServerMessageId = keyof typeof en;

const messages: Record<Locale, Record<ServerMessageId, string>> = { en, hi };

export const getMessage = (locale: Locale, id: ServerMessageId): string => messages[locale][id];
