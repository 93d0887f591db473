import { locales, type CompiledMessages, type Locale } from '@oracle-astra/shared/contract';
import { registerMessages } from '@oracle-astra/shared/i18n';

/** Loads the texts of the remote, of the shell and of shared in both languages from the current catalogs. */
export async function loadMessages(): Promise<void> {
  const response = await fetch('/messages.json');
  const messages = (await response.json()) as Record<Locale, CompiledMessages>;
  for (const locale of locales) registerMessages(locale, messages[locale]);
}
