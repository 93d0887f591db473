import type { Astrologer } from '@oracle-astra/shared/contract';

export const aboutParts = ['whoWeAre', 'mission', 'vision', 'whatWeDo'] as const;
export type AboutPart = (typeof aboutParts)[number];

/** The site's texts about itself in one language. */
export interface ContentTexts {
  descriptions: Record<Astrologer, string>;
  about: Record<AboutPart, { title: string; text: string }>;
}
