import { join } from 'node:path';
import { splitLetters } from '@oracle-astra/shared/contract';
import { loadHarfBuzzFonts } from '../fonts/harfbuzz-fonts';
import { readPdfTexts } from '../testing/read-pdf-texts';
import { createPdf, finishPdf, type PdfDocument, writeText } from './pdf-document';
import { chooseFont, keepDrawable, toFontRuns } from './pdf-fonts';
import { drawTable } from './pdf-table';

const assetsDir = join(__dirname, '../../assets');

async function render(draw: (document: PdfDocument) => void): Promise<Buffer> {
  const document = await createPdf({ assetsDir, title: 'टैक्स इनवॉइस', locale: 'hi', createdAt: new Date('2026-11-22T00:00:00Z') });
  draw(document);
  return finishPdf(document);
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;

describe('a PDF', () => {
  it('contains its texts in both scripts, and is the same for the same content', async () => {
    const draw = (document: PdfDocument) => {
      writeText(document, 'टैक्स इनवॉइस (₹118.00)', { font: 'bold', size: 18 });
      writeText(document, 'Total paid');
    };
    const pdf = await render(draw);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readPdfTexts(pdf)).toEqual(['टैक्स इनवॉइस (₹118.00)', 'Total paid']);
    expect(await render(draw)).toEqual(pdf);
  });

  it('draws names of other scripts in their own fonts, inline with the surrounding text', async () => {
    const names = { Tamil: 'விஜயலக்ஷ்மி', Bengali: 'শ্রীকৃষ্ণ', Gujarati: 'ક્ષિતિજ', Arabic: 'محمد اقبال' };
    const pdf = await render((document) => {
      for (const name of Object.values(names)) writeText(document, `${name}’s kundli`);
      drawTable(document, { columns: [{ width: 0.5 }, { width: 0.5 }], rows: [[names.Tamil, 'Moon']] });
    });
    expect(readPdfTexts(pdf)).toEqual([...Object.values(names).map((name) => `${name}’s kundli`), names.Tamil, 'Moon']);
    for (const script of Object.keys(names)) expect(pdf.toString('latin1')).toMatch(new RegExp(`/FontName /\\w+\\+Noto\\w+${script}`));
  });

  it.each([
    ['Latin', 'Venkatanarasimharajuvaripeta'.repeat(3)],
    ['Devanagari', 'श्रीवेङ्कटनरसिंहराजुवारिपेटक्षितिज'.repeat(3)],
    ['Tamil', 'ஸ்ரீவேங்கடநரசிம்மராஜுவாரிபேட்டை'.repeat(3)],
    ['Bengali', 'শ্রীকৃষ্ণচট্টোপাধ্যায়'.repeat(4)],
  ])('breaks a word that is longer than a line between letters, in %s', async (_script, word) => {
    const lines: string[] = [];
    await render((document) => {
      const open = document as unknown as { _fragment: (text: string, ...more: unknown[]) => void };
      const write = open._fragment.bind(document);
      open._fragment = (text, ...more) => {
        lines.push(text.replaceAll('\u200b', ''));
        write(text, ...more);
      };
      for (const size of [20, 23, 26]) writeText(document, word, { font: 'bold', size, width: 300 });
    });
    expect(lines.length).toBeGreaterThan(6);
    expect(lines.flatMap((line) => splitLetters(line))).toEqual(splitLetters(word.repeat(3)));
  });

  it('draws no box for characters that its fonts lack, in a line, a table and any script', async () => {
    const glyphs: number[] = [];
    await render((document) => {
      for (const text of ['Asha 🙂 土星', 'ரவி 🙂', 'आशा 🙂', '🙂'])
        for (const run of toFontRuns(keepDrawable(document, 'regular', text))) {
          const { font } = (
            chooseFont(document, 'regular', run) as unknown as {
              _font: { font: { layout: (text: string) => { glyphs: { id: number }[] } } };
            }
          )._font;
          glyphs.push(...font.layout(run.text).glyphs.map(({ id }) => id));
        }
    });
    expect(glyphs.length).toBeGreaterThan(8);
    expect(glyphs).not.toContain(0);
  });

  it('shapes Devanagari as HarfBuzz does, so that an anusvara is drawn beside the sign of i and does not overlap it', async () => {
    const shape = (await loadHarfBuzzFonts(join(assetsDir, 'fonts')))('hind-400.ttf');
    await render((document) => {
      const open = chooseFont(document, 'regular', { script: 'Devanagari', text: '' }) as unknown as {
        _font: { font: { layout: (text: string) => { glyphs: { id: number }[] } } };
      };
      for (const word of ['सिंह', 'हिंदी', 'कीर्ति', 'लग्न', 'वृश्चिक'])
        expect(open._font.font.layout(word).glyphs.map(({ id }) => id)).toEqual(shape.shape(word).map(({ id }) => id));
    });
  });

  it('joins the letters of Devanagari: fewer glyphs than letters, and the sign of i before its consonant', async () => {
    let glyphs: number[] = [];
    await render((document) => {
      const { font } = (
        document.font('regular') as unknown as { _font: { font: { layout: (text: string) => { glyphs: { id: number }[] } } } }
      )._font;
      glyphs = ['क्षि', 'क्ष', 'कि'].map((text) => font.layout(text).glyphs.length);
      expect(font.layout('कि').glyphs[1]?.id).toBe(font.layout('क').glyphs[0]?.id);
    });
    expect(glyphs).toEqual([2, 1, 2]);
  });

  it('continues a table on the next page, with its header', async () => {
    const rows = Array.from({ length: 40 }, (_row, index) => [`Row ${index}`, '₹1']);
    const pdf = await render((document) =>
      drawTable(document, {
        columns: [{ width: 0.5 }, { width: 0.5, align: 'right' }],
        rows: [['Name', 'Amount'], ...rows],
        hasHead: true,
      }),
    );
    const texts = readPdfTexts(pdf);
    expect(countPages(pdf)).toBe(2);
    expect(texts.filter((text) => text === 'Name')).toHaveLength(2);
    expect(texts.filter((text) => text.startsWith('Row '))).toHaveLength(40);
  });
});
