import { join } from 'node:path';
import { splitLetters } from '@oracle-astra/shared/contract';
import { createPngRenderer } from './png-renderer';
import { drawText, svgDocument } from './picture';
import { createTextShaper, type TextShaper } from './text-shaper';
import { wrapText } from './wrap-text';

const fontsDir = join(__dirname, '../../assets/fonts');
const style = { font: 'body', size: 40 } as const;

let shaper: TextShaper;
beforeAll(async () => {
  shaper = await createTextShaper(fontsDir);
});

const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the shaper', () => {
  it('joins the letters of a conjunct', () => {
    const apart = shaper.measure('क', style) + shaper.measure('्', style) + shaper.measure('ष', style);
    expect(shaper.measure('क्ष', style)).toBeLessThan(apart * 0.8);
  });

  it('leaves out characters without a font', () => {
    expect(shaper.keepDrawable('Saturn 🙂 in 土星 தமிழ் शनि', 'body')).toBe('Saturn in தமிழ் शनि');
  });
});

/** Names with conjuncts, and with vowel signs before their consonant. */
const names = [
  'क्षितिज श्रीवास्तव',
  'শ্রীকৃষ্ণ চট্টোপাধ্যায়',
  'ક્ષિતિજ પટેલ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ଶ୍ରୀନିବାସ ପଣ୍ଡା',
  'விஜயலக்ஷ்மி ஸ்ரீநிவாசன்',
  'శ్రీలక్ష్మి రెడ్డి',
  'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ',
  'ശ്രീകൃഷ്ണൻ നമ്പൂതിരി',
  'محمد اقبال',
  'ꯃꯅꯤꯄꯨꯔ',
  'ᱥᱟᱱᱛᱟᱲᱤ',
];

describe.each(names)('a name of India, %s', (name) => {
  it('is complete on a card', () => {
    for (const font of ['heading', 'body', 'bold'] as const) expect(shaper.keepDrawable(name, font)).toBe(name);
  });

  it('is shaped within a line of another script as if alone', () => {
    for (const [before, after] of [
      ['Kundli of ', ', 2026'],
      ['श्री ', ' की कुंडली'],
    ] as const) {
      const alone = [before, name, after].map((part) => shaper.measure(part, style)).reduce((sum, width) => sum + width);
      expect(shaper.measure(before + name + after, style)).toBeCloseTo(alone, 3);
    }
    const at = { x: 0, y: 0 };
    expect(shaper.toPath(`${name}: A`, style, at).startsWith(shaper.toPath(name, style, at))).toBe(true);
  });
});

describe('a text in lines', () => {
  it('breaks between words and keeps each line within the width', () => {
    const lines = wrapText(shaper, 'शनि मीन राशि में हैं और साढ़ेसाती चल रही है', style, { width: 300, maxLines: 9 });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('शनि मीन राशि में हैं और साढ़ेसाती चल रही है');
    for (const line of lines) expect(shaper.measure(line, style)).toBeLessThanOrEqual(300);
  });

  it('ends in an ellipsis if it does not fit', () => {
    const lines = wrapText(shaper, 'one two three four five six seven eight', style, { width: 200, maxLines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(shaper.measure(lines[1] ?? '', style)).toBeLessThanOrEqual(200);
  });

  it.each(['விஜயலக்ஷ்மி’s', 'സുബ്രഹ്മണ്യൻ’s', 'Venkatanarasimha’s'])('draws a name longer than a line smaller and complete: %s', (name) => {
    const at = { font: 'heading', x: 0, y: 90, fill: '#000' } as const;
    const { svg } = drawText(shaper, `${name} kundli`, { ...at, size: 64, minSize: 36, width: 400, maxLines: 2, lineHeight: 76 });
    const whole = Array.from({ length: 28 }, (_, less) => drawText(shaper, name, { ...at, size: 63 - less }).svg);
    const first = whole.find((each) => svg.startsWith(each.slice(0, -'"/>'.length)));
    expect(first).toBeDefined();
  });

  it.each([
    ['Latin', 'Venkatanarasimharajuvaripeta'.repeat(3)],
    ['Devanagari', 'श्रीवेङ्कटनरसिंहराजुवारिपेटक्षितिज'.repeat(3)],
    ['Tamil', 'ஸ்ரீவேங்கடநரசிம்மராஜுவாரிபேட்டை'.repeat(3)],
  ])('continues a name of 28 to 80 letters in the next line, broken between whole letters, in %s', (_script, long) => {
    for (const length of [28, 45, 80]) {
      const name = splitLetters(long).slice(0, length).join('');
      const lines = wrapText(shaper, `${name} kundli`, style, { width: 470, maxLines: 9 });
      expect(lines.join('').replace(' ', '')).toBe(`${name}kundli`);
      for (const line of lines) expect(shaper.measure(line, style)).toBeLessThanOrEqual(470);
      expect(lines.flatMap(splitLetters).filter((letter) => letter !== ' ')).toEqual(splitLetters(`${name}kundli`));
    }
  });

  it('draws a text that does not fit smaller and in more lines before it cuts anything', () => {
    const title = { font: 'heading', size: 56, minSize: 36, x: 0, y: 0, fill: '#000', width: 560, maxLines: 2, lineHeight: 66 } as const;
    const pair = (name: string) => drawText(shaper, `${name} and ${name}`, title);
    expect(pair('Venkatanarasimharajuvaripeta')).toMatchObject({ lines: 3, bottom: 2 * Math.round((66 * 36) / 56) });
    expect(pair('Asha')).toMatchObject({ lines: 1 });
  });

  it('cuts a word that is longer than all lines', () => {
    const [line = ''] = wrapText(shaper, 'x'.repeat(200), style, { width: 200, maxLines: 1 });
    expect(shaper.measure(line, style)).toBeLessThanOrEqual(200);
  });
});

describe('the renderer', () => {
  const picture = (text: string) =>
    svgDocument(600, 315, drawText(shaper, text, { ...style, x: 40, y: 80, width: 500, maxLines: 3, fill: '#000' }).svg);

  it('draws a PNG of the size of the SVG', async () => {
    const png = await createPngRenderer().toPng(picture('शुभ'));
    expect(pngSize(png)).toEqual([600, 315]);
  });

  it('draws the same picture once, also for concurrent requests', async () => {
    const renderer = createPngRenderer();
    const [one, other] = await Promise.all([renderer.toPng(picture('a')), renderer.toPng(picture('a'))]);
    expect(other).toBe(one);
    expect(await renderer.toPng(picture('a'))).toBe(one);
    expect(renderer.hash(picture('a'))).not.toBe(renderer.hash(picture('b')));
  });

  it('refuses a drawing when too many wait', async () => {
    const renderer = createPngRenderer({ maxWaiting: 2 });
    const all = await Promise.allSettled(['a', 'b', 'c'].map((text) => renderer.toPng(picture(text))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(renderer.toPng(picture('c'))).resolves.toBeInstanceOf(Buffer);
  });

  it('continues after a failed drawing', async () => {
    const renderer = createPngRenderer();
    await expect(renderer.toPng('no drawing')).rejects.toThrow();
    await expect(renderer.toPng(picture('d'))).resolves.toBeInstanceOf(Buffer);
  });
});
