/** A seeded random generator, so that the same sentences give the same model. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)] as Item;

/** Sentences of a template such as `I {want|wish} to go`: all of them, or at most `max` at random. */
export function expandTemplate(template: string, max: number, random: () => number): string[] {
  const parts = template.split(/\{([^}]*)\}/u).map((part, index) => (index % 2 === 0 ? [part] : part.split('|')));
  const count = parts.reduce((product, choices) => product * choices.length, 1);
  const sentences = new Set<string>();
  for (let tries = 0; sentences.size < Math.min(max, count) && tries < max * 4; tries += 1) {
    const sentence = parts.map((choices) => pick(choices, random)).join('');
    sentences.add(sentence.replace(/\s+/gu, ' ').trim());
  }
  return [...sentences];
}

const openings = {
  latin: [
    'please tell me',
    'sir',
    'guruji',
    'hello',
    'astra',
    'oracle',
    'ji',
    'bro',
    'listen',
    'can i ask',
    'i need to say this',
    'ma am',
    'according to my chart',
    'honestly',
    'ek baat batao',
    'suno',
    'batao',
    'pranam',
    'bhaiya',
    'didi',
    'sach batau to',
    'sirf ye janna hai',
    'mujhe batao',
    'hey',
    'so',
    'actually',
    'pandit ji',
  ],
  devanagari: ['गुरुजी', 'कृपया बताइए', 'सुनिए', 'नमस्ते', 'एक बात बतानी है', 'सच कहूँ तो', 'पंडित जी', 'बताइए'],
};
const closings = {
  latin: [
    'please',
    'pls tell',
    'what do i do',
    'help',
    'tell me',
    'what does my chart say',
    'kya karu',
    'batao na',
    'please reply',
    'is it in my stars',
    'kundli dekh ke batao',
    'thanks',
    'ji',
    '...',
    'shani ki wajah se kya',
    'yaar',
  ],
  devanagari: ['क्या करूँ', 'बताइए', 'कृपया मदद करें', 'कुंडली क्या कहती है', 'शनि की वजह से क्या'],
};

/** Adds typical openings and closings to a sentence. */
export function addVoice(sentence: string, random: () => number): string {
  const script = /\p{Script=Devanagari}/u.test(sentence) ? 'devanagari' : 'latin';
  const opening = random() < 0.5 ? `${pick(openings[script], random)} ` : '';
  const closing = random() < 0.5 ? ` ${pick(closings[script], random)}` : '';
  return opening + sentence + closing;
}

/** Adds typing errors: letters left out, swapped or doubled, and missing spaces. */
export function addNoise(sentence: string, random: () => number): string {
  const letters = [...sentence];
  const noisy: string[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] as string;
    const chance = random();
    if (chance < 0.03) continue;
    if (chance < 0.05) noisy.push(letter, letter);
    else if (chance < 0.07 && index + 1 < letters.length) noisy.push(letters[++index] as string, letter);
    else if (letter === ' ' && chance < 0.2) continue;
    else if (/[aeiou]/u.test(letter) && chance < 0.12) continue;
    else noisy.push(letter);
  }
  return noisy.join('');
}
