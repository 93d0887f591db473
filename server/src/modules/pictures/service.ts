import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Astrologer, HoroscopeDay, Locale, Sign } from '@oracle-astra/shared/contract';
import { createPngRenderer, createTextShaper, type TextShaper } from '../../images';
import { DomainError } from '../../domain-error';
import { contentTexts } from '../content/texts';
import type { createBlogService } from '../blog/service';
import type { createForumService } from '../forum/service';
import type { HoroscopeService } from '../horoscope/service';
import type { createPanchangCalendar } from '../panchang/calendar';
import { toIndianDate } from '../../indian-date';
import { checkDate } from '../panchang/dates';
import { drawCard, type Card } from './card';
import { astrologerCard, discussionCard, horoscopeCard, panchangCard, postCard, siteCard } from './cards';
import { dayMs } from '../../day';

interface Deps {
  clock: () => Date;
  assetsDir: string;
  publicUrl: string;
  horoscope: HoroscopeService;
  panchangCalendar: Pick<ReturnType<typeof createPanchangCalendar>, 'day'>;
  blog: Pick<ReturnType<typeof createBlogService>, 'list'>;
  forum: Pick<ReturnType<typeof createForumService>, 'discussion'>;
}

/** A picture that can be drawn: its ETag, and the drawing itself. */
export interface Picture {
  etag: string;
  draw: () => Promise<Buffer>;
}

const days: readonly HoroscopeDay[] = ['Yesterday', 'Today', 'Tomorrow'];

/** The pictures of shared addresses. Each throws `not_found`, or the code of its subject, if there is nothing to show. */
export function createPictureService({ clock, assetsDir, publicUrl, horoscope, panchangCalendar, blog, forum }: Deps) {
  let shaper: Promise<TextShaper> | undefined;
  const renderer = createPngRenderer();
  const { host } = new URL(publicUrl);

  async function toPicture(card: Omit<Card, 'host'>): Promise<Picture> {
    shaper ??= createTextShaper(join(assetsDir, 'fonts'));
    const svg = drawCard(await shaper, { ...card, host });
    return { etag: `"${renderer.hash(svg)}"`, draw: () => renderer.toPng(svg) };
  }

  // A post without a figure has a picture without one.
  const readFigure = (...path: string[]) => readFile(join(assetsDir, 'images', ...path), 'utf8').catch(() => null);

  return {
    site: (locale: Locale) => toPicture(siteCard(locale)),

    /** Without scores for a day that the site does not show. */
    async horoscope(locale: Locale, sign: Sign, date: string) {
      checkDate(date);
      const today = Date.parse(toIndianDate(clock()));
      const when = days[(Date.parse(date) - today) / dayMs + 1];
      return toPicture(horoscopeCard(locale, sign, date, when === undefined ? null : horoscope.read({ zodiac: sign, when }, locale).areas));
    },

    async panchang(locale: Locale, city: string, date: string) {
      return toPicture(panchangCard(locale, await panchangCalendar.day({ city, date }, locale)));
    },

    async post(locale: Locale, slug: string) {
      const { posts } = await blog.list({ slug, page: 1, per_page: 1, order: 'desc', orderby: 'date' });
      const [post] = posts ?? [];
      if (post === undefined) throw new DomainError('not_found');
      return toPicture(postCard(locale, post.title, post.excerpt, await readFigure('blog', `${post.slug}.svg`)));
    },

    async discussion(locale: Locale, did: string) {
      const { title, display_name: handle, comment_count: replies } = await forum.discussion(did, null);
      return toPicture(discussionCard(locale, title, handle, replies));
    },

    async astrologer(locale: Locale, name: Astrologer) {
      const portrait = await readFigure(`${name.toLowerCase()}.svg`);
      if (portrait === null) throw new DomainError('not_found');
      return toPicture(astrologerCard(locale, name, contentTexts[locale].descriptions[name], portrait));
    },
  };
}
