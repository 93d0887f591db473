import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '../contract';
import { formatMessage, formatParts, type MessageValues } from './format-message';
import { findMessage } from './message-registry';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each catalog's generated types add their ids and values
  interface MessageCatalog {}
}

/** An id of a message in a catalog. */
export type MessageId = keyof MessageCatalog & string;

/** The ids of messages without values, which any code can pass around and translate later. */
export type PlainMessageId = { [Id in MessageId]: MessageCatalog[Id] extends null ? Id : never }[MessageId];

type ValuesOf<Id extends MessageId> = MessageCatalog[Id] extends null ? [] : [values: MessageCatalog[Id]];

export interface Translate {
  /** The text of a message. */
  <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string;
  /** A message with tags, such as links within a sentence, as React nodes. */
  rich: <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => ReactNode;
  locale: Locale;
}

function find(locale: Locale, id: string) {
  const message = findMessage(locale, id);
  // eslint-disable-next-line no-console -- a fault of a release, which its team has to see
  if (message === undefined) console.error(`No message "${id}" in ${locale}`);
  return message ?? id;
}

function createTranslate(locale: Locale): Translate {
  const translate = (id: string, values: MessageValues = {}) => formatMessage(find(locale, id), values, locale);
  const rich = (id: string, values: MessageValues = {}) =>
    formatParts(find(locale, id), values, locale).map((part, index) => <Fragment key={index}>{part}</Fragment>);
  return Object.assign(translate, { rich, locale }) as unknown as Translate;
}

const translations: Record<Locale, Translate> = { en: createTranslate('en'), hi: createTranslate('hi') };

/** The texts of a language, for code outside of components; components call `useTranslations`. */
export const getTranslations = (locale: Locale): Translate => translations[locale];

const LocaleContext = createContext<Locale>(defaultLocale);

/** Provides the language of the page, which does not change while the document is open. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** The texts of the page's language: `t('forum.replies', { count })`. */
export const useTranslations = (): Translate => getTranslations(useLocale());
