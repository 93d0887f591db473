import type { CompiledMessage, CompiledMessages, Locale } from '../contract';

/** The messages of a script. The id of a message is the prefix and its index. */
type Registration = readonly [locale: Locale, prefix: string, messages: readonly CompiledMessage[]];

const messages: Partial<Record<Locale, Map<string, CompiledMessage>>> = {};

/** Adds compiled messages. The ids of a script of a release are unique to it, so that releases do not change each other's texts. */
export function registerMessages(locale: Locale, added: CompiledMessages): void {
  const known = (messages[locale] ??= new Map());
  for (const [id, message] of Object.entries(added)) known.set(id, message);
}

/** Scripts of releases push their messages into this global, before or after this module is loaded. */
const queue = globalThis as { astraMessages?: { push: (...added: Registration[]) => unknown } };

function drainQueue(): void {
  const pending = queue.astraMessages;
  const push = (...added: Registration[]) =>
    added.forEach(([locale, prefix, texts]) =>
      registerMessages(locale, Object.fromEntries(texts.map((text, number) => [prefix + number, text]))),
    );
  queue.astraMessages = { push };
  if (Array.isArray(pending)) push(...(pending as Registration[]));
}
drainQueue();

/** The message of an id; undefined if no loaded release has it. */
export const findMessage = (locale: Locale, id: string): CompiledMessage | undefined => messages[locale]?.get(id);
