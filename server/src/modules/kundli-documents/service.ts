import { join } from 'node:path';
import type { ChartStyle, Locale } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { createPngRenderer, createTextShaper, type TextShaper } from '../../images';
import type { BirthsService } from '../births/service';
import { drawKundliCard, toCardContent, type CardChoice, type CardContent } from './kundli-card';
import { renderKundliPdf } from './kundli-pdf';
import { createSignedTokens } from './signed-token';

interface Deps {
  clock: () => Date;
  secret: string;
  assetsDir: string;
  publicUrl: string;
  births: Pick<BirthsService, 'kundli'>;
}

interface PdfTicket {
  uid: string;
  bid: string;
  locale: Locale;
  style: ChartStyle;
  /** Milliseconds since 1970. */
  expires: number;
}

const pdfLinkMs = 15 * 60_000;

/** The kundli to keep and to pass on: a PDF behind a signed link that lasts for a quarter of an hour, and a card behind a lasting one. */
export function createKundliDocuments({ clock, secret, assetsDir, publicUrl, births }: Deps) {
  const tickets = createSignedTokens<PdfTicket>(secret, 'kundli pdf');
  const cards = createSignedTokens<CardContent>(secret, 'kundli card');
  const renderer = createPngRenderer({ cacheBytes: 6_000_000, maxWaiting: 8 });
  const { host } = new URL(publicUrl);
  let shaper: Promise<TextShaper> | undefined;

  return {
    /** The address of the PDF. Throws `birth_not_found`. */
    async linkPdf(uid: string, bid: string, choice: { locale: Locale; style: ChartStyle }): Promise<string> {
      await births.kundli(uid, bid, choice.locale);
      const token = tickets.seal({ uid, bid, ...choice, expires: clock().getTime() + pdfLinkMs });
      return `${apiPaths.kundliPdf}?token=${token}`;
    },

    /** Throws `birth_not_found` where the link is forged or over, or the record is gone. */
    async renderPdf(token: string): Promise<Buffer> {
      const ticket = tickets.open(token);
      const now = clock();
      if (ticket === null || ticket.expires < now.getTime()) throw new DomainError('birth_not_found');
      const { uid, bid, locale, style } = ticket;
      return renderKundliPdf({ kundli: await births.kundli(uid, bid, locale), locale, style, now, assetsDir });
    },

    /** The address of the card, which holds what the card shows and nothing else. Throws `birth_not_found`. */
    async linkCard(uid: string, bid: string, choice: CardChoice): Promise<{ card_url: string; share_url: string }> {
      const token = cards.seal(toCardContent(await births.kundli(uid, bid, choice.locale), choice));
      const path = `/pictures/kundli.png?card=${token}`;
      return { card_url: path, share_url: new URL(path, publicUrl).href };
    },

    /** A card that can be drawn, and its ETag. Throws `not_found` for an address that was not made here. */
    async card(token: string): Promise<{ etag: string; draw: () => Promise<Buffer> }> {
      const content = cards.open(token);
      if (content === null) throw new DomainError('not_found');
      shaper ??= createTextShaper(join(assetsDir, 'fonts'));
      const svg = drawKundliCard(await shaper, content, host);
      return { etag: `"${renderer.hash(svg)}"`, draw: () => renderer.toPng(svg) };
    },
  };
}
