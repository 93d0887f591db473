import type { Locale } from '@oracle-astra/shared/contract';
import { english } from './english';
import { hindi } from './hindi';
import type { ContentTexts } from './types';

export const contentTexts: Record<Locale, ContentTexts> = { en: english, hi: hindi };
