import type { Astrologer } from '@oracle-astra/shared/contract';

export const aboutParts = ['whoWeAre', 'mission', 'vision', 'whatWeDo'] as const;
export type AboutPart = (typeof aboutParts)[number];

/** Sample videos; a site replaces them with its own. */
export const sampleVideos = ['sample00001', 'sample00002', 'sample00003', 'sample00004', 'sample00005'] as const;
export type SampleVideo = (typeof sampleVideos)[number];

/** The site's texts about itself in one language. */
export interface ContentTexts {
  descriptions: Record<Astrologer, string>;
  about: Record<AboutPart, { title: string; text: string }>;
  videoTitles: Record<SampleVideo, string>;
}
