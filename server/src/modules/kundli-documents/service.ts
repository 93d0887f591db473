import { join } from 'node:path';
import type { ChartStyle, Locale, MatchRequest } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { createPngRenderer, createTextShaper, type TextShaper } from '../../images';
import type { BirthsService } from '../births/service';
import { drawKundliCard, toCardContent, type CardChoice, type CardContent } from './kundli-card';
import { renderKundliPdf } from './kundli-pdf';
import type { SigningSecrets } from '../session/keyed-hash';
import { drawMatchCard, toMatchCardContent, type MatchCardChoice, type MatchCardContent } from './match-card';
import { createSignedTokens } from './signed-token';

interface Deps {
  clock: () => Date;
  /** Of links that last for a quarter of an hour. */
  jwtSecrets: SigningSecrets;
  /** Of links that people share. */
  linkSecrets: SigningSecrets;
  assetsDir: string;
  publicUrl: string;
  births: Pick<BirthsService, 'kundli' | 'match'>;
}

interface PdfTicket {
  uid: string;
  bid: string;
  locale: Locale;
  style: ChartStyle;
  /** Milliseconds since 1970. */
  expires: number;
}

interface CardLinks {
  card_url: string;
  share_url: string;
}

/** A picture that can be drawn, and its ETag. */
interface Picture {
  etag: string;
  draw: () => Promise<Buffer>;
}

const pdfLinkMs = 15 * 60_000;

/** Documents of a kundli: a PDF behind a signed link that is valid for a quarter of an hour, and a card behind a permanent one. */
export function createKundliDocuments({ clock, jwtSecrets, linkSecrets, assetsDir, publicUrl, births }: Deps) {
  const tickets = createSignedTokens<PdfTicket>(jwtSecrets, 'kundli pdf');
  const cards = createSignedTokens<CardContent>(linkSecrets, 'kundli card');
  const matchCards = createSignedTokens<MatchCardContent>(linkSecrets, 'match card');
  const renderer = createPngRenderer({ cacheBytes: 6_000_000, maxWaiting: 8 });
  const { host } = new URL(publicUrl);
  let shaper: Promise<TextShaper> | undefined;
  const getShaper = () => (shaper ??= createTextShaper(join(assetsDir, 'fonts')));
  const toPicture = (svg: string): Picture => ({ etag: `"${renderer.hash(svg)}"`, draw: () => renderer.toPng(svg) });
  const toLinks = (path: string): CardLinks => ({ card_url: path, share_url: new URL(path, publicUrl).href });

  return {
    /** The address of the PDF. Throws `birth_not_found`. */
    async linkPdf(uid: string, bid: string, choice: { locale: Locale; style: ChartStyle }): Promise<string> {
      await births.kundli(uid, bid, choice.locale);
      const token = tickets.seal({ uid, bid, ...choice, expires: clock().getTime() + pdfLinkMs });
      return `${apiPaths.kundliPdf}?token=${token}`;
    },

    /** Throws `birth_not_found` if the link is forged or expired, or the record was deleted. */
    async renderPdf(token: string): Promise<Buffer> {
      const ticket = tickets.open(token);
      const now = clock();
      if (ticket === null || ticket.expires < now.getTime()) throw new DomainError('birth_not_found');
      const { uid, bid, locale, style } = ticket;
      return renderKundliPdf({ kundli: await births.kundli(uid, bid, locale), locale, style, now, assetsDir });
    },

    /** The address of the card, which contains exactly what the card shows. Throws `birth_not_found`. */
    async linkCard(uid: string, bid: string, choice: CardChoice): Promise<CardLinks> {
      const token = cards.seal(toCardContent(await births.kundli(uid, bid, choice.locale), choice));
      return toLinks(`/pictures/kundli.png?card=${token}`);
    },

    /** Throws `not_found` for a forged address. */
    async card(token: string): Promise<Picture> {
      const content = cards.open(token);
      if (content === null) throw new DomainError('not_found');
      return toPicture(drawKundliCard(await getShaper(), content, host));
    },

    /** The address of the card of a match, which is not stored, like the match itself. Throws like matching. */
    async linkMatchCard(uid: string | null, pair: MatchRequest, choice: MatchCardChoice): Promise<CardLinks> {
      const token = matchCards.seal(toMatchCardContent(await births.match(pair, uid, choice.locale), choice));
      return toLinks(`/pictures/match.png?card=${token}`);
    },

    /** Throws `not_found` for a forged address. */
    async matchCard(token: string): Promise<Picture> {
      const content = matchCards.open(token);
      if (content === null) throw new DomainError('not_found');
      return toPicture(drawMatchCard(await getShaper(), content, host));
    },
  };
}
