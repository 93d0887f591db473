import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales, localizeFileName, type CompiledMessage, type Locale } from '@oracle-astra/shared/contract';
import type { Catalog } from './catalog';

interface LocalizeOptions {
  /** The messages of the workspace and of everything that is bundled into its scripts. */
  catalog: Catalog;
  /** The prefix of the release's own message ids; unique to the release. */
  scope: string;
}

export interface ScriptLocalizer {
  /** A script with short ids, and the ids of the messages that it names. */
  shorten: (source: string) => { source: string; ids: Set<string> };
  /** A statement that registers messages in some languages. */
  printRegistration: (ids: Iterable<string>, locales: readonly Locale[]) => string;
}

const quotedId = /(["'`])([a-z]+(?:\.[a-z][A-Za-z0-9]*)+)\1/g;

/** Line and paragraph separators end a line in scripts of before ES2019. */
const toScript = (value: unknown) => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Gives scripts the texts that they name. Ids become short and unique to the release, so that two releases in one page,
 * which may have different texts for one id, do not change each other's.
 */
export function createScriptLocalizer({ catalog, scope }: LocalizeOptions): ScriptLocalizer {
  const shortIds = new Map([...catalog.keys()].map((id, index) => [id, `${scope}.${index.toString(36)}`]));
  const prefixes = new Set([...catalog.keys()].map((id) => id.slice(0, id.indexOf('.') + 1)));

  return {
    shorten(source) {
      const ids = new Set<string>();
      const shortened = source.replace(quotedId, (quoted, quote: string, id: string) => {
        const short = shortIds.get(id);
        if (short !== undefined) {
          ids.add(id);
          return quote + short + quote;
        }
        // Names of one dot after a prefix, such as "content.type", may be anything.
        if (id.split('.').length > 2 && prefixes.has(id.slice(0, id.indexOf('.') + 1)))
          throw new Error(`The catalog has no message "${id}"`);
        return quoted;
      });
      return { source: shortened, ids };
    },

    printRegistration(ids, inLocales) {
      const registrations = inLocales.map((locale) => {
        const entries = [...ids].sort().map((id): [string, CompiledMessage] => {
          const entry = catalog.get(id);
          if (!entry) throw new Error(`The catalog has no message "${id}"`);
          return [shortIds.get(id) ?? id, entry.compiled[locale]];
        });
        return toScript([locale, Object.fromEntries(entries)]);
      });
      return `\n;(globalThis.astraMessages=globalThis.astraMessages||[]).push(${registrations.join(',')});\n`;
    },
  };
}

const listScripts = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The ids of the messages that the scripts of a folder name, apart from one script. */
export function findMessageIds(folder: string, localizer: ScriptLocalizer, except?: string): Set<string> {
  const scripts = listScripts(folder).filter((name) => name !== except);
  return new Set(scripts.flatMap((name) => [...localizer.shorten(readFileSync(path.join(folder, name), 'utf8')).ids]));
}

interface BrowserScripts {
  folder: string;
  localizer: ScriptLocalizer;
  /** Scripts that stay one file for all languages; the messages that they name come with the script `carrier`. */
  neutral?: (name: string) => boolean;
  carrier?: string;
  /** Messages that the composition carries already. */
  except?: ReadonlySet<string>;
}

/**
 * Replaces each script of a browser build that names messages by one variant a language, which has the texts of that
 * language and no other. A script without texts stays as it is.
 */
export function localizeBrowserScripts({ folder, localizer, neutral = () => false, carrier, except = new Set() }: BrowserScripts): void {
  const scripts = listScripts(folder).map((name) => ({ name, ...localizer.shorten(readFileSync(path.join(folder, name), 'utf8')) }));
  const carried = scripts.filter(({ name }) => neutral(name)).flatMap(({ ids }) => [...ids]);
  for (const { name, source, ids } of scripts) {
    const named = [...new Set([...ids, ...(name === carrier ? carried : [])])].filter((id) => !except.has(id));
    if (named.length === 0 || neutral(name)) writeFileSync(path.join(folder, name), source);
    else {
      for (const locale of locales) {
        writeFileSync(path.join(folder, localizeFileName(name, locale)), source + localizer.printRegistration(named, [locale]));
      }
      rmSync(path.join(folder, name));
    }
  }
}

/** Gives a build for Node the texts of all languages. */
export function localizeNodeScript(file: string, localizer: ScriptLocalizer): void {
  const { source, ids } = localizer.shorten(readFileSync(file, 'utf8'));
  writeFileSync(file, ids.size === 0 ? source : source + localizer.printRegistration(ids, locales));
}
