import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type CompiledMessage, type Locale } from '@oracle-astra/shared/contract';
import { compileMessage, type Parameter } from './compile-message';

/** A message of a catalog in all languages. */
export interface CatalogEntry {
  id: string;
  sources: Record<Locale, string>;
  compiled: Record<Locale, CompiledMessage>;
  parameters: Record<string, Parameter>;
}

/** Messages by id. */
export type Catalog = ReadonlyMap<string, CatalogEntry>;

const idPattern = /^[a-z]+(?:\.[a-z][A-Za-z0-9]*)+$/;

/** The workspace's prefix of its message ids: `mfe-forum` is `forum`. */
export const catalogPrefix = (workspace: string): string => workspace.replace(/^mfe-/, '');

/** Reads the catalog in `folder`, one JSON file a language; an empty one where it does not exist. Throws a list of all faults. */
export function readCatalog(folder: string, prefix: string): Catalog {
  if (!existsSync(folder)) return new Map();
  const sources = Object.fromEntries(
    locales.map((locale) => [locale, JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Record<string, string>]),
  ) as Record<Locale, Record<string, string>>;
  const ids = [...new Set(locales.flatMap((locale) => Object.keys(sources[locale])))];
  const faults: string[] = [];
  const entries = ids.flatMap((id) => {
    try {
      return [[id, compileEntry(id, prefix, sources)] as const];
    } catch (error) {
      faults.push(`${id}: ${(error as Error).message}`);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(`The catalog of ${prefix} is refused:\n${faults.join('\n')}`);
  return new Map(entries);
}

function compileEntry(id: string, prefix: string, sources: Record<Locale, Record<string, string>>): CatalogEntry {
  if (!idPattern.test(id) || !id.startsWith(`${prefix}.`))
    throw new Error(`an id is written as "${prefix}.part.name", in letters and digits`);
  const missing = locales.filter((locale) => typeof sources[locale][id] !== 'string' || sources[locale][id].trim() === '');
  if (missing.length > 0) throw new Error(`has no text in ${missing.join(', ')}`);
  const dotted = findDottedLetter(sources.hi[id] as string);
  if (dotted !== undefined) throw new Error(`hi: ${dotted}: ka, kha and ga are written without a dot`);
  const texts = Object.fromEntries(locales.map((locale) => [locale, sources[locale][id] as string])) as Record<Locale, string>;
  const parsed = Object.fromEntries(locales.map((locale) => [locale, parseIn(texts[locale], locale)])) as Record<
    Locale,
    ReturnType<typeof compileMessage>
  >;
  const parameters = mergeParameters(locales.map((locale) => parsed[locale].parameters));
  for (const locale of locales) assertTakesAll(parameters, parsed[locale].parameters, locale);
  const compiled = Object.fromEntries(locales.map((locale) => [locale, parsed[locale].message])) as CatalogEntry['compiled'];
  return { id, sources: texts, parameters, compiled };
}

/** The first Hindi word with a dot under ka, kha or ga, in one letter or in two. */
const findDottedLetter = (text: string) => /[\u0900-\u097f]*[\u0915-\u0917]\u093c[\u0900-\u097f]*/.exec(text.normalize('NFD'))?.[0];

function parseIn(text: string, locale: Locale) {
  try {
    return compileMessage(text, locale);
  } catch (error) {
    throw new Error(`${locale}: ${(error as Error).message}`, { cause: error });
  }
}

/** The parameters of all languages; one language may print a value by which another one selects. */
function mergeParameters(all: Record<string, Parameter>[]): Record<string, Parameter> {
  const merged: Record<string, Parameter> = {};
  for (const [name, parameter] of all.flatMap((parameters) => Object.entries(parameters))) {
    const known = merged[name];
    if (!known || known.kind === 'value') merged[name] = parameter;
    else if (known.kind === 'option' && parameter.kind === 'option')
      merged[name] = { kind: 'option', options: [...new Set([...known.options, ...parameter.options])].sort() };
    else if (parameter.kind !== 'value' && parameter.kind !== known.kind)
      throw new Error(`{${name}} is ${known.kind} in one language and ${parameter.kind} in another`);
  }
  return Object.fromEntries(Object.entries(merged).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A language may omit a selection, which may only matter for another language's grammar, but no value and no tag. */
function assertTakesAll(expected: Record<string, Parameter>, actual: Record<string, Parameter>, locale: Locale): void {
  for (const [name, { kind }] of Object.entries(expected)) {
    if (!(name in actual) && kind !== 'option') throw new Error(`leaves out ${kind === 'tag' ? `<${name}>` : `{${name}}`} in ${locale}`);
    if (name in actual && (kind === 'tag') !== (actual[name]?.kind === 'tag')) throw new Error(`{${name}} is a tag in one language alone`);
  }
}
