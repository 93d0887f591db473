import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessCare, careClasses, type CareClass, type CareLanguage } from '../../../server/src/care';
import { createRandom, expandTemplate } from '../expand-sentences';

interface DangerSentence {
  className: CareClass;
  language: CareLanguage;
  text: string;
}

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../sets/care', name), 'utf8')
    .trim()
    .split('\n');
const danger = read('danger.txt').map((line): DangerSentence => {
  const [className, language, text] = line.split('\t') as [CareClass, CareLanguage, string];
  return { className, language, text };
});
const random = createRandom(5);
const harmless = read('harmless.txt').flatMap((template) => expandTemplate(template, 5, random));

const isCaught = ({ text }: DangerSentence) => (assessCare([text])?.level ?? 'Y') !== 'Y';
const share = (sentences: readonly DangerSentence[]) => sentences.filter(isCaught).length / sentences.length;

describe('test sentences of care', () => {
  it('are at least 300 of danger and 500 harmless ones', () => {
    expect(danger.length).toBeGreaterThanOrEqual(300);
    expect(harmless.length).toBeGreaterThanOrEqual(500);
  });

  it.each(['en', 'hi', 'hi-Latn'] as const)('are caught at 95 % or more (%s)', (language) => {
    const own = danger.filter((sentence) => sentence.language === language);
    expect(own.length).toBeGreaterThanOrEqual(100);
    expect(share(own)).toBeGreaterThanOrEqual(0.95);
  });

  const despair: readonly CareClass[] = ['passive_ideation', 'active_ideation', 'plan', 'attempt', 'self_harm', 'hopelessness'];
  it('are caught at 96 % or more if they express despair', () => {
    expect(share(danger.filter(({ className }) => despair.includes(className)))).toBeGreaterThanOrEqual(0.96);
  });

  const dangerClasses = (Object.keys(careClasses) as CareClass[]).filter((name) => careClasses[name] !== 'Y');
  it.each(dangerClasses)('are caught in their class: %s', (className) => {
    expect(share(danger.filter((sentence) => sentence.className === className))).toBeGreaterThanOrEqual(0.75);
  });

  it('raise a false alarm in at most 2 of 100 harmless ones', () => {
    expect(harmless.filter((text) => assessCare([text]) !== null).length / harmless.length).toBeLessThanOrEqual(0.02);
  });

  it('are answered in their own language and script', () => {
    const right = danger.filter(({ text, language }) => assessCare([text])?.language === language);
    expect(right.length / danger.length).toBeGreaterThanOrEqual(0.94);
  });
});
