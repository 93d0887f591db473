import type { ReactNode } from 'react';
import { partKinds, type CompiledMessage, type Locale, type MessagePart, type Variants } from '../contract';

/** Wraps the text within a tag of a message, such as a link. */
export type Tag = (content: ReactNode) => ReactNode;

export type MessageValues = Readonly<Record<string, string | number | Tag>>;

/** CLDR plural rules for cardinal numbers, without Intl: its first object takes 80 ms on a phone. */
export const pluralRules: Record<Locale, (count: number) => 'one' | 'other'> = {
  en: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
  hi: (count) => (Math.abs(count) <= 1 ? 'one' : 'other'),
};

/** Indian grouping of whole numbers: 200000 is '2,00,000'. */
const groupDigits = (value: number) => String(value).replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');

const hasVariant = (variants: Variants, key: string) => Object.hasOwn(variants, key);

function selectPlural(count: number, variants: Variants, locale: Locale): CompiledMessage | undefined {
  if (hasVariant(variants, `=${count}`)) return variants[`=${count}`];
  const category = pluralRules[locale](count);
  return variants[hasVariant(variants, category) ? category : 'other'];
}

function formatPart(part: MessagePart, values: MessageValues, locale: Locale): ReactNode {
  if (typeof part === 'string') return part;
  const value = values[part[1]];
  if (part[0] === partKinds.tag) return (value as Tag)(collapse(formatParts(part[2], values, locale)));
  if (part[0] === partKinds.value) return typeof value === 'number' ? groupDigits(value) : (value as string);
  const variants = part[2];
  const variant =
    part[0] === partKinds.plural
      ? selectPlural(Number(value), variants, locale)
      : variants[hasVariant(variants, String(value)) ? String(value) : 'other'];
  return collapse(formatParts(variant ?? '', values, locale));
}

/** The parts of a message in order, including the results of tags. */
export function formatParts(message: CompiledMessage, values: MessageValues, locale: Locale): ReactNode[] {
  return typeof message === 'string' ? [message] : message.map((part) => formatPart(part, values, locale));
}

/** Joins the parts if all are text, so that React renders one text node. */
const collapse = (parts: ReactNode[]): ReactNode => (parts.every((part) => typeof part === 'string') ? parts.join('') : parts);

/** Formats a message without tags. Numbers get Indian grouping; pass years and codes as strings. */
export const formatMessage = (message: CompiledMessage, values: MessageValues, locale: Locale): string =>
  formatParts(message, values, locale).join('');
