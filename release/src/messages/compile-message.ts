import { parse, type Token } from '@messageformat/parser';
import { partKinds, type CompiledMessage, type Locale, type MessagePart } from '@oracle-astra/shared/contract';

/** A parameter of a message: any value, a count, one of the options of a selection, or a tag around text. */
export type Parameter = { kind: 'value' } | { kind: 'count' } | { kind: 'option'; options: string[] } | { kind: 'tag' };

export interface ParsedMessage {
  message: CompiledMessage;
  /** By name, in alphabetical order. */
  parameters: Record<string, Parameter>;
}

/** The plural categories of CLDR for whole numbers. */
const categories: Record<Locale, ('one' | 'other')[]> = { en: ['one', 'other'], hi: ['one', 'other'] };

type Fields = Map<string, Parameter>;

/** Compiles a message in ICU MessageFormat. Throws an Error with a sentence that says what is wrong. */
export function compileMessage(source: string, locale: Locale): ParsedMessage {
  const fields: Fields = new Map();
  const message = compileTokens(parse(source, { cardinal: categories[locale], strict: true }), fields);
  return { message, parameters: Object.fromEntries([...fields].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

function compileTokens(tokens: Token[], fields: Fields, count?: string): CompiledMessage {
  const parts = tokens.flatMap((token): (MessagePart | TagMark)[] =>
    token.type === 'content' ? splitTags(token.value) : [compileToken(token, fields, count)],
  );
  return simplify(nestTags(parts, fields));
}

/** An opening or closing tag that `nestTags` has not matched yet. */
interface TagMark {
  tag: string;
  closes: boolean;
}

const splitTags = (text: string): (string | TagMark)[] =>
  text.split(/(<\/?[A-Za-z]+>)/).flatMap((piece): (string | TagMark)[] => {
    const [, slash, tag] = /^<(\/?)([A-Za-z]+)>$/.exec(piece) ?? [];
    if (tag !== undefined) return [{ tag, closes: slash === '/' }];
    return piece === '' ? [] : [piece];
  });

const isMark = (part: MessagePart | TagMark): part is TagMark => typeof part === 'object' && 'tag' in part;

function nestTags(parts: (MessagePart | TagMark)[], fields: Fields): MessagePart[] {
  const open: { tag: string; parts: MessagePart[] }[] = [{ tag: '', parts: [] }];
  for (const part of parts) {
    const current = open[open.length - 1] as (typeof open)[number];
    if (!isMark(part)) current.parts.push(part);
    else if (!part.closes) open.push({ tag: part.tag, parts: [] });
    else {
      if (current.tag !== part.tag) throw new Error(`</${part.tag}> closes no <${part.tag}>`);
      open.pop();
      addField(fields, part.tag, { kind: 'tag' });
      open[open.length - 1]?.parts.push([partKinds.tag, part.tag, simplify(current.parts)]);
    }
  }
  const unclosed = open[open.length - 1]?.tag;
  if (unclosed) throw new Error(`<${unclosed}> is not closed`);
  return open[0]?.parts ?? [];
}

function simplify(parts: MessagePart[]): CompiledMessage {
  const merged: MessagePart[] = [];
  for (const part of parts) {
    const last = merged[merged.length - 1];
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged.every((part) => typeof part === 'string') ? merged.join('') : merged;
}

function compileToken(token: Exclude<Token, { type: 'content' }>, fields: Fields, count?: string): MessagePart {
  if (token.type === 'octothorpe') return [partKinds.value, count ?? ''];
  if (token.type === 'argument') {
    addField(fields, token.arg, { kind: 'value' });
    return [partKinds.value, token.arg];
  }
  if (token.type === 'function') throw new Error(`{${token.arg}, ${token.key}} is not supported: format the value and pass it as text`);
  if (token.type === 'selectordinal' || token.pluralOffset)
    throw new Error(`{${token.arg}, ${token.type}} with an offset or ordinals is not supported`);
  const keys = token.cases.map(({ key }) => key);
  if (!keys.includes('other')) throw new Error(`{${token.arg}, ${token.type}} lacks the variant "other"`);
  const isPlural = token.type === 'plural';
  addField(fields, token.arg, isPlural ? { kind: 'count' } : { kind: 'option', options: keys.filter((key) => key !== 'other').sort() });
  const variants = token.cases.map(({ key, tokens }) => [key, compileTokens(tokens, fields, isPlural ? token.arg : count)] as const);
  return [isPlural ? partKinds.plural : partKinds.select, token.arg, Object.fromEntries(variants)];
}

/** A value that also selects keeps the narrower kind. */
function addField(fields: Fields, name: string, parameter: Parameter): void {
  const known = fields.get(name);
  if (!known || known.kind === 'value') fields.set(name, parameter);
  else if (parameter.kind !== 'value' && parameter.kind !== known.kind)
    throw new Error(`{${name}} is used as ${known.kind} and as ${parameter.kind}`);
  else if (parameter.kind === 'option' && known.kind === 'option')
    fields.set(name, { kind: 'option', options: [...new Set([...known.options, ...parameter.options])].sort() });
}
