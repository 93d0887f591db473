import type { Descriptor, Locale } from '@oracle-astra/shared/contract';
import { localizePath } from '@oracle-astra/shared/contract';
import { getReleaseBase } from './compose';

/** The icons of this site. Another one has none yet, and its browsers must not request one. */
export const renderIcons = (shell: Descriptor, locale: Locale, isOther: boolean) =>
  isOther
    ? '<link rel="icon" href="data:,">'
    : `<link rel="icon" href="${getReleaseBase(shell)}icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png"><link rel="manifest" href="${localizePath('/manifest.webmanifest', locale)}">`;
