import { siteRoutes } from '@oracle-astra/shared/contract';

/** A page of each remote, and a text of it that its releases mark. */
export const markedPages = [
  { remote: 'content', address: siteRoutes.aboutUs, text: 'About us' },
  { remote: 'chat', address: siteRoutes.freePrediction, text: 'Free prediction' },
  { remote: 'forum', address: siteRoutes.forum({ page: '1' }), text: 'AstroHub' },
  { remote: 'commerce', address: siteRoutes.recharges, text: 'Recharge wallet' },
] as const;

export type MarkedPage = (typeof markedPages)[number];

/** A text of every page that releases of the shell mark. */
export const shellText = 'Skip to main content';

const markOf = (number: number) => `, release ${number}`;

/** The name of a marked release ends with its number. */
export const toMarkedName = (release: string, number: number) => `${release}-marked${number}`;

/** The number of a release; 0 if it is not marked. */
export const readNumber = (release: string) => Number(/-marked(\d+)$/.exec(release)?.[1] ?? 0);

export const markText = (source: string, text: string, number: number) => source.replaceAll(text, text + markOf(number));

/** The number beside a text in a document; 0 without one, null if the document does not contain the text. */
export function findNumber(html: string, text: string): number | null {
  const found = new RegExp(`>${text}(?:${markOf(0).slice(0, -1)}(\\d+))?<`).exec(html);
  return found === null ? null : Number(found[1] ?? 0);
}
