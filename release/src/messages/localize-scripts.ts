import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales, localizeFileName, type Locale } from '@oracle-astra/shared/contract';
import type { Catalog } from './catalog';

interface LocalizeOptions {
  /** The messages of the workspace and of everything that is bundled into its scripts. */
  catalog: Catalog;
  /** The name of the release. */
  release: string;
  /** Messages whose texts the scripts do not need. */
  except?: ReadonlySet<string>;
}

/** A script with short ids: the prefix of the script and the number of the message in it. */
interface NumberedScript {
  source: string;
  prefix: string;
  /** The ids of the messages that the script names, in the order of their numbers. */
  ids: string[];
}

export interface ScriptLocalizer {
  number: (name: string, source: string) => NumberedScript;
  /** A statement that registers the messages of scripts in some languages. */
  printRegistration: (scripts: readonly NumberedScript[], locales: readonly Locale[]) => string;
}

const quotedId = /(["'`])([a-z]+(?:\.[a-z][A-Za-z0-9]*)+)\1/g;
const prefixLength = 6;

/** Line and paragraph separators end a line in scripts before ES2019. */
const toScript = (value: unknown) => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Gives scripts the texts that they name. Ids become short and unique to the script of the release, so that two releases
 * in one page, which may have different texts for one id, do not change each other's.
 */
export function createScriptLocalizer({ catalog, release, except = new Set() }: LocalizeOptions): ScriptLocalizer {
  const workspaces = new Set([...catalog.keys()].map((id) => id.slice(0, id.indexOf('.') + 1)));

  /** A name with one dot after a workspace, such as "content.type", need not be a message id. */
  function assertNoUnknownId(id: string): void {
    if (id.split('.').length > 2 && workspaces.has(id.slice(0, id.indexOf('.') + 1))) throw new Error(`The catalog has no message "${id}"`);
  }

  return {
    number(name, source) {
      const prefix = createHash('sha256').update(`${release}/${name}`).digest('base64url').slice(0, prefixLength);
      const numbers = new Map<string, number>();
      const numbered = source.replace(quotedId, (quoted, quote: string, id: string) => {
        if (except.has(id)) return quote + quote;
        if (!catalog.has(id)) {
          assertNoUnknownId(id);
          return quoted;
        }
        if (!numbers.has(id)) numbers.set(id, numbers.size);
        return `${quote}${prefix}${numbers.get(id) ?? ''}${quote}`;
      });
      return { source: numbered, prefix, ids: [...numbers.keys()] };
    },

    printRegistration(scripts, inLocales) {
      const registrations = inLocales.flatMap((locale) =>
        scripts.map(({ prefix, ids }) => toScript([locale, prefix, ids.map((id) => catalog.get(id)?.compiled[locale] ?? id)])),
      );
      return `\n;(globalThis.astraMessages=globalThis.astraMessages||[]).push(${registrations.join(',')});\n`;
    },
  };
}

const listScripts = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The ids of the messages that the scripts of a folder name, apart from one script. */
export function findMessageIds(folder: string, catalog: Catalog, except?: string): Set<string> {
  const localizer = createScriptLocalizer({ catalog, release: '' });
  const scripts = listScripts(folder).filter((name) => name !== except);
  return new Set(scripts.flatMap((name) => localizer.number(name, readFileSync(path.join(folder, name), 'utf8')).ids));
}

interface BrowserScripts {
  folder: string;
  localizer: ScriptLocalizer;
  /** Scripts that stay one file for all languages; the messages that they name come with the script `carrier`. */
  neutral?: (name: string) => boolean;
  carrier?: string;
  /** Scripts that also stay under their own name, with the texts of all languages, for hosts that know no variants. */
  keeps?: (name: string) => boolean;
}

/**
 * Replaces each script of a browser build that names messages by one variant a language, which has the texts of that
 * language and no other. A script without texts stays as it is.
 */
export function localizeBrowserScripts({ folder, localizer, neutral = () => false, carrier, keeps = () => false }: BrowserScripts): void {
  const scripts = listScripts(folder).map((name) => ({ name, ...localizer.number(name, readFileSync(path.join(folder, name), 'utf8')) }));
  const carried = scripts.filter(({ name, ids }) => neutral(name) && ids.length > 0);
  for (const script of scripts) {
    const { name, source } = script;
    const named = [...(script.ids.length > 0 ? [script] : []), ...(name === carrier ? carried : [])];
    if (named.length === 0 || neutral(name)) {
      writeFileSync(path.join(folder, name), source);
      continue;
    }
    for (const locale of locales) {
      writeFileSync(path.join(folder, localizeFileName(name, locale)), source + localizer.printRegistration(named, [locale]));
    }
    if (keeps(name)) writeFileSync(path.join(folder, name), source + localizer.printRegistration(named, locales));
    else rmSync(path.join(folder, name));
  }
}

/** Adds the texts of all languages to a script that has no variants: a build for Node, or a script for hosts that are not ours. */
export function localizeInPlace(file: string, localizer: ScriptLocalizer): void {
  const script = localizer.number(path.basename(file), readFileSync(file, 'utf8'));
  writeFileSync(file, script.ids.length === 0 ? script.source : script.source + localizer.printRegistration([script], locales));
}
